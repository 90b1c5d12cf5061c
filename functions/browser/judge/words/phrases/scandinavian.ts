import type { Phrases } from './phrases.ts';

/** Phrases in Danish, Norwegian and Swedish, which share most of their words. */
export const scandinavian: Phrases = {
  thanks: String.raw`
    (?:mange |hjertelig )?tak(?!\p{L})|(?:tusen |mange )?takk(?!\p{L})|(?:stort )?tack(?!\p{L})`,
  idle: String.raw`
    (?:tak|takk|tack) (?:for)[^.]{0,12} ?(?:besoget|besok|
    talmodighet\p{L}*|talmodighed\p{L}*|tala\p{L}*|interesse\p{L}*|intresse\p{L}*|
    forstaelse\p{L}*|tillid|tillit\p{L}*|kjopet|kobet|kop\p{L}*)|(?:takket|tack) vare|(?:tak|
    takk) til`,
  open: String.raw`
    (?:velg|vælg|valj)[^.]{0,25}(?:tid|dato|datum|bank|tilbud|erbjudande|paket|betaling\p{L}*)|(?:betal|betala)(?: nu|[^.]{0,12}(?:kr|gebyr|avgift))|(?:installer|last ned|ladda ner|hent)[^.]{0,8}app|(?:opret|opprett|skapa|lag|valj|velg|vælg)[^.]{0,12}(?:passord|adgangskode|losenord|konto)|
    (?:last opp|upload|ladda upp|skriv inn|indtast|ange|oppgi|fyll i)[^.]{0,25}(?:dokument\p{L}*|inntekt|indkomst|inkomst|personnummer|fodselsdato|cpr|nedenfor|nedan)|
    (?<=^[^\p{L}]*)(?:fortsett|fortsæt|fortsatt|neste|næste|nasta|betal na)[^\p{L}]*$|
    (?:nar|sa snart) (?:vi|tjenesten|tjansten) (?:starter|apner|abner|lanserer|lancerer|startar|oppnar|lanserar)`,
  done: String.raw`
    (?:er|ble|har|ar|var|blitt|blivit)[^.]{0,60}(?:sendt|modtaget|mottatt|
    registreret|registrert|gemt|lagret|skickat|mottagits|
    tagits emot|registrerats|registrerad|sparats|sparad|skickad|mottagen|
    tilmeldt|pameldt|anmald|bekræftet|bekraftad|bekraftats|gennemfort|gjennomfort
    |levert|leveret)|mottagit|(?:har )?(?:tatt|tagit) emot|(?:skickats|
    sparats|registrerats)|vellykket|lyckad|framgangsrikt|succesfuldt|suksess|
    med succes|(?:meddelelse|besked|melding|foresporsel|henvendelse|meddelande|skema|skjema|
    formular|ansogning|soknad|ansokan|tilmelding|pamelding|anmalan) (?:er )?(?:sendt|
    modtaget|mottatt|skickad|skickat|mottagen)|(?:er|ble|blitt|blivit|har|ar|var)[^.]{0,60}(?:aktivert|aktiveret|aktiverats|aktiverad|fullfort|slutfort|behandlet|opprettet|oprettet|skapats|bestilt|booket|bokat|bokad|lagt til|tilfojet|oppdatert|opdateret|uppdaterats|bekreftet|fuldfort|godkjent|godkendt|godkants|notert|noteret)|(?:^(?:[^ ]+ ){0,4})(?:skickat|skickad|sparad|sparat|registrerad|registrerat|mottaget|mottagen|sendt|lagret|gemt|registrert|registreret|mottatt|modtaget|innsendt|indsendt|fullfort|gennemfort|aktivert|aktiveret|aktiverad|bekreftet|bekræftet|bekraftad)[.! ]*$|(?:formular\p{L}*|skjema\p{L}*|skema\p{L}*|meddeland\p{L}*|svar\p{L}*) (?:skickades|sparades|registrerades|sendtes)|(?:har|hat) (?:registrerat|registrert|registreret|sparat|noterat)`,
  promise: String.raw`
    (?:vi|jeg|jag|vores[^.]{0,40}|var[^.]{0,30}|en[^.]{0,30}) (?:vil |kommer 
    |skal |ska )?(?:snart |hurtigst |straks )?(?:kontakt\p{L}*|vende|
    ringe|ta|svare|svarar|aterkommer|aterkomma|hor|besvarer|
    att)[^.]{0,60}(?:dig|deg|tilbage|tilbake|kontakt|snarast|snart|mulig\p{L}*|er|svar|inom|
    innen|inden|os)|du horer fra|du (?:vil )?(?:hore|hor) fra|du hor av`,
  not: 'ikke|inte|ej|ingen|intet|aldri|aldrig|kunne|kunde|misly\\p{L}*',
  failed: String.raw`
    (?:der|det|en|et|intern|ukendt|ukjent|okant)[^.]{0,25}(?:opsto|oppsto|
    skete|skjedde|intraffade|er sket|har skett|har oppstatt|gick)[^.]{0,30}(?:fejl|feil|fel|
    galt|problem)|(?:fejl|feil|fel) (?:opstod|oppsto|intraffade|under|ved|vid|i |har|
    pa)|(?:server|tjener)(?:fejl|feil|fel)|intern(?:t|a)? (?:server)?(?:fejl|feil|fel)
    |nagot gick (?:snett)|gikk galt|gik galt|gick fel|
    mislykk?\p{L}*|misslyckades|fejlede|feilet|(?:kunne|kunde|kan|ble|er|
    har)[^.]{0,50} (?:ikke|inte)(?!\p{L})[^.]{0,40}(?:sendt|sende|gemme|lagre|
    behandles|skicka|spara|behandlas|nas|finnes|indlæses|leveres)|
    (?:prov|forsog|forsok)\p{L}*[^.]{0,30}(?:igen|igjen|senere|senare|nytt)|(?:ikke|
    inte) (?:tilgængelig|tilgjengelig|tillganglig)|utilgjengelig|utilgængelig|udlobet|utlopt
    |lopt ut|gatt ut|vedligeholdelse|vedlikehold|underhall|siden (?:blev|
    ble) ikke fundet|hoppsan|oops|
    (?:kunne|kunde|kan) (?:ikke|inte) (?:behandle|behandla|modtage|motta|ta emot)(?!\p{L})`,
  sorry: String.raw`
    desværre|desvarre|dessverre|beklager|tyvarr|undskyld|ursakta|unnskyld`,
  value: String.raw`
    ugyldig\p{L}*|ogiltig\p{L}*|(?:ikke|inte)(?: en| et| ett)? (?:gyldig|giltig|korrekt|riktig)|
    (?:er|ar) (?:pakrævet|pakrevd|obligatorisk\p{L}*|pakravd|krævet|tom)
    |ma fylles|maste (?:fyllas|anges)|(?:ma|skal|
    maste) (?:du )?(?:være|vara|accepter|udfylde|godta|godkende|angi|oppgi|indeholde|
    inneholde)|(?:indtast|udfyld|vælg|oppgi|angi|skriv inn|fyll (?:ut|i)|velg|valj|
    vanligen (?:fyll|kontrollera)|ange|ret|ratta|besvar|
    svara)[^.]{0,50}(?:gyldig|giltig\p{L}*|felt\p{L}*|falt\p{L}*|fejl\p{L}*|feil\p{L}*|
    fel(?:en)?(?!\p{L})|sporsm\p{L}*|sporgs\p{L}*|fragan|adress|nummer)|forkert|
    felaktig|fel (?:kod|format|losenord)|feil (?:kode|format)|mangler|saknas|for (?:kort|lang)|
    (?:ikke|inte)(?!\p{L})[^.]{0,40}(?:område|postnummer|by(?:en)?(?!\p{L})|stad)|(?:kan|ma|skal|far|maste) (?:ikke|inte) (?:være|vara|vare|lamnas|sta) to(?:m)|valideringsf(?:eil|ejl|el)|
    (?:åtgärda|korriger)(?: venligst| opp)? (?:de )?(?:følgende|nedenstående|
    följande) (?:fejl|feil|fel|fält)|ofullstandig\p{L}*|ufuldstændig\p{L}*|ufullstendig\p{L}*`,
  wrong: 'ugyldig|ogiltig|forkert|felaktig|feil|utlopt|udlobet',
  already: 'allerede|redan|tidligere',
  taken: String.raw`
    registrer\p{L}*|brug\p{L}*|i bruk|brukt|anvand\p{L}*|anvend\p{L}*|besvar\p{L}*|svar\p{L}*|
    udfyldt|fylt|ifylld|tilmeldt|pameldt|anmald\p{L}*|eksisterer|finns|finnes|findes|tatt|taget|
    tagen|optaget|opptatt|modtaget|mottatt|fatt|faet|mottagit|sendt|skickat|ansogt|sokt|
    fullfort|gennemfort|slutforts|gjennomfort|deltaget|deltatt|indsendt|abonner\p{L}*|
    prenumerer\p{L}*|upptagen|slutford`,
  policy: String.raw`
    spam(?!mappe|-?mapp|filter|post)|blokeret|blokkert|blockerad\p{L}*|sperret|spærret|avvist|
    afvist|avvisad|(?:ikke|inte) (?:tilladt|tillatt|tillaten|tillatet|berettiget|berettigt|
    kvalificer\p{L}*|behorig|berattigad)|(?:adgang|tilgang|atkomst)\p{L}* (?:nægtet|nektet|
    nekad)|(?:skjema|skema|formular|undersogelse|undersokelse|enkat|undersokning|tilmelding|
    pamelding|anmalan|registrering)\p{L}*[^.]{0,40}(?:lukket|stengt|stangd|stangt|
    avslut\p{L}*|afsluttet|pause\p{L}*|pausad|ikke (?:lenger|længere)|inte langre)|(?:ikke|
    inte) (?:lenger|længere|langre) (?:tilgængelig|tilgjengelig|tillganglig|mulig|
    mojligt|aktiv)|fullbook\p{L}*|fuldt booket|fulltegnet|fullbokad|udsolgt|utsolgt|slutsald|
    robot|menneske|manniska|automati\p{L}* (?:aktivitet|trafik)|mistænkelig|mistenkelig|
    misstankt|invitation|invitasjon|kvalifi[cs]ert|ingen (?:adgang|tilgang)|
    captcha[^.]{0,30}(?:fejl|feil|miss|ikke|igen|igjen)|(?:kan|kunne) (?:vi )?(?:ikke|inte|
    desværre|dessverre|tyvarr)[^.]{0,30}(?:tilby|erbjud|hjælpe|hjelpe|hjalpa)\p{L}*|
    (?:har|er|blev|ble) (?:avbrutits|annullerats|annulleret|kansellert|avlyst)`,
  tooMany: String.raw`
    for mange|alltfor manga|for manga|for ofte|for hurtigt|for raskt|(?:grænse|grense|
    gransen)\p{L}* (?:er |ar |har )?(?:nad|overskredet|oversteget|overskrid\p{L}*)|(?:prov|
    forsog)\p{L}*[^.]{0,30} om \d|vent(?:a)?[^.]{0,25}(?:for|innan)`,
  signIn: String.raw`
    (?:log(?:g)?|logga)(?: deg| dig)? (?:ind|inn|in) (?:for|og|och)|(?:skal|ma
    )[^.]{0,15}(?:vara)? ?(?:logge|logga)[^.]{0,8}|
    ikke logget|inte inloggad|krever innlogging|kræver login`,
  verify: String.raw`
    (?:bekræft\p{L}*|bekreft\p{L}*|bekraft\p{L}*|verificer\p{L}*|verifiser\p{L}*|
    verifiera)[^.]{0,40}(?:e-?mail|e-?post\p{L}*|adress\p{L}*|tilmelding\p{L}*|pamelding\p{L}*|
    nummer|prenumeration\p{L}*|abonnement\p{L}*|konto)|(?:bekræftelses|bekreftelses|bekraftelse|
    verifikations|verifiserings|verifierings|aktiverings|engangs)[ -]?(?:link|lenke|lank|
    kod)\p{L}*|(?:klik|klicka)[^.]{0,50}(?:link\p{L}*|lenke\p{L}*|lank\p{L}*)|(?:
    kod)(?:n)?[^.]{0,40}(?:sendt|skickat)|(?:indtast|skriv inn|tast inn|
    ange) [^.]{0,20}kod\p{L}*|nesten ferdig|næsten færdig|nastan klar|
    (?:indbakke|innboks|inkorg|e-?post|e-?mail|mail)\p{L}*[^.]{0,12} (?:og|och) (?:bekræft|bekreft|
    bekräfta)`,
  busy: String.raw`
    vent(?: venligst|nligst)|vennligst vent(?! for)|vanta(?! innan)|et ojeblik|et oyeblikk|
    ett ogonblick|(?:sender|skickar|sparar|gemmer|lagrer|laddar upp|uploader|
    behandler)[^.]{0,40}(?: ?\.\.|$)|(?:ikke|inte) (?:blevet |blitt )?(?:sendt|
    skickats) (?:enda|endnu|an)|(?:endnu|enda) ikke`,
  condition: 'hvis|dersom|om (?:du|ni|det)|ifall|nar du|med mindre',
  harmless: String.raw`
    (?:behover|trenger|skal) (?:du )?(?:ikke|inte|ingen)[^.]*|(?:ingen|inga) (?:yderligere|
    ytterligere|ytterligare|videre) [^.]*|(?:ikke|inte) nodvendig\p{L}*[^.]*|ingen spam`,
  duplicate: String.raw`
    (?:kræver|krever|kräver) (?:en|et|ett) unik\p{L}*|(?:skal|må|måste) (?:være|vara) unik\p{L}*`,
  closed: String.raw`
    (?:accepterer|aksepterer|godtar|modtager|mottar|accepterar|tager|tar) (?:ikke|inte) (?:længere|
    lenger|längre|flere|fler)(?!\p{L})`,
  quiz: String.raw`
    (?:besvar|svar)\p{L}*[^.]{0,20} (?:anti-?spam|kontrol+|sikkerheds|sikkerhets|
    säkerhets)-?(?:spørgsmål|spørsmål|fråga)\p{L}*|(?:kontrol+|sikkerheds|sikkerhets|
    säkerhets)-?(?:spørgsmål|spørsmål|fråga)\p{L}* (?:er|är) (?:forkert|feil|fel)(?!\p{L})`,
};
