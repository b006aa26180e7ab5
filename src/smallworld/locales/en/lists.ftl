### Lists in words, put together from the left: two items, the last of more, and all others.

list-and-two = { $first } and { $second }
list-and-last = { $first }, and { $second }
list-or-two = { $first } or { $second }
list-or-last = { $first }, or { $second }
list-more = { $first }, { $second }
