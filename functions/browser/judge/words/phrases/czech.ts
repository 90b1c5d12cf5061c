import { beside, joined, type Phrases } from './phrases.ts';

const lead = joined(String.raw`
  (?<!\p{L})(?:zprav|sprav[auy](?!\p{L})|formular|zadost|ziadost|prihlask|poptavk|dopyt|registrac|prihlasen|dotaz(?!nik)|otazk|
  vzkaz|odkaz(?!\p{L})|udaj|objednavk|rezervac|schuzk|stretnut|ucet|ucty|uctu|smlouv|zmluv|odpoved|kalkulac|cisl|pojistk|
  hlasen|reklamac|termin)\p{L}*(?: c\.)?`);
const arrived = joined(String.raw`
  (?<!\p{L})(?:odeslan|odoslan|prijat|ulozen|zaregistrovan|registrovan|dorucen|zaznamenan|potvrzen|potvrden|zpracovan|
  zapsan|zapisan|predan|odovzdan|zaevidovan|evidovan|aktivovan|vytvoren|zalozen|(?:za)?rezervovan|objednan|podan|dokoncen|uzavren|
  zarazen|domluven|sjednan|nahlas|prihlasen|pridan|schvalen|vybaven|aktualizovan|uspesn)\p{L}*`);
const took = joined(String.raw`
  (?<!\p{L})(?:odeslali|odoslali|obdrzeli|dostali|prijali|zaevidovali|zaregistrovali|zaznamenali|ulozili|zapsali|predali|
  uzavreli|zalozili|vytvorili|objednali|rezervovali|prihlasili)`);
const came = joined(String.raw`
  (?<!\p{L})(?:dorazil|dosl|prisl|dosel|prisel|putuj|prebehl|probehl|je u nas|je v poradku|je na ceste|lezi u|
  ma(?:me)? na stole)\p{L}*`);
const contacts = joined(String.raw`
  (?<!\p{L})(?:ozv(?:e|eme|u)|ohlasi(?:me)?|kontaktuje(?:me)?|(?:za)?vola(?:me)?|odpovi(?:me)?|odpovie(?:me)?|odepiseme|spoji(?:me)?|
  posleme|zasleme|posle|pripravi(?:me)?|sestavi(?:me)?|informovat|kontaktovat|sdelime|oznamime|dame (?:vam )?vedet)(?!\p{L})`);
const wrongly = '(?:neplatn|nespravn|chybn|neupln|neexistuj)\\p{L}*';
const enter = joined(String.raw`
  (?:zad[ae]j(?:te)?|zadat|vyber(?:te)?|zvolte|zkontrolujte|skontrolujte|vypln\p{L}*|dopln\p{L}*|oprav(?:te)?|oznacte|
  zaskrtnete|uvedte|odpove\p{L}*|souhlas\p{L}*|prijm\p{L}*)`);
const place = joined(String.raw`
  (?<!\p{L})(?:oblast|region|mest|obc[ie](?!\p{L})|lokalit|adres|psc|okres|kraj|okoli)\p{L}*`);
const serves = joined(String.raw`
  (?<!\p{L})(?:neni (?:dostupn|k dispozici)|nie je dostupn|nepusob|neposkyt|nedorucuj|neobsluhuj|nepripoj|nedosah|nesah|
  nejezd|nejsme|nepokryv|nedodav|nenabiz|nepracuj|nefunguj|nepodnik|pripojit neumime)\p{L}*`);
const closes = joined(String.raw`
  (?<!\p{L})(?:formular|dotaznik|pruzkum|prieskum|registrac|prihlask|prihlasovan|akc[ei]|nabor|soutez|sutaz|nabidk|ponuk)\p{L}*`);
const over = joined(String.raw`
  (?<!\p{L})(?:uzavren|uzatvoren|ukoncen|pozastav|zatvoren|skoncil|vyprodan|naplnen|(?:jiz|uz) neplat|neaktivn)\p{L}*`);
const credit =
  '(?<!\\p{L})(?:pujc|pozic|uver|zadost|ziadost|nabidk|nabidnout|ponuknut|poskytn|pomoc|pojist|poist|hypot|limit)\\p{L}*';
const decline = joined(String.raw`
  (?<!\p{L})(?:zamitn|zamitl|zamietn|zamietl|odmitn|odmitl|odmietn|nemuzeme|nemozeme|nesmime|nesmieme|neschval|nevyhov)\p{L}*(?! (?:odeslat|odoslat|zpracovat|spracovat|ulozit))`);
const machine =
  '(?<!\\p{L})(?:server|system|strank|web|spojen|pripojen|internet|databaz|sluzb|formular)\\p{L}*';
const broken = joined(String.raw`
  (?<!\p{L})(?:neodpovid|neodpoveda|nefunguj|spadl|vypadl|vypadek|vypadok|vypoved|selhal|zlyhal|nedostupn|pretizen|pretazen|preruse)\p{L}*`);

/** Phrases in Czech and Slovak. */
export const czech: Phrases = {
  thanks: 'dekujeme|dekuji|diky|dakujeme|dakujem|vdaka(?! (?:nasim|nasej))',
  idle: String.raw`
    (?:dekujeme|dakujeme)(?: vam)? za (?:navstev|trpelivost|zajem|zaujem|pochopen|duver|dover|
    pozornost)\p{L}*`,
  open: String.raw`
    (?:vyberte|zvolte|rezervujte)[^.]{0,25}(?:termin|cas|datum|banku|nabidku|ponuku|balicek|zpusob)|(?:zaplatte|uhradte)|(?:nainstalujte|stahnete|stiahnite)[^.]{0,12}aplikac|(?:nastavte|vytvorte|zvolte)[^.]{0,12}(?:heslo|ucet)|(?:nahrajte|zadejte|zadajte|doplnte|vyplnte|(?:odeslan|odoslan)\p{L}* prazdn\p{L}*|prilozte)[^.]{0,25}(?:doklad|dokument|prijem|rodne cislo|datum narozeni|datum narodenia|nize|nizsie)|(?<=^[^\p{L}]*)(?:pokracovat|dalsi(?: krok)?|dale|dalej|zaplatit)[^\p{L}]*$|(?:jakmile|az|ked|akonahle)[^.]{0,15}(?:spustime|otevreme|otvorime|zacneme|bude dostupn)`,
  done: String.raw`
    ${beside(lead, `${arrived}|${came}|${took}`, 40)}|(?:byl[aoy]?|bol[aoi]?|jsme|sme|je|jste|ste|jsou|su)[^.]{0,40} (?:${arrived}|${took})|
    uspesne|(?:povedlo|podarilo) s[ea](?=\W*$)|potvrzujeme (?:prijet|registrac)\p{L}*|potvrdzujeme prijat\p{L}*|v dobrych ruk\p{L}*|${took} (?:jsme|sme|jste s[ei])|(?:evidujeme|mame|ma) (?:\p{L}+ )?(?:vas|vase|vasi)\p{L}* ${lead}|mame vas na seznamu|vas\p{L}* ${lead}[^.]{0,15} (?:resi|vyrizuj|proveruj)\p{L}*|jste v poradniku|
    ^(?:[^ ]+ ){0,4}(?:odeslano|odoslane|odoslano|ulozeno|ulozene|prijato|prijate|potvrzeno|potvrdene|registrovano|aktivovano)[.! ]*$`,
  promise: String.raw`
    (?:vas|vam)[^.]{0,40}${contacts}|${contacts}[^.]{0,30} (?:se|sa|vam|vas|zpet|do|zitra|brzy|coskoro)|${contacts}$|
    (?:brzy|coskoro|zitra|zajtra|nas (?:poradce|makler)) [^.]{0,30}${contacts}|(?:odpoved|nabidk\p{L}*) (?:obdrzite|dostanete|prijde|pristanou)`,
  not: String.raw`
    ne(?:byl|bol|lze|mohl|podaril|muze|moz|uspes|dosl|prisl|doraz|dari|zdar|ulozil|ni)\p{L}*|nie (?:je|sme|bolo)|
    chyb\p{L}*|selhal\p{L}*|zlyhal\p{L}*`,
  failed: String.raw`
    chyb(?:a|e|u|y)(?!\p{L})|ne(?:po|z)daril\p{L}*|ne(?:byl|bol)[aoiy]? [^.]{0,20}(?:ulozen|zpracov|sprac|dorucen|odeslan|odoslan)\p{L}*|
    ne(?:ulozil|odeslal|odoslal|dorazil|dosl|prisl)\p{L}*|nelze|nemohl\p{L}*|nejde|selhal\p{L}*|zlyhal\p{L}*|
    (?:zkuste|skuste|opakujte|zopakujte)[^.]{0,40}|neni (?:k dispozici|dostupn)\p{L}*|nie je (?:k dispozicii|dostupn)\p{L}*|
    nedostupn\p{L}*|vyprsel\p{L}*|vyprsal\p{L}*|udrzb\p{L}*|(?:neco|nieco) s[ea] (?:po|roz)(?:kaz|bil)\p{L}*|
    stranka nenalezena|(?:nastal|vyskytl|vznikl|doslo k)[^.]{0,15} ?problem`,
  fault: String.raw`
    ${beside(String.raw`(?<!\p{L})(?:relac|odkaz|platnost|token|session)\p{L}*`, String.raw`(?<!\p{L})(?:vyprsel|vyprsal|neplatn)\p{L}*`, 30)}|
    ${beside(machine, broken, 40)}|technick\p{L}* (?:chyb|problem|potiz|odstavk|duvod)\p{L}*|chyb\p{L}* (?:serveru|servera|spojeni)`,
  sorry: String.raw`
    bohuzel|zial|bohuzial|omlouvame|ospravedlnujeme|je nam lito|je nam luto|litujeme`,
  value: String.raw`
    ${wrongly}|(?:neni|nie je|nema\p{L}*) (?:platn|spravn)\p{L}*|(?:je|jsou|su|pole) (?:povinn|vyzadov|pozadov)\p{L}*|povinne(?!\p{L})|
    (?:prosim|musite|je treba|je nutne|prosime),? ${enter}|${enter} (?:prosim )?(?:platn|spravn|jin|in[eéyú]|to|mest|moznost|jednu|pole|chyb)\p{L}*|
    prilis (?:kratk|dlouh|dlh|mal|nizk|vysok)\p{L}*|chybi(?!\p{L})|chyba(?= (?:povinn|udaj))|
    ne(?:odpovida|souhlasi|suhlasi|sedi)(?!\p{L})|musi (?:byt|mit|mat|obsahovat)|opravte|vyplnte(?! [^.]{0,30}(?: a|,) (?:\p{L}+ ){0,3}${contacts})|bez (?:souhlasu|suhlasu)|
    (?:nesmi|nemuze|nesmie|nemoze) byt prazdn\p{L}*|chyba (?:validace|overeni|validacie)|kvuli chybam`,
  area: String.raw`
    ${beside(serves, place, 60)}|(?:oblast|region|mest|adres)\p{L}* [^.]{0,15}ne(?:pus|pos|dor|obs|pri|dod|jso|jsm)\p{L}+|mimo [^.]{0,15}(?:oblast|dosah|pokryt)\p{L}*`,
  wrong: 'neplatn|nespravn|vyprsel|vyprsal',
  already: String.raw`jiz(?!\p{L})|(?<!aciu |dekojame |ted' |ted )uz(?!\p{L})|drive|predtym`,
  taken: String.raw`
    registr\p{L}*|existuje|ode?sl\p{L}*|odosl\p{L}*|poslal\p{L}*|pouzi\p{L}*|vyplni\p{L}*|dokonc\p{L}*|obdrzel\p{L}*|poptavku|ziadost|zadost|
    dostal\p{L}*|prihlas\p{L}*|zaregistrov\p{L}*|obsazen\p{L}*|odpove\p{L}*|zodpove\p{L}*|podal\p{L}*|zabrat\p{L}*|prijal\p{L}*|
    zucastnil\p{L}*|vyrizuj\p{L}*|se zname|v (?:databazi|systemu|evidenci)`,
  policy: String.raw`
    (?:jako|ako|za|filtr\p{L}*)[^.]{0,10}spam(?!u)|antispam\p{L}* filtr\p{L}*|spam[^\p{L}]*$|zablokovan\p{L}*|blokovan\p{L}*|pristup (?:odepren|byl odepren)\p{L}*
    |(?:akce|akcia) (?:skoncil)|
    cern\p{L}* listin\p{L}*|${beside(credit, decline, 60)}|${beside(closes, over, 40)}|zamitnut\p{L}*|odmitnut\p{L}*|zamietnut\p{L}*|odmietnut\p{L}*
    |nespln\p{L}*|neni povolen\p{L}*|nie je povolen\p{L}*|nemate (?:narok|
    opravn|pristup)\p{L}*|zakazan\p{L}*|(?:formular|dotaznik|pruzkum|prieskum|registrace|
    registracia|prihlasky|prihlasovani)[^.]{0,40}(?:uzavren|ukoncen|pozastav|zatvoren|
    skoncil)\p{L}*|(?:jiz|uz) (?:neni|nie je|neprijimame)|kapacita (?:je )?(?:naplnen|
    vycerpan)\p{L}*|maximaln\p{L}* (?:pocet|poctu)|robot\p{L}*|jste clovek|ste clovek|
    automatick\p{L}* (?:aktiv|cinnost)\p{L}*|podezrel\p{L}*|podozriv\p{L}*|
    pouze na pozvan\p{L}*|nemuzeme[^.]{0,25}(?:nabidnout|poskytnout|pomoci)|
    nemozeme[^.]{0,25}(?:ponuknut|poskytnut|pomoct)|formular (?:neni|nie je) (?:aktivn|dostupn)\p{L}*|bezpecnostni\p{L}* duvod\p{L}*|
    (?:byl|bol)[ao]? (?:zrusen|stornovan)\p{L}*|ne(?:byl|bol)[aoi]? (?:schvalen|uznan|vybran)\p{L}*`,
  tooMany: String.raw`
    (?:prilis|moc) (?:mnoho|casto|rychle|vela)|moc (?:pokusu|pozadavku)|zpomalte|prekrocili (?:jste|ste)|
    limit (?:byl |bol )?(?:prekrocen|vycerpan)\p{L}*|pockejte[^.]{0,20} pred`,
  later: String.raw`
    (?:zkuste|skuste)[^.]{0,30} za (?:\d|chvil|hodin|par|nekolik)[^.]*|pockejte (?:\d|chvil|par)[^.]*`,
  signIn: String.raw`
    (?:prihlaste) (?:se|sa)|musite (?:byt |s[ea] )?prihlas\p{L}*|nejste prihlasen\p{L}*|s[ea] (?:\p{L}+ )?prihlaste|jen pro (?:cleny|prihlasene)|omezeno pro cleny`,
  verify: String.raw`
    (?:overovac|potvrzovac|potvrdzovac|aktivac)\p{L}* (?:odkaz|kod|link)\p{L}*|
    (?:potvrd|over)\p{L}*[^.]{0,35}(?:e-?mail|adres|odber|cislo|telefon|registrac|ucet)\p{L}*|
    klik\p{L}*[^.]{0,35}(?:odkaz|link|dokonc|potvrd|aktivuj)\p{L}*|(?<!\p{L})(?:po|za|ode)slali[^.]{0,25} odkaz\p{L}*|(?:zadejte|zadajte|opiste)[^.]{0,20}kod(?!\p{L}* z obr)|
    kod[^.]{0,25}(?:odesl|zasl|odosl|sms)\p{L}*|pro potvrzeni|pre potvrdenie|temer hotovo|
    takmer hotovo|(?:schránk\p{L}*|poštu|e-?mail)[^.]{0,12} a potvrď`,
  busy: String.raw`
    (?:prosim,? )?(?:cekejte|pockejte|cakajte|pockajte)(?! pred)|(?:nechte|zanechte|vyplnte|nechajte|zadejte|napiste)[^.]{0,60}(?:,| a|-|–) (?:\p{L}+ ){0,3}${contacts}|odesilani|odosielanie|
    odesila se|nacitani|nacitava|uklada se|jeste ne|este ne|strpeni`,
  condition:
    'po (?:odeslani|vyplneni)|pokud|kdybychom|jestlize|(?<=^|, )ak(?!,| chcete (?:pokracovat|odoslat))|v pripade|kdyby',
  harmless: String.raw`
    (?:nemusite|neni (?:treba|nutne)|nie je potrebne|netreba)[^.]*|neodpovidejte[^.]*|nezavazn\p{L}*|k nicemu[^.]*nezavazuje|
    ne(?:zavirejte|zatvarajte|bojte|vahejte|odesilejte|odosielajte)\p{L}*[^.,;:–]*|bez (?:rucitel|poplatk|starost|spam)\p{L}*|
    (?:o vikendu|o vikendech|v (?:sobotu|nedeli|nedelu)|cez vikend)[^.,;–]{0,20} ne(?:vola|prac)\p{L}*|
    uz (?=(?:resi|zpracov|pracuj|hled|na stole|u nas)\p{L}*)`,
  duplicate: String.raw`
    (?:vyzaduje|musi byt) (?:jedinecn|unikatn)\p{L}*|duplicit\p{L}*|
    (?:podruhe|dvakrat|dalsi|druh[eo]?u|nov[eo]?u|znovu)[^.]{0,30}(?<!\p{L})(?:podat nelze|nelze podat|nezapis|neprijim|neevid|nevytvar)\p{L}*`,
  closed: String.raw`(?:jiz|uz) (?:neprijim|nezapisuj|nenabir)\p{L}*|nove (?:prihlasky|zadosti|ziadosti)[^.]{0,10} neprijim\p{L}*`,
  quiz: String.raw`
    odpov\p{L}*[^.]{0,15} (?:anti-?spam|kontroln|bezpecnostn)\p{L}* otazk\p{L}*|(?:anti-?spam|kontroln|bezpecnostn)\p{L}* (?:otazk|priklad|kod)\p{L}*[^.]{0,15} (?:${wrongly}|neni)|
    (?:vysledek|vysledok|opis)[^.]{0,20}(?:priklad|obrazk)\p{L}*`,
};
