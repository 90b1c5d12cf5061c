import { beside, joined, type Phrases } from './phrases.ts';

const lead = joined(String.raw`
  (?<!\p{L})(?:uzenet|kerel(?:em|m)|kerdes|keres(?!ek)|jelentkezes|urlap|adat(?!kezel|vedel)|valasz(?!sz|ol)|regisztracio|megkereses|igeny|
  ajanlat|feliratkozas|foglalas|visszahivas|hitelker|hiteligeny|kolcsonigeny|megrendeles|rendeles|level(?!szem)|idopont|fiok|
  bejelentes|szerzodes|palyazat)\p{L}*`);
const arrived = joined(String.raw`
  (?<!\p{L}|(?<!\p{L})nem )(?:megkap(?:tuk|ta)|megerkezett|beerkezett|elkuld(?:tuk|tem|ve|ott|esre)|elment(?:ettuk|ve)|(?:be)?fogadtuk|
  rogzit(?:ettuk|ve)|tovabbit(?:ottuk|va)|atadtuk|feldolgoztuk|lefoglaltuk|megerosit(?:ettuk|ve)|letrejott|letrehoztuk|
  aktival(?:t|tuk|va)|mentve|megtortent|nyilvantartasba|iktattuk|eljutott|felvettuk|latjuk|sikerult)(?!\p{L})`);
const at = String.raw`(?:nalunk van|(?:kollega|munkatars)\p{L}*nal van|biztos helyen|jo kezekben|uton van)`;
const contacts = joined(String.raw`
  (?<!\p{L})(?:felvesszuk|felveszi|jelentkez(?:unk|ik)|keres(?:ni|i|unk)|visszahiv(?:juk|ja|unk)|valaszolunk|
  felhiv(?:juk|ja|unk)?|hiv(?:juk|ja|unk|ni fogjuk)|kapcsolatba lep(?:unk|nek)?|ertesit(?:juk|jak|unk)|tajekoztat(?:juk|unk)|
  kuld(?:juk|unk|i)|foglalkozunk)(?!\p{L})`);
const field = joined(String.raw`
  (?<!\p{L})(?:telefonszam|e-?mail|cim(?!lap)|nev(?!e?ben)|iranyitoszam|ado|szuletesi|datum|osszeg|jovedelem|mezo|jelszo|kod|
  hozzajarul|formatum)\p{L}*`);
const wrongly =
  '(?:ervenytelen|helytelen|hibas|hianyos|hianyz|nem (?:ervenyes|megfelelo|helyes|teljes|letez))\\p{L}*';
const enter = joined(String.raw`
  (?:adj(?:a|on)? meg|tolts(?:e|d)|valassz|ellenoriz|irj(?:a|on)|fogadj|jelolj|javits|add meg|modosits)\p{L}*`);
const place = joined(String.raw`
  (?<!\p{L})(?:telepules|varos|regio|terulet|cim(?:en|re)(?!\p{L})|kornyek|megye|iranyitoszam|korzet)\p{L}*`);
const serves = joined(String.raw`
  (?<!\p{L})nem (?:\p{L}+ )?(?:erheto el|elerheto|szolgalt|szallit|dolgozunk|mukod|vallal|nyujt|fed)\p{L}*|
  nincs (?:\p{L}+ )?(?:lefedett|szolgaltat)\p{L}*`);
const closes = joined(String.raw`
  (?<!\p{L})(?:urlap|kerdoiv|felmeres|jelentkezes|regisztracio|akcio|palyazat|ajanlat|letszam|hatarido)\p{L}*`);
const over = joined(String.raw`
  (?<!\p{L})(?:lezar|befejezod|szunetel|bezar|meg nem kezdod|mar nem|betelt|lejart|veget ert|megszunt|elkelt|zarult)\p{L}*`);
const machine = joined(String.raw`
  (?<!\p{L})(?:szerver|rendszer|oldal|kapcsolat|internet|halozat|adatbazis|szolgaltatas)\p{L}*`);
const broken = joined(String.raw`
  (?<!\p{L})(?:nem (?:valaszol|mukod|elerheto)|leallt|osszeomlott|megbotl|megszakadt|tulterhelt|hiba|uzemzavar|akadozik)\p{L}*`);

export const hungarian: Phrases = {
  thanks: 'koszonjuk|koszonom|koszi',
  idle: String.raw`
    koszonjuk (?:a |az )?(?:turelm|latogatas|erdeklodes|megertes|bizalm|figyelm)\p{L}*`,
  open: String.raw`
    (?:valassz(?:on)?|foglalj\p{L}*)[^.]{0,25}(?:idopont|datum|napot|bank|ajanlat|csomag)|(?:fizess\p{L}*)|(?:telepits\p{L}*|toltse le)[^.]{0,12}alkalmaz|(?:allits\p{L}*|hozz\p{L}*|adjon)[^.]{0,12}(?:jelszo|fiok)|(?:tolts\p{L}*|adja|irja)[^.]{0,25}(?:dokumentum|jovedelm|szuletesi|adoazonosito|alabbi|alul)|(?<=^[^\p{L}]*)(?:tovabb|folytatas|kovetkezo(?: lepes)?|fizetes)[^\p{L}]*$|(?:amint|amikor|ha majd)[^.]{0,15}(?:elindul|indulunk|megnyit|elerheto)`,
  done: String.raw`
    sikeres(?:en)?(?!\p{L})|${beside(lead, `${arrived}|${at}`, 50)}|megkaptuk|rogzitettuk|visszaigazoljuk|feliratkozott|
    (?:aktivalt|aktivaltuk|aktivalva|letrejott|letrehoztuk|lefoglaltuk|megerositettuk|megerositve|feldolgoztuk|rogzitve|mentve|
    elmentve|elkuldve|beerkezett|megtortent|befejezodott az)(?!\p{L})`,
  promise: String.raw`
    (?:munkatars|kollega|tanacsado|szakerto|ugyintezo|hamarosan|holnap|rovidesen|ma |onnel|ont|\d+ oran)[^.]{0,50}${contacts}|
    ${contacts}[^.]{0,20} (?:ont|onnel|hamarosan|holnap|\d)|felvesszuk|jelentkezunk|keresni fogjuk|visszahivjuk|valaszolunk|hivni fogjuk|
    a tobbi a mi dolgunk`,
  not: String.raw`nem(?!\p{L})|sikertelen\p{L}*|hiba|hibat|sem(?!\p{L})`,
  failed: String.raw`
    hiba(?!\p{L})|hibat|sikertelen\p{L}*|nem (?:sikerult|lehet|tudtuk|erheto|talalhato|elerheto|jutott|erkezett|mentettuk|kuldtuk)|
    probal(?:d|ja) (?:ujra|meg|kesobb)|kerjuk,? probal\p{L}*|lejart|karbantartas\p{L}*|valami (?:elromlott|nem|felre)|
    problema (?:tortent|merult)|elveszett`,
  fault: String.raw`
    ${beside(String.raw`(?<!\p{L})(?:munkamenet|link|token|hivatkozas)\p{L}*`, String.raw`(?<!\p{L})(?:lejart|ervenyet veszt|megszunt)\p{L}*`, 30)}|
    ${beside(machine, broken, 40)}|technikai (?:hiba|okok|problema)\p{L}*|(?:szerver|rendszer|halozati )hiba\p{L}*`,
  sorry: 'sajnos|sajnaljuk|elnezest|bocsanat',
  value: String.raw`
    ${wrongly}|kotelezo(?!en| biztos)|(?:kerjuk|kerem|kerlek),? ${enter}|${enter}(?: meg)? (?:egy )?(?:masik|mas|ervenyes|helyes|ujra)\p{L}*|
    javits\p{L}*|tul (?:rovid|hosszu|alacsony|magas|kicsi)|nem egyez\p{L}*|nem (?:lehet|maradhat) ures|ervenyesitesi hiba|
    (?:szamjegy|karakter|betu)\p{L}* kell \p{L}+|(?:nem|elfelejtett\p{L}*) (?:adta|adtad|toltott|jelolt|valaszt|fogadta)\p{L}*|
    hozzajarulas\p{L}* (?:nelkul|szukseges)|adjon meg|${field} nem (?:lehet|jo|stimmel)`,
  area: beside(serves, place, 60),
  wrong: 'ervenytelen|helytelen|lejart|hibas',
  already: String.raw`
    mar(?!\p{L}| (?:a kolleg|munkatars|dolgozunk|uton|majdnem|csak)\p{L}*)|korabban`,
  taken: String.raw`
    regisztral\p{L}*|letezik|kitoltott\p{L}*|elkuld\p{L}*|hasznal\p{L}*|foglalt|feliratkoz\p{L}*|jelentkez\p{L}*|beerkezett|
    valaszol\p{L}*|befejez\p{L}*|megkaptuk|kaptunk|van (?:\p{L}+ ){0,3}(?:folyamatban|kerel|igeny)\p{L}*|benyujt\p{L}*|igenyel\p{L}*|
    (?:adatbazis|rendszer)\p{L}*ben`,
  policy: String.raw`
    (?:spamnek|spamkent|spamszuro|spam[^\p{L}]*$)|letilt\p{L}*|tiltott|tiltolista\p{L}*|elutasit\p{L}*|nem (?:jogosult|
    engedelyezett|felel meg|lehet az urlapot)|megtagad\p{L}*|${beside(closes, over, 30)}|mar nem (?:elerheto|fogad)\p{L}*|betelt|
    maximalis szam\p{L}*|robot|on ember|automatikus tevekeny\p{L}*|gyanus|csak meghivo\p{L}*|
    captcha[^.]{0,30}(?:nem|sikertelen)|korlatozo|(?:orszag|ip cim)\p{L}* nem|
    nem (?:tudunk|tudjuk|all modunkban)[^.]{0,40}(?:ajanl|segit|hitel|kolcson|jovahagy)\p{L}*|(?:torolve|torolt(?![^.]{0,15} adat)|visszavon)\p{L}*`,
  tooMany: String.raw`
    tul (?:sok|gyakran|gyorsan)|korlat\p{L}* (?:tullep|elert)\p{L}*|(?:elerte|tullepte)[^.]{0,20}korlat|varjon[^.]{0,25}mielott`,
  later: String.raw`
    (?:probal|proba|varj)\p{L}*[^.]{0,30}(?:\d+|nehany|par) (?:masodperc|perc|ora)\p{L}*[^.]*`,
  signIn: String.raw`
    jelentkez\p{L}* be|be kell jelentkez\p{L}*|bejelentkezes (?:szukseges|kotelezo)|
    nincs bejelentkezve`,
  verify: String.raw`
    (?:megerosit|ellenorz|aktival|visszaigazol)\p{L}*[^.]{0,30}(?:link|kod|e-?mail|cim|
    feliratkoz|telefonszam)\p{L}*|(?:kattints)\p{L}*[^.]{0,40}(?:link|hivatkozas)\p{L}*|(?:link|
    hivatkozas)\p{L}*[^.]{0,20}kattint\p{L}*|(?:erositse|erositsd) meg|rakattint\p{L}*|(?:adja|irja|
    adjon)[^.]{0,30}kod\p{L}*|kod\p{L}*[^.]{0,20}elkuld\p{L}*|
    (?:postafiók|beérkező)\p{L}*[^.]{0,15} és erősíts`,
  busy: String.raw`
    (?:kerjuk,? )?varjon(?! mielott)|feltoltes|betoltes|(?:adja meg|add meg|toltse ki|toltsd ki|hagyja meg)[^.]{0,60}(?:,| es) (?:\p{L}+ ){0,3}${contacts}|folyamatban|
    meg nem (?:kuld|lett)\p{L}*|kuldes`,
  condition: String.raw`
    (?<=^|, )ha (?:nem|meg|barmi|kerdes\p{L}*|ez|tovabb\p{L}*|valami|on|az|a)|amennyiben`,
  harmless: String.raw`
    nem (?:szukseges|kell)(?! \p{L}*(?:toltese|adni))[^.]*|nincs (?:szukseg|(?:mas |tobb )?teendo)[^.]*|tovabbi teendo[^.]*|
    (?:sajnos,? )?(?:hetvegen|vasarnap|szombaton|unnepnap\p{L}*)[^.,;–]{0,20} nem (?:dolgoz|hiv)\p{L}*(?:, igy[^–;.]*)?|
    ne (?:zarja|zard|aggodj|kuldje|kuldd|habozz)\p{L}*[^.,;:–]*`,
  duplicate: String.raw`
    egyedi (?:ertek|bejegyzes|adat)\p{L}* (?:van szukseg|szukseges|kell)\p{L}*|egyedinek kell lenni\p{L}*|
    ismetelt (?:kerel|igeny|jelentk)\p{L}*|(?:ujat|ujabb|masodik|ketszer)[^.]{0,30} nem (?:tudunk|fogad|lehet|rogzit)\p{L}*`,
  closed: String.raw`mar nem (?:fogad|var)\p{L}*|nem fogad\p{L}* (?:tobb|uj)|(?:minden|osszes) hely (?:elkelt|betelt|foglalt)`,
  quiz: String.raw`
    válaszol\p{L}*[^.]{0,20} (?:spamszűrő|spamellenes|biztonsági|ellenőrző) kérdés\p{L}*|
    (?:biztonsági|ellenőrző) kérdés\p{L}* adott válasz (?:helytelen|hibás|rossz)`,
};
