"""Run bots and background jobs in worker processes.

``pool``      worker processes of low priority
``queue``     jobs with progress, subscribers, limits and retention
``analysis``  jobs that analyse games
``balance``   jobs that measure races and powers of packs
``position``  what a seat knows, in the form that workers receive
``bots``      play for bots, expired clocks and absent players
"""
