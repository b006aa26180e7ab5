### Lists in words, put together from the left: two items, the last of more, and all others.

list-and-two = { $first } и { $second }
list-and-last = { $first } и { $second }
list-or-two = { $first } или { $second }
list-or-last = { $first } или { $second }
list-more = { $first }, { $second }
