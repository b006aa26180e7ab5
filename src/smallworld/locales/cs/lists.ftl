### Lists in words, put together from the left: two items, the last of more, and all others.

list-and-two = { $first } a { $second }
list-and-last = { $first } a { $second }
list-or-two = { $first } nebo { $second }
list-or-last = { $first } nebo { $second }
list-more = { $first }, { $second }
