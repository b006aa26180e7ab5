"""Accounts, where the host wants them: a name with passkeys and recovery codes, no passwords.

``members``   refuse players without an account where the host requires one
``ceremony``  verify what a browser created or signed (WebAuthn)
``passkeys``  add passkeys, sign in with them
``recovery``  recovery codes, for players who lost their passkeys
"""
