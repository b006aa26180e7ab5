"""Find mistakes in the files of a language.

``messages``  parse Fluent files into messages with file and line
``plurals``   branches of a plural that are missing or impossible
``usage``     messages that no source file mentions
``language``  all checks of one language, compared with English
"""
