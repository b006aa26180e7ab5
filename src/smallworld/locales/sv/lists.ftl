### Lists in words, put together from the left: two items, the last of more, and all others.

list-and-two = { $first } och { $second }
list-and-last = { $first } och { $second }
list-or-two = { $first } eller { $second }
list-or-last = { $first } eller { $second }
list-more = { $first }, { $second }
