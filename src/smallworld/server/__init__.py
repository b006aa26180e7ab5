"""The server: tables over HTTP and WebSocket, with the page that shows them.

In the order data passes through the rooms:

serve       open the socket, run the application, shut down
app         put the application together
settings    the operator's choices: defaults, config file, command line
http        everything before and around the routes: guard, authentication, errors, metrics
routes      the HTTP and WebSocket routes
live        WebSocket connections and the hub that notifies them
reminders   webhooks that tell an absent player to move
workshop    packs and boards of players: read, checked and drawn in a worker process
advice      explanations, hints and combo values
jobs        worker processes: bots, analyses, balance measurements
club        what outlives a single game: players with several devices
page        the files of the page: bundled, stripped, compressed
tables      the service that loads, changes and shows tables
storage     SQLite and PostgreSQL
messages    the types that go over the wire
words       the word filter for names and chat
refusals    errors that become HTTP statuses
tokens      secrets, their hashes, signed values
background  work beside the requests: repeated steps, tasks, ending both
addresses   network addresses in the settings
allowed_bots  which bots may sit at tables: built-in ones, and those the host allows
"""
