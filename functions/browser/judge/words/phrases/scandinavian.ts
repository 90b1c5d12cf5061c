import { beside, joined, type Phrases } from './phrases.ts';

const end = '(?![a-zæ])';
/** What a visitor sends or books, also as the end of a compound: "låneansøgning". */
const lead = joined(String.raw`
  [a-zæ]*(?:ansogning|soknad|ansokan|ansokning|foresporsel|foresporgsel|henvendelse|forfragan|
  meddelelse|meddelande|besked|melding|skema|skjema|formular|tilmelding|pamelding|anmalan|anmeldelse|
  bestilling|bestallning|bokning|booking|innsending|indsendelse|registrering|oppgifter|opplysninger|
  oplysninger|uppgifter|mejl|mail|e-?post|svar|arende|sag|sak|sporsmal|sporgsmal|fraga|tilbud|offert|
  plats|plads|plass|konto|aftale|avtale|avtal|besok|befaring|intresse|forsikring|forsakring|kopi|
  bekræftelse|bekreftelse|bekraftelse|beskjed|foresporgelse|mote|samtale|profil|lofte|lan)
  (?:en|et|n|t|a|r|s|er|erne|ne|na|ene|ar|arna|ens|ets)?${end}`);
/** Participles for a lead that has arrived or that the company has put into its system. */
const arrived = joined(String.raw`
  (?:(?:inn?|ind|over|videre|av|af|vidare)?(?:sendt|skickat|skickats|skickad|skickades)|(?:mod|mot)tag(?:et|en|it|its|na)|mottatts?|
  tag(?:it|its) emot|tatt (?:i )?mot|registrer(?:et|t|at|ats|ad|ades)|gemt|lagret|spara(?:t|ts|d|des)|(?:til|pa)meldt|
  anmald|bek(?:ræft|reft|raft)(?:et|ad|at|ats)|g(?:en|jen|e)nomfort|levere?t|leverera(?:t|ts|d)|noter(?:t|et|at|ats|ad)|bestil+t|
  bestall[dt]|booket|boka[dt]s?|op+rettet|skapa(?:d|t|ts)|oppna(?:d|t|ts)|ab?pnet|abnet|vidarebefordra(?:d|t|ts)|overfort|
  (?:full|fuld|slut)for(?:t|d|ts|des)|behandlet|aktiver(?:t|et|at|ats|ad)|komm(?:et|it) (?:frem|fram|inn?|ind)|land(?:at|et|ade)|gatt (?:i?vag|fram|til|igjennom|inn)|
  skrevet op|lagt (?:til|in)|tilfojet|i (?:boks|gang|orden|mal)|igang|pa plass|pa plads|reserver(?:et|t|at|ad)|(?:op|up)+dater(?:t|et|ats|ad)|
  godken(?:dt|t)|godkjent|godkan(?:d|ts)|inne|lagd|(?:natt|nadd) (?:oss|os|fram)|framme|fremme|klar|klart|afleveret|lamnats|lamnad)${end}`);
const aux = `(?:er|ble|blev|har|hat|ar|var|blitt|blivit|blevet|ligger|ligg)${end}`;
const soon = joined(String.raw`
  (?:snart|snarest|snarast|straks|inom|innen|inden|i morgen|imorgon|i dag|idag|i lopet|hurtigst|sa (?:fort|snart|hurtigt)|for|for\w+|mellem|mellan|mellom|senast|senest|pa|om|nasta|neste|næste|kort)`);
const you = `(?:dig|deg|er|dere|jer)${end}`;
/** Names of fields, and of what a visitor types in. */
const field = joined(String.raw`
  [a-zæ]*(?:navn|namn|mail|e-?post|adress|adresse|nummer|telefon|mobil|postnummer|postnr|dato|datum|belop|belob|
  inkomst|inntekt|indkomst|felt|falt|passord|adgangskode|losenord|villkor|vilkar|betingelser|samtyk?ke|samtykke|kode?|
  numret|nummeret|tegn|tecken|siffer|sifre|cifre|siffror|alder|format|verdi|værdi|varde|valg|flueben|ruta|fil|svar|domene|domæne|cpr|fraga|opplysninger)
  (?:en|et|n|t|r|s|er|erne|ene|na|a|rene)?${end}`);
/** What may be wrong with a value. */
const flaw = joined(String.raw`
  (?<![a-zæ])(?:ugyldig[a-z]*|ogiltig[a-z]*|forkert[a-z]*|felaktig[a-z]*|mangler|saknas|manglar|(?:er|ar|være|vara|sta|lamnas) tom[tma]?${end}|for (?:kort|lang|hoy|hog|lav|lag)[a-z]*|ukjent|ukendt|okan[dt]|
  (?:ikke|inte)(?: [a-zæ]+){0,2} (?:gyldig[a-z]*|giltig[a-z]*|korrekt|riktig[a-z]*|ratt|rigtig[a-z]*|utfylt|udfyldt|ifyllt|tom[tma]?|genkendt|gjenkjent|stemmer?|stamma)|(?:stemmer|stammer|passer|ser|finnes|findes|finns|liknar)(?: [a-zæ]+){0,2} (?:ikke|inte)|
  (?:er|ar) (?:pakrævet|pakrevd|obligatorisk[a-z]*|pakravd|krævet)|(?:skal?|ma|maste) (?:besta|være|vara|inneholde|indeholde|fylles|udfyldes|fyllas|anges|ha)|glomt|glemt|fel${end}|feil${end})`);
const enter = joined(String.raw`
  (?:indtast|udfyld|vælg|oppgi|angi|skriv|fyll|velg|valj|kontroller|kontrollera|ange|ret|ratta|rett|besvar|svara|sjekk|tjek|
  kryss|sæt|godta|godkend|godkann|accepter|bruk|brug|anvand|tast|prov|testa)${end}`);
const offer = joined(String.raw`
  (?:[a-zæ]*(?:skjema|skema|formular|undersokelse|undersogelse|undersokning|enkat|tilmelding|pamelding|anmalan|registrering|kampanj|kampanje|tilbud|erbjudande|kurs|
  kursus|webinar|arrangement|ventelist|vantelist|frist|fristen|kvall|plasser|pladser|platser|rabat|anmalningstid|ansokningstid|tavling|konkurranse|konkurrence|soknadsfrist)[a-zæ]*)`);
const over = joined(String.raw`
  (?<![a-zæ])(?:lukket|stengt|stangd|stangt|avslut[a-z]*|afsluttet|pause[a-z]*|pausad|slut${end}|forbi${end}|udlobet|utlopt|gatt ut|full(?:t|e|bok[a-z]*|tegn[a-z]*|satt)?${end}|fuldt?${end}|optaget|opptatt|
  (?:ikke|inte) (?:lenger|længere|langre)|over${end}|utgatt|utsolgt|udsolgt|slutsal[dt]|fyllda?)`);
const service = joined(String.raw`
  (?:[a-zæ]*(?:server|system|tjener|tjeneste|tjanst|side|sida|forbindelse|anslutning|tilkobling|internett?|natverk|nettverk|netværk|database|databas|teknik|portal|kobling)[a-z]*)`);
const broken = joined(String.raw`
  (?<![a-zæ])(?:svarer ikke|svarar inte|nede${end}|nere${end}|ligger? ner|i sort|brutt|brudt|bruten|overbelast[a-z]*|krasj[a-z]*|kraschat|(?:virker|fungerer|fungerar|funkar) (?:ikke|inte)|streik[a-z]*|strejk[a-z]*|utilgæng[a-z]*|ute av drift|ur funktion)`);
const grant = joined(String.raw`
  (?:tilby|erbjud|hjælpe|hjelpe|hjalpa|bevilge|bevilj|innvilge|imotekomme|imodekomme|gi deg|give dig|ge dig|godta|godkende|godkjenne|godkanna|acceptere|tegne|forsakra|forsikre|lane|lana)[a-z]*`);
const code = `[a-zæ]*(?:koden?|kod|koder|passord|engangskode[a-z]*)${end}`;
const not = '(?:ikke|inte|ej)';

/** Phrases in Danish, Norwegian and Swedish, which share most of their words. */
export const scandinavian: Phrases = {
  thanks: String.raw`
    (?:mange |hjertelig |stort |tusen )?(?:tak|takk|tack)(?!\p{L}| vare| til)|kul att du|hyggelig at du|dejligt at du|roligt att du`,
  idle: String.raw`
    (?:tak|takk|tack) (?:for)[^.]{0,12} ?(?:besoget|besok|
    talmodighet\p{L}*|talmodighed\p{L}*|tala\p{L}*|interesse\p{L}*|intresse(?!an)\p{L}*|
    forstaelse\p{L}*|tillid|tillit\p{L}*|kjopet|kobet|kop\p{L}*)|(?:takket|tack) vare|(?:tak|
    takk) til`,
  open: String.raw`
    (?:velg|vælg|valj|boka|book|bestill)[^.]{0,25}(?:tid|dato|datum|bank|tilbud|erbjudande|paket|betaling\p{L}*)|(?:betal|betala)(?: nu|[^.]{0,12}(?:kr|gebyr|avgift))|(?:installer|last ned|ladda ner|hent)[^.]{0,8}app|(?:opret|opprett|skapa|lag|valj|velg|vælg)[^.]{0,12}(?:passord|adgangskode|losenord|konto)|
    (?:last opp|upload|ladda upp|skriv inn|indtast|ange|oppgi|fyll i)[^.]{0,25}(?:dokument\p{L}*|inntekt|indkomst|inkomst|personnummer|fodselsdato|cpr|nedenfor|nedan)|
    (?<=^[^\p{L}]*)(?:fortsett|fortsæt|fortsatt|neste|næste|nasta|betal na)[^\p{L}]*$|(?:ett|et|en|nasta|neste|næste) (?:steg|trin) (?:til|igjen|kvar|igen)|
    (?:nar|sa snart) (?:vi|tjenesten|tjansten) (?:starter|apner|abner|lanserer|lancerer|startar|oppnar|lanserar)`,
  sure: String.raw`
    (?:din|ditt|dine|dina|deres|er|ert) (?:[a-zæ]+ ){0,2}?${lead}[^.]{0,30}? ${aux}(?: [^.]{0,40})? ${arrived}|${lead} (?:din|di|ditt|dine) ${aux}(?: [^.]{0,40})? ${arrived}|
    (?:har|ha) (?:[a-zæ]+ )?(?:${arrived}|fatt|faet) (?:din|ditt|dine|dina|er)${end}`,
  done: String.raw`
    (?:(?:${lead}|vi|det|alt|allt|du|dina?) [^.]{0,30}?)?${aux}[^.]{0,50} ${arrived}|${aux} ${arrived}|
    ${lead}(?: (?:er|ar|har|din))? (?:${arrived}|skickat|sendt)|(?<=^\W*)(?!.*(?:blir|bliver) )(?:\S+ ){0,4}?${arrived}(?=[^\p{L}\d]*$|[:!–])|
    mottagit|(?:skickats|sparats|registrerats)|vellykket|lyckad|lyckades(?! inte)|lykkedes|framgangsrikt|succesfuldt|suksess|med succes|
    (?<=^\W*)(?:klart|sadan|sa dar(?: ja)?|ferdig|færdig|toppen|supert|fint|da er du i gang|grattis|tillykke|gratulerer|valkommen som kund|velkommen som kunde)${end}|
    (?:arende|sags?|saks|skade|referanse|referens|ordre|order|kvitterings|bestillings)-?(?:nummer|nr)${end}[^\d]{0,12}\d|referan[sc]e \d|vi har det vi behover|
    ${lead} [^.]{0,30}(?:ligger (?:hos|allerede|redan)|er hos|ar hos|ar pa vag|er pa vei|under behandling|behandlas${end})`,
  promise: String.raw`
    ${beside(`(?:vi|jeg|jag|han|hun|hon|vores|var|en|radgiver[a-z]*|radgivare[a-z]*|medarbe[a-z]+|konsulent[a-z]*|kollega[a-z]*|team[a-z]*|montor[a-z]*)${end}`, String.raw`(?:tar kontakt|tager kontakt|kontakter|kontaktar|vender tilbage|kommer tilbake|aterkommer|horer? av|hor av|kontakte|kontakta|vende tilbage|aterkomma|komme tilbake|ta kontakt|tage kontakt|ringe ${you})`, 50)}|
    (?:ring(?:er|e|a|ar)?|skriver|mailer|mejlar|sms:ar|kontakt(?:er|ar|es|as)) (?:til |upp |opp |op )?(?:${you})(?! (?:oss?|gjerne|gerne|garna|gratis)${end})|(?:tar|tager) kontakt|(?:aterkommer|vender tilbage|kommer tilbake)(?! (?:til oss|til os))|hor av oss|
    (?:svarer|svarar|besvarer|besvarar)[^.]{0,40} ${soon}|du (?:far|vil fa|kommer att fa)[^.]{0,40}(?:svar|bekræftelse|bekreftelse|bekraftelse|tilbud|besked|beskjed|offert|pris|mejl|e-?post)|du (?:vil )?(?:horer|hore|hor)(?: [^.]{0,25})? (?:fra|av|nærmere)|far du (?:svar|besked|beskjed)|
    vi (?:ser pa|tittar pa|kigger pa|behandl(?:er|ar)(?! dina? (?:uppg|opl|oppl|person))|gar igenom|gar gjennom|gennemgar|granskar|skoter|ordner|ordnar|fixar|jamfor(?! villkor hos \d+ banker\W*$)|gleder oss|glæder os|ses|laser) |
    (?:laser igenom|gar igenom|ser pa|kigger pa|stikker innom|kommer (?:hem|hjem|ut|innom|forbi)|dukker opp)|(?:tar|tager) over herfra|tar vi (?:over|hand)|skoter vi|ordner vi|fixar vi`,
  not: 'ikke|inte|ej|ingen|intet|aldri|aldrig|kunne|kunde|misly\\p{L}*|uten|uden|utan|inget',
  failed: String.raw`
    (?:der|det|en|et|intern|ukendt|ukjent|okant|nagot|noget|noe|her)[^.]{0,25}(?:opsto|oppsto|
    skete|skjedde|intraffade|er sket|har skett|har oppstatt|gick|gikk?|blev)[^.]{0,30}(?:fejl|feil|fel|
    galt|problem|snett|skjevt|i ball|skævt)|(?:fejl|feil|fel) (?:opstod|oppsto|intraffade|under|ved|vid|i |har|
    pa)|(?:server|tjener|natverks|nettverks|netværks|system)(?:fejl|feil|fel)|(?:fel|feil|fejl)kode?|(?:teknisk[ea]?t?|intern(?:t|a)?|ovantat|uventet|okant|ukjent) (?:server)?(?:fejl|feil|fel|problem|svikt)|
    g(?:ick|ar|ikk) (?:ikke|inte) (?:att|at|a)(?!\p{L})|mislykk?\p{L}*|misslyckades|fejlede|feilet|(?:kunne|kunde|kan|ble|blev|er|har|lyckades|nadde|nåede|klarte|klarade|greide|fik)[^.]{0,50} (?:ikke|inte|aldri|aldrig|inget|intet|ingenting)(?!\p{L})[^.]{0,40}(?:${arrived}|sende|gemme|lagre|
    behandl|skicka|spara|nas${end}|finnes|indlæses|leveres|frem|fram|motta|modtage|ta emot|hente|hamta|ladda|oppna|visas|genomfor)|${beside(service, broken, 40)}|storning|forstyrrelse|driftsstans|driftsproblem|
    (?:prov|forsog|forsok)\p{L}*[^.]{0,30}(?:igen|igjen|senere|senare|nytt|runde)|${not} (?:tilgængelig|tilgjengelig|tillganglig)|utilgjengelig|utilgængelig|udlobet|utlopt
    |lopt ut|gatt ut|vedligeholdelse|vedlikehold|underhall|siden (?:blev|ble) ikke fundet|hoppsan|oops`,
  fault: String.raw`(?:sesjon|session|okten|okt|lank|lenke|link|siden|sidan)[a-z]*${end}[^.]{0,60}(?:utlopt|udlobet|lopt ut|gatt ut|ogiltig|ugyldig|for gammal|foraldet|forældet|for lenge|for lange|gælder ikke|gjelder ikke|galler inte)`,
  sorry: String.raw`
    desværre|desvarre|dessverre|beklager|tyvarr|undskyld|ursakta|unnskyld|ov(?=,)`,
  value: String.raw`
    ${beside(field, flaw, 35)}|ugyldig\p{L}*|ogiltig\p{L}*|${not}(?: en| et| ett)? (?:gyldig|giltig|korrekt|riktig)|(?:er|ar) (?:pakrævet|pakrevd|obligatorisk\p{L}*|pakravd|krævet|tom${end})|
    (?:ikke|inte) (?:(?:ud|i)?fyl[lt]|udfyldt|valgt|valt|ang[ei]|oppgitt|kryss)|(?:ma|maste|skal?) (?:du )?(?:fylles|fyllas|anges|være|vara|accepter|udfylde|godta|godkan|godkende|godkjenne|angi|oppgi|indeholde|inneholde|bekrefte|kryss|besta)|
    (?:${enter}|vanligen)[^.]{0,50}(?:gyldig|giltig\p{L}*|${field}|fejl\p{L}*|feil\p{L}*|fel(?:en)?(?!\p{L})|vi?lk[ao]r)|forkert|felaktig|fel (?:kod|format|losenord)|feil (?:kode|format)|mangler(?! bare)|saknas|for (?:kort|lang)${end}|
    minst \d+ (?:tecken|tegn)|mindst \d+ tegn|valideringsf(?:eil|ejl|el)|(?:åtgärda|korriger)(?: venligst| opp)? (?:de )?(?:følgende|nedenstående|följande) (?:fejl|feil|fel|fält)|ofullstandig\p{L}*|ufuldstændig\p{L}*|ufullstendig\p{L}*`,
  area: String.raw`
    ${beside('(?:lever|kor|dekker|dækker|tacker|tilbyr|tilbyder|erbjuder|kommer|finns|finnes|findes|jobbar|arbeider|betjener|installer)[a-zæ]*', String.raw`(?:ikke|inte|ingen)(?: [^.]{1,30})? (?:omrade[a-z]*|postnummer|postnr|by(?:en)?|stad|kommun[a-z]*|sted|ort|adresse?n?|region[a-z]*|\d{3} ?\d\d?)(?!\p{L})`, 35)}|
    ${not}(?!\p{L})[^.]{0,40}(?<![a-zæ])(?:omrade|postnummer(?! (?:er|ar))|by(?:en)?(?!\p{L})|stad(?!\p{L}))|(?:utenfor|udenfor|utanfor)[^.]{0,20}(?:omrade|region)`,
  wrong: 'ugyldig|ogiltig|forkert|felaktig|feil|utlopt|udlobet|stemmer ikke|stammer inte',
  already:
    'allerede|redan(?! i appen| klar| pa vag)|tidligere|pagaende|for under|i forvejen|fra for',
  taken: String.raw`
    registrer\p{L}*|brug\p{L}*|i bruk|brukt|anvand\p{L}*|anvend\p{L}*|besvar\p{L}*|svar\p{L}*|
    udfyldt|fylt|ifylld|tilmeldt|pameldt|anmald\p{L}*|eksisterer|existerar|finns|finnes|findes|tatt|taget|
    tagen|optaget|opptatt|modtaget|mottatt|fatt|faet|mottagit|sendt|skickat|ansogt|(?:an)?sokt|begart|bett om|
    fullfort|gennemfort|slutforts|gjennomfort|deltaget|deltatt|indsendt|abonner\p{L}*|prenumerer\p{L}*|upptagen|slutford|
    (?:har|ligger)[^.]{0,20} (?:ansokan|soknad|ansogning|sak|sag|arende|forfragan|foresporsel|konto)(?! hos (?:oss|os) er)|inne|hos (?:oss|os)|kunde?(?!\p{L})`,
  policy: String.raw`
    ${beside(offer, over, 40)}|spam(?!mappe|-?mapp|filter|post)|skrappost(?!mapp)|soppelpost(?!mapp)|blokeret|blokkert|blockera\p{L}*|sperret|spærret|avvist|
    afvist|avvisad\p{L}*|avvisats|avslag|afslag|avslatt|nekad\p{L}*|avbojt|${not} (?:tilladt|tillatt|tillaten|tillatet|berettiget|berettigt|kvalificer\p{L}*|behorig|berattigad|innvilget|beviljad|beviljats|bevilget|imotekommet)|(?:adgang|tilgang|atkomst)\p{L}* (?:nægtet|nektet|
    nekad)|${not} (?:lenger|længere|langre) (?:tilgængelig|tilgjengelig|tillganglig|mulig|mojligt|aktiv)|fullbook\p{L}*|fuldt booket|fulltegnet|fullbokad|udsolgt|utsolgt|slutsald|
    robot\p{L}*|(?:er|ar) (?:et )?menneske|manniska|automati\p{L}* (?:aktivitet|trafik)|mistænkelig|mistenkelig|misstankt|invitation|invitasjon|kvalifi[cs]ert|ingen (?:adgang|tilgang)|
    captcha[^.]{0,30}(?:fejl|feil|miss|ikke|igen|igjen)|(?:kan|kunne|kunde|vil|far|ma)(?!\p{L})[^.]{0,40}(?:ikke|inte|desværre|dessverre|tyvarr)[^.]{0,40}${grant}|
    (?:er|ar) for (?:ung|gammal|gammel)(?!\p{L})|(?:oppfyller|opfylder|uppfyller|motsvarar)[^.]{0,30} (?:ikke|inte)|(?:tar|tager) (?:vi )?(?:ikke|inte) (?:i ?mot|emot|mod)|(?:har|er|blev|ble) (?:avbrutits|annullerats|annulleret|kansellert|avlyst)|(?:kampan\p{L}*|tilbud\p{L}*|erbjudande\p{L}*)[^.]{0,30}(?:slut|utlop|udlob)`,
  tooMany: String.raw`
    for mange|alltfor manga|for manga|for ofte|for hurtigt|for raskt|for snabbt|(?:grænse|grense|
    gransen)\p{L}* (?:er |ar |har )?(?:nad|overskredet|oversteget|overskrid\p{L}*)|(?:maks|max)\p{L}* (?:antal\p{L}*|antall) [^.]{0,20}(?:forsok|forsog|koder|kod)|(?:prov|
    forsog|forsok)\p{L}*[^.]{0,30} om \d|vent(?:a)?[^.]{0,25}(?:for${end}|innan|\d+ (?:min|sek|tim))|(?:ny|nye) (?:kode?|forsok|forsog)[^.]{0,30} (?:om|forst)`,
  signIn: String.raw`
    (?:log(?:g)?|logga)(?: deg| dig)? (?:ind|inn|in) (?:for|og|och|med)|(?:skal|ma|maste)(?: du)?[^.]{0,15}(?:vara|være)? ?(?:logge|logga|innlogg|inlogg|logget)[^.]{0,8}|
    ikke logget|inte inloggad|krever innlogging|kræver login|kraver inloggning|(?:bare|kun|endast|bara) for (?:innlogg|inlogg|kunder som er logg|medlem)\p{L}*`,
  verify: String.raw`
    (?:bek(?:ræft|reft|raft)(?!els)\p{L}*|verificer\p{L}*|verifiser\p{L}*|
    verifiera)[^.]{0,40}(?:e-?mail|e-?post\p{L}*|adress\p{L}*|tilmelding\p{L}*|pamelding\p{L}*|[a-z]*nummer|prenumeration\p{L}*|abonnement\p{L}*|konto)(?<!bekraftelse har gatt till din e-?post)|(?:nummer|adress|e-?post|mail)\p{L}* (?:er|ar) (?:bekreftet|bekræftet|bekraftad)|(?:bekræftelses|bekreftelses|bekraftelse|
    verifikations|verifiserings|verifierings|aktiverings|engangs)[ -]?(?:link|lenke|lank|kod)\p{L}*|(?:klic?k|trykk?|tryck|folg)\p{L}*[^.]{0,50}(?:(?:link|lenke|lank|knapp)(?:en|et)?(?!\p{L})|(?:for|att|at) (?:a )?(?:slutfor|fullfor|aktiver|bekr\p{L}ft))|(?:mejla|maila|skicka|send)\p{L}* [^.]{0,20}(?:link|lenke|lank)(?:en)?(?! till)(?!\p{L})|
    ${code}[^.]{0,40}(?:sendt|skickat|til |till |sms)|(?:sendt|sendte|sender|skickat|skickar|sms:at)[^.]{0,30} ${code}|(?:indtast|skriv inn|tast inn|tast|ange|skriv in) [^.]{0,20}kod\p{L}*|nesten ferdig|næsten færdig|nastan klar|(?:nar|for|innan) koden (?:er|ar)|
    (?:indbakke|innboks|inkorg|e-?post|e-?mail|mail)\p{L}*[^.]{0,12} (?:og|och) (?:bekræft|bekreft|bekräfta|klik|tryk|tryck)`,
  busy: String.raw`
    vent (?:venligst|litt|lidt)|ventnligst|vennligst vent(?! for)|vanta(?! innan| \d)|et ojeblik|et oyeblikk|
    ett ogonblick|(?:sender|skickar|sparar|gemmer|lagrer|laddar upp|uploader|behandler)[^.]{0,40}(?: ?\.\.| ?…|$)|(?:sender|skickar) …|(?:ikke|inte) (?:blevet |blitt )?(?:sendt|skickats) (?:enda|endnu|an)|(?:endnu|enda) ikke|vi (?:henter|hamtar|sammenligner)|(?:(?:ud)?fyll?d?(?: i| ut)?|lamna|legg igjen|læg)[^.]{0,40}(?: og| och|,? sa) (?:vi|en|ring|kontakt)`,
  condition:
    'hvis|dersom|om (?:du|ni|det)|ifall|nar du|med mindre|har du (?=ikke|inte)|ellers|drojer|for(?:e)? du|dersom|sa (?=(?:vi )?kan vi)',
  harmless: String.raw`
    \d+ (?:[a-zæ]+ ){0,2}?(?:kunder|dansker[a-z]*|nordmenn|svenskar|personer|anmeldelser|omdomen)${end}[^.]*|
    (?:behover|trenger|skal|behoves) (?:(?:du|vi|nu|na) )*(?:ikke|inte|ingen|inga)[^.]*|(?:ingen|inga) (?:yderligere|
    ytterligere|ytterligare|videre|uppsagning|binding|forpligtelser?|forpliktelser?|flere|fler|kostnad)(?! (?:anmal|pamel|tilmel))[^.]*|${not} (?:nodvendig|nodvandig)\p{L}*[^.]*|ingen spam|(?:forpligter|forplikter|koster|kostar)[^.]{0,15} (?:ikke|inte)[^.]*|
    (?:dessverre|desværre|tyvarr) (?:har|holder) vi (?:ikke|ingen|inte|lukket|stengt|stangt)[^.]*|(?:dessverre|desværre|tyvarr) (?:ikke|inte) [^.]{0,25}(?:helg|weekend|sondag|lordag)\p{L}*|vi (?:holder|har) (?:desværre|dessverre|tyvarr) (?:ikke|lukket|stengt|stangt|ingen)[^.]*|(?:lukket|stengt|stangt) i (?:weekenden|helgen|helga)`,
  duplicate: String.raw`
    (?:kræver|krever|kräver) (?:en|et|ett) unik\p{L}*|(?:skal|må|måste) (?:være|vara) unik\p{L}*|(?:derfor|darfor|sa)[^.]{0,30} (?:ikke|inte)[^.]{0,20} (?:en til|en ny|ny|registrert|enda en)(?!\p{L})|(?:dobbelt|dubbel|dublett|duplikat)\p{L}*|kun en \p{L}+ (?:pr|per)`,
  closed: String.raw`
    (?:accepterer|aksepterer|godtar|modtager|mottar|accepterar|tager|tar)(?: vi)? (?:ikke|inte) (?:i ?mot |emot |mod )?(?:længere|lenger|längre|flere|fler)(?!\p{L})`,
  quiz: String.raw`
    (?:besvar|svar)\p{L}*[^.]{0,20} (?:anti-?spam|kontrol+|sikkerheds|sikkerhets|
    säkerhets)-?(?:spørgsmål|spørsmål|fråga)\p{L}*|(?:kontrol+|sikkerheds|sikkerhets|
    säkerhets)-?(?:spørgsmål|spørsmål|fråga)\p{L}* (?:er|är) (?:forkert|feil|fel)(?!\p{L})`,
};
