"""Remind players who are away that a table waits for them.

``service``  set the webhook of a seat; sweep for due reminders and send them
``due``      when a reminder is due
``webhook``  one signed POST to an allowed host
``push``     messages to the browsers of players who want them
"""
