"""Push messages to the browsers of players who want them (Web Push).

``keys``      the key pair that identifies this server to push services (VAPID)
``message``   texts in the reader's language, encrypted for one browser
``service``   subscriptions; sweep for due messages and send them
"""
