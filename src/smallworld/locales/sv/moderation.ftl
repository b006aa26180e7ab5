### Block a player, or report the player to the host of the server.

moderation-block = Blockera { $name }
moderation-block-about = Du ser inte längre meddelanden från { $name }, varken här eller vid andra bord, och ni paras aldrig ihop. { $name } får inte veta det.
moderation-blocked = { $name } är blockerad.
moderation-is-blocked = Du blockerar { $name }.
moderation-my-blocks = Dina blockerade spelare
moderation-report = Anmäl till den som driver servern
moderation-report-about = Den som driver servern får din anmälan med de senaste meddelandena vid bordet. Spelaren får inte veta det.
moderation-reported = Anmälan är skickad. Tack.
moderation-reason = Vad hände?
moderation-reason-insults = Förolämpningar eller hat
moderation-reason-spam = Skräpmeddelanden
moderation-reason-name = Stötande namn
moderation-reason-stalling = Maskar eller går mitt i spelet
moderation-reason-cheating = Fuskar
moderation-reason-other = Något annat
moderation-words = Med egna ord (frivilligt)
moderation-send = Skicka anmälan
