"""Store all games in one PostgreSQL schema, shared by several server processes.

``pool``      durable connections, and retries while the server is unreachable
``schema``    create, migrate and check the schema
``queries``   SQL statements; values are always parameters
``listener``  LISTEN for changes of all processes without missing any
``store``     the storage: group commit and reads over the pool
"""
