"""The ``smallworld`` command line.

main       the group of commands, with one-line errors and exit codes
commands   one module per command, in rooms; imported only when it runs
terminal   the game at the prompt of ``smallworld play --terminal``
engine     the JSON protocol of ``smallworld engine``
shared     options, files, texts and output that several commands use
"""
