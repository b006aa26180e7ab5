### Accounts, where the host wants them: passkeys, recovery codes, signing in (/me).

account-lead = Nafnið þitt, leiðirnar inn og tækin þín.
account-optional = Aðgangslykill geymir nafnið þitt, borðin og úrslitin, líka í nýjum síma eða tölvu. Ekkert lykilorð, enginn tölvupóstur. Þú getur spilað án hans.
    .title = Viltu halda nafninu?
    .skip = Sleppa þessu og spila
account-needed = Á þessum þjóni sestu með nafn og aðgangslykil. Veldu nafn, búðu til lykil, búið: ekkert lykilorð, enginn tölvupóstur. Þú getur horft á án þeirra.
    .title = Tvö skref að borðinu
    .skip = Bara horfa á
account-ready = Allt er tilbúið. Nú geturðu sest.
account-go-on = Fara til baka og spila
account-sign-in = Hefurðu komið áður?
account-sign-in-about = Skráðu þig inn og þá eru borðin þín, sætin og úrslitin líka í þessu tæki.
account-sign-in-passkey = Skrá inn með aðgangslykli
account-no-passkeys = Þessi vafri getur ekki notað aðgangslykla hér. Notaðu nýlegan vafra og vistfang sem byrjar á https.
account-lost = Enginn aðgangslykill við höndina? Notaðu endurheimtarkóða
account-recovery-code = Endurheimtarkóði
account-recovery-use = Skrá inn með kóðanum
account-cancelled = Enginn aðgangslykill var notaður og því breyttist ekkert. Reyndu aftur þegar þú vilt.
account-already = Þetta tæki er þegar með aðgangslykil frá þér. Skráðu þig inn með honum.
account-passkeys = Aðgangslyklar
account-passkeys-about = Aðgangslykill er í símanum þínum, tölvunni eða öryggislykli. Þú opnar hann með fingrafari, andliti eða PIN-númeri.
account-create = Búa til aðgangslykil
account-passkey-add = Bæta við aðgangslykli
account-passkey-added = Aðgangslykillinn þinn er tilbúinn.
account-passkey-removed = Aðgangslykillinn var fjarlægður.
account-passkey-refused = Lokaður: hann virðist hafa verið afritaður. Fjarlægðu hann og bættu við nýjum.
account-passkey-remove = Fjarlægja aðgangslykilinn { $name }
account-passkey-remove-words = Ekki verður lengur hægt að skrá sig inn hér með þessum lykli. Eyddu honum líka í tækinu þínu.
account-recovery = Endurheimtarkóðar
account-recovery-about = Ef þú týnir tækjunum og aðgangslyklunum skráir einn þessara kóða þig inn. Hver þeirra virkar einu sinni. Geymdu þá á blaði eða á öruggum stað.
account-recovery-left = { $left ->
    [0] Þú átt enga endurheimtarkóða.
    [one] Þú átt { $left } endurheimtarkóða eftir.
   *[other] Þú átt { $left } endurheimtarkóða eftir.
  }
account-recovery-make = Búa til endurheimtarkóða
account-recovery-renew = Búa til nýja kóða
account-recovery-renew-words = Gömlu kóðarnir hætta strax að virka.
account-recovery-once = Kóðarnir sjást aðeins núna.
account-recovery-copy = Afrita kóðana
account-recovery-save = Vista sem skrá
account-recovery-done = Ég hef geymt þá
account-sign-out = Skrá út hér
account-sign-out-words = Þetta tæki missir strax aðgang að borðunum þínum. Aðgangslykill eða endurheimtarkóði kemur þér aftur inn.
account-remove-others = Fjarlægja öll önnur tæki
account-remove-others-words = Öll tækin þín nema þetta missa strax aðgang að borðunum þínum. Sætin eru áfram þín.
account-others-removed = Öll önnur tæki voru fjarlægð.
account-device-how = { $how ->
    [passkey] Skráð inn með aðgangslykli { $when }
    [recovery] Skráð inn með endurheimtarkóða { $when }
   *[code] Tengt með kóða { $when }
  }
