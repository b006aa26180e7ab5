### Accounts, where the host wants them: passkeys, recovery codes, signing in (/me).

account-lead = Vaše jméno, způsoby přihlášení a zařízení.
account-optional = Přístupový klíč uchová vaše jméno, stoly a výsledky i na novém telefonu nebo počítači. Bez hesla, bez e-mailu. Hrát můžete i bez něj.
    .title = Chcete si ponechat jméno?
    .skip = Přeskočit a hrát
account-needed = Na tomto serveru se ke stolu sedá se jménem a přístupovým klíčem. Zvolte jméno, vytvořte klíč, hotovo: bez hesla, bez e-mailu. Dívat se můžete i bez nich.
    .title = Dva kroky ke stolu
    .skip = Jen se dívat
account-ready = Vše je připraveno. Teď můžete usednout.
account-go-on = Vrátit se a hrát
account-sign-in = Už jste tu hráli?
account-sign-in-about = Přihlaste se a vaše stoly, místa i výsledky budou i na tomto zařízení.
account-sign-in-passkey = Přihlásit se přístupovým klíčem
account-no-passkeys = Tento prohlížeč tu přístupové klíče použít nemůže. Použijte novější prohlížeč a adresu, která začíná na https.
account-lost = Nemáte klíč po ruce? Použijte obnovovací kód
account-recovery-code = Obnovovací kód
account-recovery-use = Přihlásit se tímto kódem
account-cancelled = Žádný přístupový klíč nebyl použit, takže se nic nezměnilo. Zkuste to znovu, až budete chtít.
account-already = Na tomto zařízení už svůj přístupový klíč máte. Přihlaste se jím.
account-passkeys = Přístupové klíče
account-passkeys-about = Přístupový klíč je uložen v telefonu, počítači nebo bezpečnostním klíči. Odemknete ho otiskem prstu, obličejem nebo PIN kódem.
account-create = Vytvořit přístupový klíč
account-passkey-add = Přidat další přístupový klíč
account-passkey-added = Váš přístupový klíč je připraven.
account-passkey-removed = Přístupový klíč je odebrán.
account-passkey-refused = Zablokován: zřejmě byl zkopírován. Odeberte ho a přidejte nový.
account-passkey-remove = Odebrat přístupový klíč { $name }
account-passkey-remove-words = Tímto klíčem se tu už nepřihlásíte. Smažte ho i na svém zařízení.
account-recovery = Obnovovací kódy
account-recovery-about = Když přijdete o zařízení i klíče, přihlásí vás jeden z těchto kódů. Každý platí jednou. Uložte si je na papír nebo na bezpečné místo.
account-recovery-left = { $left ->
    [0] Nemáte žádné obnovovací kódy.
    [one] Zbývá vám { $left } obnovovací kód.
    [few] Zbývají vám { $left } obnovovací kódy.
   *[other] Zbývá vám { $left } obnovovacích kódů.
  }
account-recovery-make = Vytvořit obnovovací kódy
account-recovery-renew = Vytvořit nové kódy
account-recovery-renew-words = Staré kódy okamžitě přestanou platit.
account-recovery-once = Kódy se zobrazí jen teď.
account-recovery-copy = Kopírovat kódy
account-recovery-save = Uložit do souboru
account-recovery-done = Mám je uložené
account-sign-out = Odhlásit se zde
account-sign-out-words = Toto zařízení okamžitě ztratí přístup k vašim stolům. Vrátíte se přístupovým klíčem nebo obnovovacím kódem.
account-remove-others = Odebrat všechna ostatní zařízení
account-remove-others-words = Všechna vaše ostatní zařízení okamžitě ztratí přístup k vašim stolům. Místa zůstanou vaše.
account-others-removed = Všechna ostatní zařízení jsou odebrána.
account-device-how = { $how ->
    [passkey] Přihlášeno přístupovým klíčem { $when }
    [recovery] Přihlášeno obnovovacím kódem { $when }
   *[code] Připojeno kódem { $when }
  }
