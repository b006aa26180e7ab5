### Improve this wording: readers choose a text on the page and write a better one. $count is the number of suggestions.

wording-bar = Improving the wording
wording-point = Choose any text on the page to improve it.
wording-list = All texts here
wording-save = { $count ->
    [0] No suggestions yet
    [one] Save 1 suggestion
   *[other] Save { $count } suggestions
  }
wording-done = Finish
wording-nothing = No text found here. Try the list of all texts.
wording-kept = { $count ->
    [one] Kept on this device: 1 suggestion.
   *[other] Kept on this device: { $count } suggestions.
  }
wording-which = Which message?
wording-id = Message
wording-english = English
wording-current = Current text
wording-better = Your suggestion
    .about = Keep the parts in braces: names and numbers go there.
wording-keep = Keep suggestion
