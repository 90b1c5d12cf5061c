import type { Phrases } from './phrases.ts';

export const hungarian: Phrases = {
  thanks: 'koszonjuk|koszonom|koszi',
  idle: String.raw`
    koszonjuk (?:a |az )?(?:turelm|latogatas|erdeklodes|megertes|bizalm|figyelm)\p{L}*`,
  open: String.raw`
    (?:valassz(?:on)?|foglalj\p{L}*)[^.]{0,25}(?:idopont|datum|napot|bank|ajanlat|csomag)|(?:fizess\p{L}*)|(?:telepits\p{L}*|toltse le)[^.]{0,12}alkalmaz|(?:allits\p{L}*|hozz\p{L}*|adjon)[^.]{0,12}(?:jelszo|fiok)|(?:tolts\p{L}*|adja|irja)[^.]{0,25}(?:dokumentum|jovedelm|szuletesi|adoazonosito|alabbi|alul)|(?<=^[^\p{L}]*)(?:tovabb|folytatas|kovetkezo(?: lepes)?|fizetes)[^\p{L}]*$|(?:amint|amikor|ha majd)[^.]{0,15}(?:elindul|indulunk|megnyit|elerheto)`,
  done: String.raw`
    sikeres(?:en)?(?!\p{L})|(?:uzenet|kerelem|jelentkezes|urlap|adat|valasz|regisztracio|
    megkereses|igeny|ajanlatkeres|feliratkozas)\p{L}* (?:
    meg)?(?:elkuldtuk|megerkezett|elmentettuk|fogadtuk
    |elkuldesre|elkuldott|tovabbitottuk)|megkaptuk|rogzitettuk|elkuldtuk az uzenet|
    feliratkozott|(?:aktivalt|aktivaltuk|aktivalva|letrejott|letrehoztuk|lefoglaltuk|megerositettuk|megerositve|feldolgoztuk|rogzitve|mentve|elmentve|elkuldve|beerkezett|megtortent|befejezodott az)(?!\p{L})`,
  promise: String.raw`
    (?:felvesszuk|jelentkezunk|keresni fogjuk|visszahivjuk|valaszolunk|hamarosan keres|
    munkatarsunk|kapcsolatba lepunk|hivni fogjuk)`,
  not: String.raw`nem(?!\p{L})|sikertelen\p{L}*|hiba|hibat|sem(?!\p{L})`,
  failed: String.raw`
    hiba(?!\p{L})|hibat|sikertelen\p{L}*|nem (?:sikerult|lehet|tudtuk|
    erheto|talalhato|elerheto)|probald (?:ujra|meg)|probalja (?:ujra|meg|kesobb)|
    kerjuk,? probal\p{L}*|lejart|karbantartas\p{L}*|valami (?:elromlott|nem)|
    problema (?:tortent|merult)`,
  sorry: 'sajnos|sajnaljuk|elnezest|bocsanat',
  value: String.raw`
    ervenytelen\p{L}*|nem (?:ervenyes|megfelelo|helyes)|helytelen\p{L}*|kotelezo(?!en)|
    (?:kerjuk|kerem|kerlek),? (?:adj|toltse|toltsd|valassz|ellenoriz|irja|fogadja|
    jelolje)\p{L}*|javits\p{L}*|hianyzik|hianyzo|tul (?:rovid|hosszu)|nem egyez\p{L}*|adjon meg|nem lehet ures|nem maradhat ures|ervenyesitesi hiba|
    hianyos\p{L}*|nem teljes`,
  wrong: 'ervenytelen|helytelen|lejart|hibas',
  already: String.raw`mar(?!\p{L})|korabban`,
  taken: String.raw`
    regisztral\p{L}*|letezik|kitoltott\p{L}*|elkuld\p{L}*|hasznal\p{L}*|foglalt|
    feliratkoz\p{L}*|jelentkez\p{L}*|beerkezett|valaszol\p{L}*|befejez\p{L}*|megkaptuk|kaptunk`,
  policy: String.raw`
    spam(?!\p{L})|letilt\p{L}*|tiltott|tiltolista\p{L}*|elutasit\p{L}*|nem (?:jogosult|
    engedelyezett|felel meg|lehet az urlapot)|megtagad\p{L}*|(?:urlap|kerdoiv|felmeres|
    jelentkezes|regisztracio)\p{L}*[^.]{0,30}(?:lezar|befejezodott|szunetel|bezar|
    meg nem kezdodott|mar nem)\p{L}*|mar nem (?:elerheto|fogad)\p{L}*|betelt|
    maximalis szam\p{L}*|robot|on ember|automatikus tevekeny\p{L}*|gyanus|csak meghivo\p{L}*|
    captcha[^.]{0,30}(?:nem|sikertelen)|korlatozo|(?:orszag|ip cim)\p{L}* nem|
    nem tudunk[^.]{0,30}(?:ajanl|segit)\p{L}*|(?:torolve|torolt|visszavon)\p{L}*`,
  tooMany: String.raw`
    tul (?:sok|gyakran|gyorsan)|korlat\p{L}* (?:tullep|elert)\p{L}*|\d+ (?:masodperc|
    perc) mulva|varjon[^.]{0,25}mielott`,
  signIn: String.raw`
    jelentkez\p{L}* be|be kell jelentkez\p{L}*|bejelentkezes (?:szukseges|kotelezo)|
    nincs bejelentkezve`,
  verify: String.raw`
    (?:megerosit|ellenorz|aktival|visszaigazol)\p{L}*[^.]{0,30}(?:link|kod|e-?mail|cim|
    feliratkoz|telefonszam)\p{L}*|(?:kattints)\p{L}*[^.]{0,40}(?:link|hivatkozas)\p{L}*|(?:link|
    hivatkozas)\p{L}*[^.]{0,20}kattint\p{L}*|(?:erositse|erositsd) meg|(?:adja|irja|
    adjon)[^.]{0,30}kod\p{L}*|kod\p{L}*[^.]{0,20}elkuld\p{L}*|
    (?:postafiók|beérkező)\p{L}*[^.]{0,15} és erősíts`,
  busy: String.raw`
    (?:kerjuk,? )?varjon(?! mielott)|feltoltes|betoltes|folyamatban|
    meg nem (?:kuld|lett)\p{L}*|kuldes`,
  condition: String.raw`
    (?<=^|, )ha (?:nem|meg|barmi|kerdes\p{L}*|ez|tovabb\p{L}*|valami|on|az|a)|amennyiben`,
  harmless: String.raw`nem (?:szukseges|kell)[^.]*|nincs (?:szukseg|teendo)[^.]*|tovabbi teendo[^.]*`,
  duplicate: String.raw`
    egyedi (?:érték|bejegyzés|adat)\p{L}* (?:van szükség|szükséges|kell)\p{L}*|
    egyedinek kell lenni\p{L}*`,
  closed: String.raw`már nem (?:fogad|vár)\p{L}*|nem fogad\p{L}* (?:több|új)`,
  quiz: String.raw`
    válaszol\p{L}*[^.]{0,20} (?:spamszűrő|spamellenes|biztonsági|ellenőrző) kérdés\p{L}*|
    (?:biztonsági|ellenőrző) kérdés\p{L}* adott válasz (?:helytelen|hibás|rossz)`,
};
