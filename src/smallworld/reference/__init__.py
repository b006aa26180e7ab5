"""The rules reference: entries, rulings, editions and examples run by the engine.

sources     read the TOML files of this folder
shapes      the data types of the reference
editions    differences of the printed rulebooks in other languages
examples    small positions, played and explained by the engine
book        the whole reference, put together
sentences   entries and examples as sentences in a language
search      find entries by id, name or content
"""
