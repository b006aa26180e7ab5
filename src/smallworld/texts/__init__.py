"""Turn facts (codes, ids and numbers) into sentences of a language, from Fluent files.

In the order data passes through them:

``languages``     the languages in ``locales/``, and how they write decimals
``bundle``        the messages of a language, parsed when first used
``fluent``        format messages of a language, with English as the fallback
``names``         names of races, powers, regions, seats and pieces, with their grammatical forms
``variables``     facts of an event or refusal as variables of a message
``events``        what happened, as sentences
``refusals``      why an action, file or request was refused
``wording``       the sentences of errors and events, for the layers below
``explanations``  prices and incomes part by part
``cards``         the rule of a race or power, from a text or from its numbers
``packs``         texts that packs bring along
``reasons``       why a bot chooses its actions
``analysis``      costly turns, luck and advice after a game
``suggestions``   better texts that readers suggest
``check``         find mistakes in the files of a language
"""
