### Block a player, or report the player to the host of the server.

moderation-block = Block { $name }
moderation-block-about = You’ll no longer see { $name }’s messages, here or at other tables, and you’ll never be paired. { $name } won’t know.
moderation-blocked = { $name } is blocked.
moderation-is-blocked = You block { $name }.
moderation-my-blocks = Your blocked players
moderation-report = Report to the host
moderation-report-about = The host of this server gets your report with the last chat messages of this table. The player won’t know.
moderation-reported = Your report is sent. Thank you.
moderation-reason = What happened?
moderation-reason-insults = Insults or hate
moderation-reason-spam = Spam
moderation-reason-name = Offensive name
moderation-reason-stalling = Stalls or walks out
moderation-reason-cheating = Cheats
moderation-reason-other = Something else
moderation-words = In your own words (optional)
moderation-send = Send report
