"""Run bots and background jobs in worker processes.

``worker``     a worker process of low priority, with limits
``scheduler``  one fair queue in front of all workers
``queue``      jobs with progress, subscribers, limits and retention
``analysis``   jobs that analyse games
``balance``    jobs that measure races and powers of packs
``position``   what a seat knows, in the form that workers receive
``programs``   programs and third-party classes that play seats
``bots``       play for bots, expired clocks and absent players
"""
