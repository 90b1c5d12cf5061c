import type { Phrases } from './phrases.ts';

/** Phrases in Lithuanian and Latvian. */
export const baltic: Phrases = {
  thanks: 'aciu|dekojame|dekoju|paldies|pateicamies',
  idle: String.raw`
    (?:aciu|dekojame|paldies)[\p{L} ]{0,8} (?:apsilank|kantryb|susidomej|pasitikej|apmeklej|
    paciet|interes|sapratn)\p{L}*`,
  open: String.raw`
    (?:pasirinkite|izvelieties|rezervuokite)[^.]{0,25}(?:laik|dat|dien|bank|pasiulym|piedavajum)|(?:sumokekite|apmokekite|samaksajiet|apmaksajiet)|(?:idiekite|instalejiet|atsisiuskite)[^.]{0,8}(?:program|lietotn)|(?:sukurkite|nustatykite|izveidojiet|iestatiet)[^.]{0,12}(?:slaptazod|paskyr|parol|kont)|(?:ikelkite|iveskite|nurodykite|augsupieladejiet|ievadiet|noradiet)[^.]{0,25}(?:dokument|pajam|asmens kod|personas kod|ienakum|zemiau|zemak)|(?<=^[^\p{L}]*)(?:testi|toliau|turpinat|talak|kitas)[^\p{L}]*$|(?:kai|tik|kad)[^.]{0,10}(?:pradesime|atidarysime|saksim|atversim)`,
  done: String.raw`
    (?:sekmingai|veiksmigi)|registracija (?:sekminga|baigta)|(?:buvo|yra|ir|
    tika)?[ ]?(?:issiust|issaugot|uzregistruot|pateikt|priimt|nosutit|sanemt|
    saglabat|registret|iesniegt|pieteikt)(?:as|a|i|os|s|ta|ts|ti|tas|e)?(?!\p{L})|gavome|
    sanemam|esam sanemusi|(?:aktyvuot|patvirtint|sukurt|uzsakyt|apdorot|isigaliojo|aktivizet|apstiprinat|izveidot|pievienot|apstradat|pienemt|uzsakta|rezervuot)(?:as|a|i|os|s|ta|ts|ti|tas|e)?(?!\p{L})|(?:zinute|paraiska|uzklausa|forma|laiskas|pranesimas) (?:buvo )?gaut(?:as|a)(?!\p{L})`,
  promise: String.raw`
    (?:atsakysime|paskambinsime|susisieks)|(?:sazinasimies|atbildesim|piezvanisim|sazinasies)`,
  not: String.raw`
    ne(?:pavyk|buvo|gal|gauta|issiust|issaug|var|tika|izdev|nosut|izdodas)\p{L}*|
    nav(?!\p{L})|klaid\p{L}*|kluda|kludas`,
  failed: String.raw`
    klaid[aoųu]\p{L}*|nepavyko|nebuvo (?:issiust|issaug|gaut)\p{L}*|negalim\p{L}*|
    (?:bandykite|pabandykite|meginkite)[^.]{0,20}(?:dar|veliau|is naujo)|nepasiekiam\p{L}*|
    neprieinam\p{L}*|baigesi|kazkas (?:ivyko|nutiko)|klud[aiu]s?(?!\p{L})|neizdevas|
    nevareja\p{L}*|(?:meginiet)[^.]{0,20}|nav pieejam\p{L}*|
    beigusies|beidzies|beidzas|kilo problema|apkop\p{L}*|prieziur\p{L}*`,
  sorry: String.raw`
    deja,|deja(?= )(?= \p{L})(?<=x)|atsiprasome|apgailestaujame|diemzel|atvainojiet|atvainojamies`,
  value: String.raw`
    neteising\p{L}*|netinkam\p{L}*|negaliojant\p{L}*|klaiding\p{L}*|privalom\p{L}*|
    butin[ao]s?(?!\p{L})|(?:prasome|turite|turi) (?:ivest|uzpild|pasirink|patikrin|pataisy|
    atsaky|sutik|nurody|but)\p{L}*|iveskite|nederig\p{L}*|nepareiz\p{L}*|obligat(?!ion)\p{L}*|(?:ludzu|
    jums),? (?:ievad|aizpild|izvel|parbaud|izlabo|atbild|noradi|piekrit)\p{L}*|ievadiet|trukst|
    per (?:trump|ilg)\p{L}*|parak (?:iss|gar)\p{L}*|nesutampa|nesakrit|
    (?:ištaisykite|pataisykite) (?:šias|šiuos|klaidas|laukus)|izlabojiet (?:šād|kļūd|lauk)\p{L}*`,
  wrong: 'neteising|netinkam|nederig|nepareiz|baige|negalioj',
  already: String.raw`jau(?!\p{L})|anksciau|ieprieks`,
  taken: String.raw`
    (?:uz)?s?i?registr\p{L}*|egzist\p{L}*|naudoj\p{L}*|panaudot\p{L}*|pateik\p{L}*|uzpild\p{L}*|
    uzim\p{L}*|gavome|gaut\p{L}*|atsak\p{L}*|prenumer\p{L}*|yra(?!\p{L})|eksiste|
    izmant\p{L}*|iesnie\p{L}*|aizpild\p{L}*|aiznemt\p{L}*|sanem\p{L}*|nosut\p{L}*|pieteic\p{L}*|
    pabeig\p{L}*|baig\p{L}*`,
  policy: String.raw`
    slamst\p{L}*|brukal\p{L}*|spam|surogatpast\p{L}*|mestul\p{L}*|uzblokuot\p{L}*|blokuot\p{L}*|
    blok[ue]t\p{L}*|atmest\p{L}*|noraid\p{L}*|neatitink\p{L}*|neatbilst\p{L}*|neleidziam\p{L}*|
    nav atlaut\p{L}*|draudziam\p{L}*|aizliegt\p{L}*|(?:forma|apklausa|registracija|anketa|
    aptauja|pieteiksanas)\p{L}*[^.]{0,25}(?:uzdaryt|baig|sustabd|slegt|beig|aptur)\p{L}*|
    nebepriim\p{L}*|nebegaliojan\p{L}*|vairs n\p{L}*|vietu nera|robot\p{L}*|zmogus|cilveks|
    automati\p{L}* (?:veikl|darb)\p{L}*|itartin\p{L}*|aizdomig\p{L}*`,
  tooMany: String.raw`
    per (?:daug|daznai|greitai)|parak (?:daudz|biezi|atri)|(?:limit)\p{L}* (?:virsy|
    parsnieg)\p{L}*|palaukite[^.]{0,20}pries|uzgaidiet[^.]{0,20}pirms`,
  signIn: String.raw`
    prisijunkite|turite prisijungti|reikia prisijungti|piesledzieties|jums japiesledzas|
    ielogojieties|jaautorizejas|
    lai (?:turpinātu|nosūtītu)[^.]{0,20}, (?:lūdzu, )?(?:piesakieties|jums jāpiesakās)`,
  verify: String.raw`
    (?:patvirtin|apstiprin)\p{L}*[^.]{0,35}(?:el\.? ?past|e-?past|nuorod|kod|numer|
    adres|saiti|abonement|registrac)\p{L}*|(?:spust|paspaus|spied|
    noklik)\p{L}*[^.]{0,30}(?:nuorod|sait)\p{L}*|(?:iveskite|ievadiet)[^.]{0,15}kod\p{L}*|
    (?:nuorod|sait|kod)\p{L}*[^.]{0,15}(?:patvirtin|apstiprin)\p{L}*|
    (?:paštą|pastkasti|e-?pastu)[^.]{0,8} (?:ir|un) (?:patvirtin|apstiprin)\p{L}*|
    patvirtin\p{L}* per el\.? ?laišk\p{L}*`,
  busy: String.raw`
    (?:ludzu,? )?(?:palaukite|uzgaidiet)(?! pries| pirms)|siunciama|irasoma|ikeliama|
    tiek (?:sutit|saglabat|ieladet)\p{L}*|dar ne`,
  condition: String.raw`jeigu|jei|(?<=^|, )ja (?:jus|jums|tas|nesanem\p{L}*)`,
  duplicate: String.raw`
    reikia (?:unikali)\p{L}*|(?:turi|privalo) būti unikal\p{L}*|(?:nepieciešama|
    vajadzīga) unikāl\p{L}*|jābūt unikāl\p{L}*`,
  closed: String.raw`nebepriima\p{L}*|vairs nepieņem\p{L}*`,
  quiz: String.raw`
    (?:atsakykite|atsakyti|atbildiet)[^.]{0,25} (?:šlamšto|saugos|kontrolinį|drošības|kontroles|
    pretsurogātpasta) (?:klausim|jautājum)\p{L}*`,
  harmless: String.raw`
    (?:nereikia|nebūtina|neatsakykite)[^.]*|nav (?:nepieciešams|vajadzīgs|jā\p{L}+)[^.]*|
    neatbildiet[^.]*`,
};
