### Lists in words, put together from the left: two items, the last of more, and all others.

list-and-two = { $first } ja { $second }
list-and-last = { $first } ja { $second }
list-or-two = { $first } tai { $second }
list-or-last = { $first } tai { $second }
list-more = { $first }, { $second }
