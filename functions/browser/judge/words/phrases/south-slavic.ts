import type { Phrases } from './phrases.ts';

/** Phrases in Croatian, Serbian and Bosnian in Latin letters, and in Slovenian. */
export const southSlavic: Phrases = {
  thanks: 'hvala|zahvaljujemo|najlepsa hvala',
  idle: String.raw`
    hvala(?: vam)? (?:na|za) (?:posjet\p{L}*|poset\p{L}*|obisk\p{L}*|strpljenju|strpljenje|
    potrpljenje|potrpezljivost|interes\p{L}*|zanimanj\p{L}*|razumijevanju|razumevanj\p{L}*|
    povjerenju|poverenju|zaupanje)`,
  open: String.raw`
    (?:odaberite|izaberite|izberite|rezervirajte)[^.]{0,25}(?:termin|vrijeme|vreme|cas|datum|banku|banko|ponudu|ponudbo|paket)|(?:platite|uplatite|placajte)|(?:instalirajte|preuzmite|namestite|prenesite)[^.]{0,12}aplikacij|(?:postavite|kreirajte|stvorite|ustvarite|nastavite)[^.]{0,12}(?:lozinku|geslo|racun|nalog)|(?:ucitajte|unesite|vnesite|nalozite|dopunite|ispunite)[^.]{0,25}(?:dokument|prihod|dohodek|oib|jmbg|emso|datum rodenja|datum rojstva|ispod|spodaj)|(?<=^[^\p{L}]*)(?:nastavi|dalje|naprej|sljedeci korak|naslednji korak)[^\p{L}]*$|(?:kada|cim|ko)[^.]{0,10}(?:krenemo|otvorimo|pocnemo|zacnemo|odpremo)`,
  done: String.raw`
    (?:je|su|so|smo|ste|sta|bil[aoi]?)[^.]{0,45} ?(?:poslan|primljen|spremljen|
    registriran|prijavljen|zabiljezen|poslat|sacuvan|primili|prejet|prejeli|shranjen|
    oddan|narocen|prijavili|potvrdjen|potvrden|potrjen|registrovan|posredovan|uspjesn|uspesn|
    zabelezen)\p{L}*|uspjesno|uspesno|(?:poruka|zahtjev|zahtev|upit|obrazac|sporocilo|
    povprasevanje|prijava|narocilo) (?:je )?(?:uspesno )?(?:poslan|primljen|poslat|
    oddan|prejet|zaprimljen)\p{L}*|primili smo|zaprimili smo|prejeli smo|(?:je|su|so|smo|ste)[^.]{0,45} ?(?:aktiviran|kreiran|ustvarjen|rezerviran|rezervisan|azuriran|dodan|dodat|obraden|obdelan|evidentiran|predan|podnesen|podnet|zakljucen|dostavljen|dovrsen|zavrsen)\p{L}*|^(?:[^ ]+ ){0,4}(?:poslano|poslato|spremljeno|sacuvano|primljeno|shranjeno|oddano|prejeto|potvrdeno|potvrdjeno|potrjeno|aktivirano)[.! ]*$|(?:racun|nalog|profil)\p{L}* je \p{L}+(?:en|an)(?!\p{L})`,
  promise: String.raw`
    (?:kontaktirat|kontaktirac|javit|javic|odgovorit|odgovoric|nazvat|pozvac)(?!e(?!\p{L}))\p{L}* (?:ce
    )?|(?:kontaktiracemo|javicemo|odgovoricemo)|
    (?:vas|vam) (?:bo|ce)[^.]{0,30}(?:kontaktiral|odgovoril|poklical|kontaktirati|
    javiti|nazvati|odgovoriti)\p{L}*|bomo (?:vas|vam)|oglasili`,
  not: String.raw`
    ni(?!\p{L})|nije|nisu|nismo|niste|niso|ne (?:moze|mozemo|more|moremo)|neuspje\p{L}*|
    neuspe\p{L}*|gresk\p{L}*|pogresk\p{L}*|napak\p{L}*`,
  failed: String.raw`
    gresk\p{L}*|pogresk\p{L}*|napak[aeio]|neuspje\p{L}*|neuspe[hls]\p{L}*|(?:ni
    )[^.]{0,40} (?:poslan|poslat|spremljen|sacuvan|uspjel|uspel|moguce|mogli|mogoce|dostupn|
    bilo|shranjen|oddan|na voljo)\p{L}*|ne moze|(?:pokusajte|poskusite|probajte)[^.]{0,30}|
    nedostup\p{L}*|isteka?o|istekla|potekl\p{L}*|odrzavanj\p{L}*|vzdrzevanj\p{L}*|
    nesto je poslo|nekaj je slo|slo je narobe|doslo je do (?:problem)\p{L}*|
    prislo je do|stranica nije pronadena`,
  sorry: String.raw`
    nazalost|zal(?!\p{L})|zao nam|oprostite|ispricavamo|izvinjavamo|opravicujemo`,
  value: String.raw`
    nevazec\p{L}*|neispravn\p{L}*|nevaljan\p{L}*|neveljavn\p{L}*|napacn\p{L}*|pogresan|pogresna|
    netocn\p{L}*|netacn\p{L}*|(?:nije|ni) (?:valjan|ispravn|vazec|veljav|pravilen|tocn)\p{L}*|
    (?:je|su|so|polje) (?:obavezn|obvezn|potrebn)\p{L}*|obvezno|obavezno|(?:molimo|morate|
    prosimo)(?: vas)?,? (?:unesite|upisite|odaberite|izaberite|popunite|ispunite|provjerite|
    proverite|ispravite|vnesite|izpolnite|izberite|preverite|prihvatite|prihvatiti|sprejmite|
    odgovor\p{L}*)|(?:unesite|upisite) (?:isprava?n|valjan|vazec)\p{L}*|vnesite (?:veljav|
    pravil)\p{L}*|prekratk\p{L}*|predug\p{L}*|nedostaje|manjka|mora (?:biti|sadrzavati|
    vsebovati)|se ne (?:podudara|ujema)|(?:ne sme|ne smije|ne moze|ne more) biti praz\p{L}*|(?:molimo|prosimo)[^.]{0,10} (?:vpisite)|(?:napaka|gresk\p{L}*|pogresk\p{L}*) (?:pri )?(?:preverjanj|validacij|provjer)\p{L}*|
    (?:popravite|ispravite) (?:naslednj|sljedeć|sledeć|označen)\p{L}*|popravite[^.]{0,12} polja`,
  wrong: 'nevazec|neispravn|neveljavn|napacn|pogresan|istek|potek|netocn',
  already: String.raw`vec(?!\p{L})|(?:ste|je|smo|so|bil[aoi]?) ze(?!\p{L})|ze (?:obstaja|prijavljen|registriran|uporablj|v uporabi|izpolnj|narocen|oddan|prejet|zaseden)|prethodno`,
  taken: String.raw`
    registr\p{L}*|postoji|obstaja|posl\p{L}*|primili|prejeli|koristi|koristen\p{L}*|
    iskoristen\p{L}*|zauzet\p{L}*|zaseden\p{L}*|popun\p{L}*|ispun\p{L}*|izpoln\p{L}*|
    prijavl\p{L}*|prijavi\p{L}*|uporablj\p{L}*|odgovor\p{L}*|pretplac\p{L}*|narocen\p{L}*|
    zakljuc\p{L}*|zavrs\p{L}*|oddal\p{L}*|predal\p{L}*|dovrs\p{L}*`,
  policy: String.raw`
    spam(?!a)|blokiran\p{L}*|crnoj listi|crnem seznamu|odbijen\p{L}*|zavrnjen\p{L}*|
    odbacen\p{L}*|ne (?:ispunjavate|izpolnjujete|zadovoljavate)|nemate (?:pravo|pristup)|
    nimate (?:pravice|dostopa)|zabranjen\p{L}*|prepovedan\p{L}*|nije (?:dozvoljen|
    dopusten)\p{L}*|ni dovoljen\p{L}*|(?:obrazac|anketa|prijave|registracija|upitnik|obrazec|
    natjecaj|konkurs)[^.]{0,40}(?:zatvoren|zavrsen|pauziran|zaprt|zakljucen|ustavljen|
    istekao)\p{L}*|(?:vise|vec) (?:nije|ni|ne) (?:moguce)?|
    popunjen\p{L}*[.!]|maksimal\p{L}* (?:broj|stevil)\p{L}*|najvec\p{L}* stevil\p{L}*|
    robot\p{L}*|(?:ste) (?:covjek|covek|clovek)|automati\p{L}* (?:aktivnost|
    dejavnost)\p{L}*|sumnjiv\p{L}*|sumljiv\p{L}*|ne (?:mozemo|moremo)[^.]{0,25}(?:ponuditi|
    pomoci|odobriti|pomagati)`,
  tooMany: String.raw`
    previse|prevec|prekoraci\p{L}*|presezen\p{L}*|prebrzo|prehitro|pricekajte[^.]{0,20} prije|
    sacekajte[^.]{0,20} pre |pocakajte[^.]{0,20} pred|za \d+ sek\p{L}*|cez \d+ sek\p{L}*`,
  signIn: String.raw`
    (?:prijavite|ulogujte|vpisite|prijavi) se|morate (?:se prijaviti|biti prijavljen|se vpisati|
    biti ulogovan)\p{L}*|niste prijavljen\p{L}*|se (?:prijavite|vpišite)`,
  verify: String.raw`
    (?:potvrdn|verifikacij|potrditven|aktivacij)\p{L}* (?:link|kod|povezav|poveznic|veza
    )\p{L}*|(?:potvrd|potrd|verific|preverit)\p{L}*[^.]{0,35}(?:e-?mail|e-?post|e-?nasl|
    adres|pretplat|narocnin|broj|stevilk|telefon|prijav|racun)\p{L}*|
    klik\p{L}*[^.]{0,35}(?:link|vez)\p{L}*|(?:unesite|vnesite|
    upisite)[^.]{0,20}(?:kod)(?!\p{L}{3})|kod[^.]{0,25}poslan\p{L}*|skoro gotovo|
    (?:pretinac|sandučić|nabiralnik|e-?pošt\p{L}*|inbox)[^.]{0,12} (?:i|in|te) potv?rdite`,
  busy: String.raw`
    pricekajte|
    sacekajte|pocakajte|slanje|ucitavanje|nalaganje|posiljanje|se (?:sprema|salje|cuva|ucitava|
    shranjuje|posilja)|jos nije|se ni`,
  condition: 'ako(?! spam)|ukoliko|(?<=^|, )ce (?:ne|ste|zelite)|v primeru|u slucaju',
  harmless: String.raw`
    (?:nije|ni) (?:potrebno|treba|potrebna)[^.]*|ne (?:trebate|morate|odgovarajte|rabite)[^.]*|
    bez obveze`,
  duplicate: String.raw`
    (?:zahtijeva|zahteva|traži) (?:jedinstven|edinstven|enoličn)\p{L}*|mora biti (?:jedinstven|
    edinstven|enoličn)\p{L}*`,
  closed: String.raw`
    više ne (?:prim|prihvać|prihvat)\p{L}*|ne (?:sprejema|sprejemamo|prima) (?:več|više)(?!\p{L})`,
  quiz: String.raw`
    odgovorite[^.]{0,15} (?:(?:anti-?spam|sigurnosno|bezbednosno|kontrolno|varnostno) (?:pitanje|
    vprašanje)|vprašanje proti)|(?:sigurnosno|bezbednosno|kontrolno|varnostno) (?:pitanje|
    vprašanje) (?:nije|ni|je) (?:točan|tačan|pravil|napač|netoč|netač|pogreš)\p{L}*`,
};
