### The page as a whole.

page-missing = A part of the page could not be fetched: the server is away, or newer than this page.
page-reload = Load again
