"""Find mistakes in the files of a language.

``messages``    parse Fluent files into messages with file and line
``plurals``     branches of a plural that are missing or impossible
``usage``       messages that no source file mentions
``typography``  spaces, quotes, percent signs and ellipses
``words``       words to avoid, English in other languages, terms of the edition
``buttons``     labels too long for a small screen
``language``    all checks of one language, compared with English
"""
