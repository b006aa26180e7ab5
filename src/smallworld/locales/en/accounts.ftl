### Accounts, where the host wants them: passkeys, recovery codes, signing in (/me).

account-lead = Your name, your ways back in, and your devices.
account-optional = A passkey keeps your name, tables and results, also on a new phone or computer. No password, no e-mail. You can play without it.
    .title = Keep your name?
    .skip = Skip this and play
account-needed = On this server you sit down with a name and a passkey. Choose a name, create a passkey, done: no password, no e-mail. You can watch without it.
    .title = Two steps to the table
    .skip = Just watch
account-ready = All set. You can sit down now.
account-go-on = Go back and play
account-sign-in = Been here before?
account-sign-in-about = Sign in, and your tables, seats and results are on this device, too.
account-sign-in-passkey = Sign in with a passkey
account-no-passkeys = This browser can’t use passkeys here. Use a recent browser, and an address that begins with https.
account-lost = No passkey at hand? Use a recovery code
account-recovery-code = Recovery code
account-recovery-use = Sign in with this code
account-cancelled = No passkey was used, so nothing has changed. Try again when you like.
account-already = This device already has a passkey of yours. Sign in with it instead.
account-passkeys = Passkeys
account-passkeys-about = A passkey lives in your phone, computer or security key. You unlock it by fingerprint, face or PIN.
account-create = Create a passkey
account-passkey-add = Add another passkey
account-passkey-added = Your passkey is ready.
account-passkey-removed = The passkey is removed.
account-passkey-refused = Blocked: it seems to have been copied. Remove it and add a new one.
account-passkey-remove = Remove passkey { $name }
account-passkey-remove-words = This passkey will no longer sign you in here. Delete it on your device, too.
account-recovery = Recovery codes
account-recovery-about = If you lose your devices and passkeys, one of these codes signs you in. Each works once. Keep them on paper or in a safe place.
account-recovery-left = { $left ->
    [0] You have no recovery codes.
    [one] You have { $left } recovery code left.
   *[other] You have { $left } recovery codes left.
  }
account-recovery-make = Create recovery codes
account-recovery-renew = Create new codes
account-recovery-renew-words = Your old codes stop working at once.
account-recovery-once = These codes are shown only now.
account-recovery-copy = Copy codes
account-recovery-save = Save as file
account-recovery-done = I’ve kept them
account-sign-out = Sign out here
account-sign-out-words = This device loses access to your tables at once. A passkey or a recovery code brings you back.
account-remove-others = Remove all other devices
account-remove-others-words = All your devices but this one lose access to your tables at once. Your seats stay yours.
account-others-removed = All other devices are removed.
account-device-how = { $how ->
    [passkey] Signed in with a passkey { $when }
    [recovery] Signed in with a recovery code { $when }
   *[code] Connected by a code { $when }
  }
