"""The files of the page, ready to be sent.

catalogue  what a player can choose, as JSON
comments   strip comments
bundle     join modules into a few files
compress   compress a file once per encoding
files      all files under one versioned path
"""
