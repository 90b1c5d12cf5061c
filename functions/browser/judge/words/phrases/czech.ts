import type { Phrases } from './phrases.ts';

/** Phrases in Czech and Slovak. */
export const czech: Phrases = {
  thanks: 'dekujeme|dekuji|diky|dakujeme|dakujem|vdaka(?! (?:nasim|nasej))',
  idle: String.raw`
    (?:dekujeme|dakujeme)(?: vam)? za (?:navstev|trpelivost|zajem|zaujem|pochopen|duver|dover|
    pozornost)\p{L}*`,
  open: String.raw`
    (?:vyberte|zvolte|rezervujte)[^.]{0,25}(?:termin|cas|datum|banku|nabidku|ponuku|balicek|zpusob)|(?:zaplatte|uhradte)|(?:nainstalujte|stahnete|stiahnite)[^.]{0,12}aplikac|(?:nastavte|vytvorte|zvolte)[^.]{0,12}(?:heslo|ucet)|(?:nahrajte|zadejte|zadajte|doplnte|vyplnte|prilozte)[^.]{0,25}(?:doklad|dokument|prijem|rodne cislo|datum narozeni|datum narodenia|nize|nizsie)|(?<=^[^\p{L}]*)(?:pokracovat|dalsi(?: krok)?|dale|dalej|zaplatit)[^\p{L}]*$|(?:jakmile|az|ked|akonahle)[^.]{0,15}(?:spustime|otevreme|otvorime|zacneme|bude dostupn)`,
  done: String.raw`
    (?:byl[aoy]?|bol[aoi]?|jsme|sme|je|jste|ste)[^.]{0,40} (?:odeslan|prijat|ulozen|
    zaregistrovan|dorucen|odoslan|zaznamenan|potvrzen|potvrden|zpracovan|odeslali|obdrzeli|
    dostali|prijali|zapsan|uspesn|prihlasen)\p{L}*|uspesne|(?:zprava|sprava|formular|zadost|
    ziadost|prihlaska|poptavka|dopyt|registrace|registracia|prihlaseni) (?:
    bol[ao]? )?(?:uspesne )?(?:odeslan|odoslan|prijat|ulozen|potvrzen|dokonc)\p{L}*
    |(?:jsou|su) (?:ulozen|odeslan|
    odoslan)\p{L}*|obdrzeli jsme|prijali (?:jsme|sme)|dostali (?:jsme|sme)|(?:byl[aoy]?|bol[aoi]?|je|jste|ste)[^.]{0,40} (?:aktivovan|vytvoren|rezervovan|aktualizovan|pridan|schvalen|podan|vybaven|dokoncen|zapocat|zarazen|nahlas)\p{L}*|^(?:[^ ]+ ){0,4}(?:odeslano|odoslane|odoslano|ulozeno|ulozene|prijato|prijate|potvrzeno|potvrdene|registrovano|aktivovano)[.! ]*$`,
  promise: String.raw`
    (?:ozve|kontaktujeme|budeme|zavolame|odpovime|odpovieme|spojime
    )[^.]{0,30}(?: se|$)|(?:vas|vam)[^.]{0,30}(?:kontaktovat|
    kontaktuje|zavola|odpovime|odpovieme|ozvem)`,
  not: String.raw`
    ne(?:byl|bol|lze|mohl|podaril|muze|moz|uspes|dosl|daří|ni)\p{L}*|nie (?:je|sme|bolo)|
    chyb\p{L}*|selhal\p{L}*|zlyhal\p{L}*`,
  failed: String.raw`
    chyb(?:a|e|u|y)(?!\p{L})|nepodaril\p{L}*|nebyl[aoy]? [^.]{0,20}(?:odeslan|ulozen|zpracov|
    dorucen)\p{L}*|nebol[aoi]? [^.]{0,20}(?:odoslan|ulozen|sprac|dorucen)\p{L}*|nelze|
    nemohl\p{L}*|nejde|selhal\p{L}*|zlyhal\p{L}*|(?:zkuste|skuste|opakujte|zopakujte
    )[^.]{0,40}|neni (?:k dispozici|dostupn)\p{L}*|nie je (?:k dispozicii|
    dostupn)\p{L}*|nedostupn\p{L}*|vyprsel\p{L}*|vyprsal\p{L}*|udrzb\p{L}*|neco se pokazilo|
    nieco sa pokazilo|stranka nenalezena|(?:nastal|vyskytl|vznikl|doslo k)[^.]{0,15} ?problem`,
  sorry: String.raw`
    bohuzel|zial|bohuzial|omlouvame|ospravedlnujeme|je nam lito|je nam luto|litujeme`,
  value: String.raw`
    neplatn\p{L}*|nespravn\p{L}*|(?:neni|nie je) (?:platn|spravn)\p{L}*|(?:je|jsou|su|
    pole) (?:povinn|vyzadov|pozadov)\p{L}*|povinne(?!\p{L})|(?:prosim|musite|je treba|je nutne|
    prosime),? (?:zadejte|zadat|vyberte|zkontrolujte|zadajte|
    vypln\p{L}*|skontrolujte|oznacte|odpove\p{L}*|souhlas\p{L}*|prijm\p{L}*)|zadejte (?:platn|
    spravn)\p{L}*|zadajte (?:platn|spravn)\p{L}*|prilis (?:kratk|dlouh|dlh)\p{L}*|
    chybi(?!\p{L})|chyba(?= (?:povinn|udaj))|neodpovida|nesouhlasi|musi (?:byt|obsahovat)|
    vyberte (?:mest|moznost|jednu)|opravte|v[ea]\p{L}* (?:oblasti|regionu|region|
    meste) [^.]{0,15}ne\p{L}+|vyplnte|(?:nesmi|nemuze|nesmie|nemoze) byt prazdn\p{L}*|chyba (?:validace|overeni|validacie)|kvuli chybam|
    neupln\p{L}*`,
  wrong: 'neplatn|nespravn|vyprsel|vyprsal',
  already: String.raw`jiz(?!\p{L})|(?<!aciu |dekojame )uz(?!\p{L})|drive|predtym`,
  taken: String.raw`
    registr\p{L}*|existuje|odesl\p{L}*|odosl\p{L}*|pouzi\p{L}*|vyplni\p{L}*|dokonc\p{L}*|
    obdrzel\p{L}*|poptavku|ziadost|zadost|dostal\p{L}*|prihlas\p{L}*|zaregistrov\p{L}*|
    obsazen\p{L}*|odpove\p{L}*|zodpove\p{L}*|podal\p{L}*|zabrat\p{L}*|prijal\p{L}*|zucastnil\p{L}*`,
  policy: String.raw`
    spam(?!u)|zablokovan\p{L}*|blokovan\p{L}*|pristup (?:odepren|byl odepren)\p{L}*
    |(?:akce|akcia) (?:skoncil)|
    cern\p{L}* listin\p{L}*|zamitnut\p{L}*|odmitnut\p{L}*|zamietnut\p{L}*|odmietnut\p{L}*
    |nespln\p{L}*|neni povolen\p{L}*|nie je povolen\p{L}*|nemate (?:narok|
    opravn|pristup)\p{L}*|zakazan\p{L}*|(?:formular|dotaznik|pruzkum|prieskum|registrace|
    registracia|prihlasky|prihlasovani)[^.]{0,40}(?:uzavren|ukoncen|pozastav|zatvoren|
    skoncil)\p{L}*|(?:jiz|uz) (?:neni|nie je|neprijimame)|kapacita (?:je )?(?:naplnen|
    vycerpan)\p{L}*|maximaln\p{L}* (?:pocet|poctu)|robot\p{L}*|jste clovek|ste clovek|
    automatick\p{L}* (?:aktiv|cinnost)\p{L}*|podezrel\p{L}*|podozriv\p{L}*|
    pouze na pozvan\p{L}*|nemuzeme[^.]{0,25}(?:nabidnout|poskytnout|pomoci)|
    nemozeme[^.]{0,25}(?:ponuknut|poskytnut|pomoct)|formular (?:neni|nie je) (?:aktivn|dostupn)\p{L}*|bezpecnostni\p{L}* duvod\p{L}*|
    (?:byl|bol)[ao]? (?:zrusen|stornovan)\p{L}*`,
  tooMany: String.raw`
    prilis (?:mnoho|casto|rychle|vela)|moc (?:pokusu|pozadavku)|prekrocili (?:jste|ste)|
    limit (?:byl |bol )?(?:prekrocen|vycerpan)\p{L}*|pockejte[^.]{0,20} pred|
    za \d+ (?:sek|min)\p{L}*`,
  signIn: String.raw`
    (?:prihlaste) (?:se|sa)|musite (?:byt prihlasen|se prihlasit|sa prihlasit
    )\p{L}*|nejste prihlasen\p{L}*|se prihlaste|sa prihlaste|jen pro (?:cleny|prihlasene)|omezeno pro cleny`,
  verify: String.raw`
    (?:overovac|potvrzovac|potvrdzovac|aktivac)\p{L}* (?:odkaz|kod|link)\p{L}*|
    (?:potvrd|over)\p{L}*[^.]{0,35}(?:e-?mail|adres|odber|cislo|telefon|registrac|ucet)\p{L}*|
    klik\p{L}*[^.]{0,35}(?:odkaz|link)\p{L}*|(?:zadejte|zadajte)[^.]{0,20}kod|
    kod[^.]{0,25}(?:odesl|zasl|odosl|sms)\p{L}*|pro potvrzeni|pre potvrdenie|temer hotovo|
    takmer hotovo|(?:schránk\p{L}*|poštu|e-?mail)[^.]{0,12} a potvrď`,
  busy: String.raw`
    (?:prosim,? )?(?:cekejte|pockejte|cakajte|pockajte)(?! pred)|odesilani|odosielanie|
    odesila se|nacitani|nacitava|uklada se|jeste ne|este ne|strpeni`,
  condition:
    'po (?:odeslani|vyplneni)|pokud|jestlize|(?<=^|, )ak(?!,| chcete (?:pokracovat|odoslat))|v pripade|kdyby',
  harmless: String.raw`
    (?:nemusite|neni treba|neni nutne|nie je potrebne|netreba)[^.]*|neodpovidejte[^.]*|
    nezavazn\p{L}*`,
  duplicate: String.raw`
    vyžaduje (?:jedinečn|unikátn)\p{L}*|musí (?:byť) (?:jedinečn|unikátn)\p{L}*`,
  closed: String.raw`(?:již|už) (?:neprijím)\p{L}*`,
  quiz: String.raw`
    odpov\p{L}*[^.]{0,15} (?:anti-?spam|kontroln|bezpečnostn)\p{L}* otázk\p{L}*|(?:anti-?spam|
    kontroln|bezpečnostn)\p{L}* otázk\p{L}* je (?:nesprávn|chybn)`,
};
