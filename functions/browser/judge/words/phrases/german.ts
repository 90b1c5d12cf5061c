import { beside, joined, type Phrases } from './phrases.ts';

/** What a visitor sends or books, also as the end of a compound: "Kreditantrag". */
const lead = joined(String.raw`
  \w*(?:anfrage|antrag|antrage|anliegen|nachricht|mitteilung|formular|anmeldung|bewerbung|bestellung|
  buchung|registrierung|reservierung|anforderung|meldung|daten|angaben|unterlagen|eingabe|zeilen|
  zuschrift|ruckruf|ruckrufbitte|termin|wunsch|auftrag|vorgang|teilnahme|abonnement|mail|antwort|
  einsendung|eintragung|frage|vertrag|konto|depot|profil|platz|gesuch|bitte um \w+|anzeige)
  (?:e?n|e?s)?\b`);
const your = String.raw`(?:ihr|dein|eu(?:e?r))(?:e[nmrs]?)?\b`;
/** Participles for a lead that has arrived or that the company has put into its system. */
const arrived = joined(String.raw`
  (?:(?:(?:ab|zu|ein|ver|hin|los|raus|uber)?(?:ge)?(?:sendet|sandt|schickt)|uber(?:mittelt|tragen|geben|stellt|nommen)|
  weiter(?:gegeben|geleitet|gereicht)|(?:ein|durch|raus|zu)gegangen|eingetroffen|gelandet|(?:an|durch)gekommen|erhalten|
  empfangen|bekommen|gespeichert|gesichert|eingereicht|auf(?:gegeben|genommen)|entgegengenommen|
  angenommen|registriert|angemeldet|bestatigt|zugestellt|eingetragen|erfasst|notiert|vermerkt|
  vorgemerkt|hinterlegt|(?:ge|ver)bucht|reserviert|angelegt|eingerichtet|eroffnet|erstellt|aktiviert|freigeschaltet|
  verarbeitet|dokumentiert|hinzugefugt|vervollstandigt|aktualisiert|beauftragt|beantragt|angefordert|
  abonniert|vereinbart|fixiert|gesichert|eingeplant|zugeteilt|verteilt|abgeschlossen|erreicht)(?! (?:sein|haben|werden)?\W*(?:mussen|muss))\b)`);
const aux = joined(String.raw`
  (?:wurden?|ist|sind|bist|worden|hab(?:en?|) (?:wir|ich)|(?<=(?:wir|ich)\b[^.]{0,60})hab(?:en?|)|
  hat (?:[^.]{0,30} )?(?:ihr|dein|uns)\w*|haben uns|(?<=(?:un|ihr)ser? \w+ )hat|(?<=uns )erreicht|(?:sie|du) ha(?:ben|st)(?! bereits| schon))`);
/** Persons of the company who answer. */
const staff = joined(String.raw`
  (?:wir|ich|er|jemand|man|team|kolleg\w+|\w*berater\w*|mitarbeiter\w*|expert\w+|makler\w*|
  ansprechpartner\w*|partner\w*|spezialist\w*|kundenservice|\w*abteilung|betreuer\w*|frau \w+|herr \w+|
  bank|\w*betriebe?|gutachter\w*|fachleute|techniker\w*|monteur\w*|(?:un|ihr)ser \w+)`);
const soon = joined(String.raw`
  (?:in kurze|in den nachsten|bald|demnachst|umgehend|zeitnah|innerhalb|binnen|schnellst\w*|so schnell|
  spatestens|gleich|morgen|heute|noch|per|bis|im laufe|personlich|kurzfristig|am|in der regel|von|post)`);
/** Names of fields, and of what a visitor types in. */
const field = joined(String.raw`
  \w*(?:name|mail|mailadresse|adresse|anschrift|nummer|telefon|handy|plz|postleitzahl|ort|datum|betrag|
  summe|einkommen|gehalt|feld(?:er)?|felde?rn|eingaben?|angaben?|passwort|iban|bic|kennzeichen|strasse|hakchen|
  einwilligung|zustimmung|agb|bedingungen|erklarung|code|zeichen|ziffern?|alter|format|wert|zahl|auswahl|
  anrede|kastchen|datei|formular|pin|tan|rechenaufgabe|ergebnis|losung|stellen|laufzeit|antwort|(?<!an)frage)s?\b`);
/** What may be wrong with a value. */
const flaw = joined(String.raw`
  \b(?:ungultig\w*|falsch\w*|fehlerhaft\w*|unvollstandig\w*|fehlt|fehlen|fehlende\w*|leer|zu (?:kurz|lang|
  klein|gross|hoch|niedrig)|(?:nicht|kein\w*)(?: \w+){0,2} (?:gultig\w*|korrekt\w*|richtig\w*|ausgefullt|
  angegeben|erkannt|vollstandig|plausibel|leer|gefunden|bekannt|vergeben|zugelassen)|(?:stimm|pass)(?:t|en)(?: \w+){0,3} nicht
  (?! zu uns)|in der (?:zukunft|vergangenheit)|unbekannt|unleserlich|unplausibel|vergessen|existiert nicht|
  (?:ist|sind|wird|werden) (?:ein pflicht\w+|erforderlich|benotigt|leer|verpflichtend|pflicht)|
  vertippt|verschrieben|verdreht|(?:sieht|schein(?:t|en)) \w*[^.]{0,12}nicht|nichts anfangen)`);
const enter = joined(String.raw`
  (?:(?:geben|tragen|fullen|wahlen|prufen|uberprufen|kontrollieren|korrigieren|berichtigen|erganzen|
  beheben|akzeptieren|verwenden|nutzen|tippen|schreiben|machen|setzen|beantworten|bestatigen|lesen) sie|
  gib|trag|full(?:e|(?= (?:bitte|das|die|den|alle|dein)))|wahle?|(?:uber)?prufe?|korrigiere?|berichtige?|erganze?|akzeptiere?|verwende?|nutze?|tipp|schreib|
  setze?|beantworte?|schau|kontrollier(?:e)?|stimmen sie|stimme?)\b`);
/** What is offered for some time only, and what may be full. */
const offer = joined(String.raw`
  \w*(?:formular|anmeldung|umfrage|frist|aktion|angebot|kurs|seminar|webinar|veranstaltung|zeitraum|
  teilnahme|bewerbung|phase|gewinnspiel|registrierung|warteliste|kontingent|platze|termine|zins|rabatt|
  gutschein|bonus|tarif|programm|forderung|stelle|workshop|verlosung|runde|schluss|budget)\w{0,2}\b`);
const over = joined(String.raw`
  \b(?:geschlossen|beendet|vorbei|abgelaufen|verstrichen|zu ende|endete|ausgebucht|ausverkauft|voll|
  belegt|vergeben|erschopft|aufgebraucht|vergriffen|eingestellt|ausgeschopft|ausgelaufen|lief|
  weg|pausiert|nicht mehr|zugemacht|deaktiviert|inaktiv|gestoppt|uberzeichnet|dicht|uberschritten)\b`);
const service = joined(String.raw`
  \w*(?:server|system|dienst|seite|portal|verbindung|internet|netz|netzwerk|datenbank|website|webseite|
  technik|leitung|rechner|berechnung|app|anwendung|schnittstelle|formular|service|ubertragung)s?\b`);
const broken = joined(String.raw`
  \b(?:nicht (?:erreichbar|verfugbar|mit|moglich|funktion\w*|zur verfugung|bereit|geladen)|(?:antwort|reagier|
  funktionier|lauf)e?t(?: \w+){0,2} nicht|ausgefallen|gestort|uberlastet|streikt|spinnt|schlapp|unterbrochen|
  hakt|klemmt|zickt|abgebrochen|abgesturzt|abgerissen|in die knie|weg|gekappt|verloren|
  uberfordert|gestolpert|aus dem tritt|storung|stotter\w*|lahm\w*|verschluckt)\b`);
/** What a company cannot do for an applicant whom it refuses. */
const grant = joined(String.raw`
  \b(?:anbieten|machen|gewahren|unterbreiten|bewilligen|genehmigen|annehmen|versichern|finanzieren|
  berucksichtigen|entsprechen|zusagen|vergeben|aufnehmen|helfen|weiterhelfen|abschliessen|zustimmen|
  erfullen|akzeptieren|eroffnen|geben|dienen|stattgeben|entgegennehmen)\b`);
const account = String.raw`(?:\w*konto|account|profil|zugang|benutzer\w*|eintrag|${lead})`;
const attempts = String.raw`(?:\w*(?:versuche?|anfragen|anforderungen|codes?|sms|eingaben|formulare?|aufrufe|einsendungen|zugriffe|tans?)\b)`;
const time = String.raw`(?:ein\w*|paar|wenige\w*|halbe\w*|\d+|kurze\w*)(?: \w+)? ?(?:sek|min|std|stunde|tag|weile|moment|augenblick|pause)`;
const code = String.raw`\w*(?:code|tan|pin|kennwort|passwort|zahlenfolge|ziffern)\b`;
const link = String.raw`(?:link|button|knopf|schaltflache)\b`;

export const german: Phrases = {
  thanks: String.raw`
    danke(?! an|n?s)|(?:vielen|herzlichen|besten|lieben|tausend|schonen)(?: lieben)? dank|
    (?:wir |ich )(?:be)?danken?|dankeschon|merci|(?:schon|toll|super), dass (?:sie|du)[^.]{0,30} (?:dabei|melde|gewandt|geschrieben|entschieden|interessier)`,
  idle: String.raw`
    danken? (?:wir )?(?:ihnen |dir )?fur (?:ihr|dein)\w* verstandnis|
    dank\w*[a-z ]{0,20} fur(?: ihr(?:en?)?| dein(?:en?)?| das| den| die|s| euer)?(?: \w+)? ?(?:besuch|geduld|interesse|
    verstandnis|vertrauen|warten|treue|einkauf|lesen)|dank (?:unserer|unseres|der|des|dem)`,
  open: String.raw`
    (?:wahlen|buchen|suchen|reservieren) sie[^.]{0,30}(?:termin|uhrzeit|zeitfenster|tag|bank|anbieter|tarif|angebot|paket|zahlungsart)|
    (?:wahle?|buche?|such) (?:dir )?[^.]{0,30}(?:termin|uhrzeit|zeitfenster|anbieter|tarif|angebot|paket)|
    (?:zahlen|bezahlen|uberweisen) sie|installieren sie|(?:passwort|konto|unterlagen|dokumente|bank|anbieter|zahlungsart)[^.]{0,12} (?:festlegen|erstellen|hochladen|wahlen|auswahlen)\b|schliessen sie[^.]{0,40} ab\b|(?:legen|erstellen|vergeben|setzen) sie[^.]{0,20}(?:passwort|kennwort|konto|pin)|
    (?:laden|reichen|geben|tragen|fullen|erganzen|beantworten) sie[^.]{0,40}(?:unterlagen|dokumente|nachweis\w*|steuer\w*|einkommen|geburtsdatum|kontonummer|iban|fragen|angaben|unten)|
    (?:fahren sie (?:bitte )?fort|weiter zur (?:zahlung|auswahl|nachsten)|(?:nur )?noch (?:ein|zwei|drei|wenige|\d)\w* (?:schritt|frage|angabe)|(?:im|zum) nachsten schritt)|(?<=^[^\p{L}]*)(?:weiter|fortfahren|jetzt (?:be)?zahlen|zur zahlung)[^\p{L}]*$|
    (?:sobald|wenn) (?:wir|der dienst|das angebot)[^.]{0,30}(?:starten|eroffnen|beginnen|verfugbar)|demnachst verfugbar|
    (?:wird|werden) erst[^.]{0,40} ${arrived}|erst (?:nach|wenn|sobald)[^.]{0,60} (?:${arrived}|bearbeitet)`,
  sure: String.raw`
    ${your} (?:[\w-]+ ){0,2}?${lead}[^.]{0,50}? ${aux} (?:[^.]{0,60}? )?${arrived}|
    ${aux} (?:wir )?${your} (?:[\w-]+ ){0,2}?${lead}(?:[^.]{0,40}? )${arrived}`,
  done: String.raw`
    (?:(?:${lead}|wir|ich|alles|das|sie|du|es|${your}|eine kopie)\b[^.]{0,60}? )?${aux} (?:[^.]{0,70}? )?${arrived}|
    ${lead}(?: [^.]{0,40}?)? (?:ist |sind )?(?:${arrived}|eingelangt|vollstandig)(?=\W*$|[:–-]| und)|
    (?<=^\W*)(?:(?!wird|werden)\S+ ){0,4}?${arrived}(?=[^\p{L}\d]*$|[:!–])|
    ${lead}[^.]{0,50}? (?:lieg(?:t|en) (?:uns|bei|nun|jetzt|vor)|(?:ist|sind)(?: jetzt| nun| schon)? (?:bei (?:uns(?! sicher)|unser\w*|der|dem)|da\b|unterwegs|auf dem weg|raus|in (?:bearbeitung|prufung|arbeit)|drin\b|im system|durch\b|komplett)|lauft(?! (?:ab|aus))|steht\b(?! nicht)|geht (?:jetzt |nun )?(?:an|in)|
    (?:ging|kam|traf)\w* (?:[^.]{0,60} )?(?:ein|an|durch|raus)\b)|
    ${beside(lead, String.raw`(?:auf (?:den|dem) (?:schreib)?tisch|zur prufung|uns erreicht|in (?:die )?bearbeitung|wird (?:nun|jetzt|gerade|derzeit|umgehend|sofort) (?:[^.]{0,30} )?(?:gepruft|bearbeitet))`)}|
    (?:gehen|geht)[^.]{0,20} (?:in die|zur) post|erfolgreich(?! (?:beenden|abschliessen))|(?:hat|alles) (?:geklappt|funktioniert)|(?<=^\W*)(?:geschafft|(?:\w+, )?das war's|fertig|erledigt|gluckwunsch|wir rechnen schon)\b|
    schon bei uns|${your} (?:\w+-?)?(?:referenz|vorgangs|ticket|auftrags|bearbeitungs|antrags|fall|schaden)[ -]?(?:nummer|nr|id)|
    \w*(?:referenz|vorgangs|ticket|auftrags|bearbeitungs|antrags|schadens?|anfrage|buchungs|bestell)-?(?:nummer|nr|id)\b[^\d.]{0,12}\d|
    (?:sie (?:sind|stehen)|du (?:bist|stehst)|ihr seid) (?:\w+ )?(?:dabei|angemeldet|registriert|versichert|vorgemerkt|eingetragen|auf der (?:liste|warteliste))|
    erfolg[!.]|(?:\w*konto|depot|platz|police) (?:ist |wurde )?(?:eroffnet|reserviert)`,
  promise: String.raw`
    meld(?:en?|et) (?:wir )?(?:uns|sich|mich)(?! (?:[^.]{0,40} )?an\b)|
    ruf(?:e|t|en) (?:wir |\w+ )?(?:sie|dich|euch|ihnen|zuruck)(?! (?:bitte|uns|nicht|gern\w*|kostenlos|unverbindlich|jederzeit))\b|(?:klingel|telefonier|wahl)\w* [^.]{0,40}(?:bei (?:ihnen|dir)|durch)|
    (?:setz(?:t|en)|treten|tritt|nimmt|nehmen)(?! sie (?:bitte )?(?:sich|kontakt|mit|gern|jederzeit|einfach))[^.]{0,70} (?:kontakt|verbindung)\b|
    kontaktier(?:t|en|e) (?:wir |\w+ )?(?:sie|dich|euch)\b(?! uns)|(?:kommt|kommen)(?: [^.]{0,40})? auf (?:sie|dich|euch) zu|
    hor(?:en|st|t) (?:(?:sie|du|ihr) )?(?:[^.]{0,40} )?von (?:uns|mir|ihm|ihr)|
    (?:${staff}|uns \w+) (?:[^.]{0,40} )?(?:antworte[tn]?|schreib(?:t|en)|liefer[tn]|schick(?:t|en)|send(?:et|en)|(?:pruf|bearbeite|sichte|begutachte|bewerte)(?:t|n|en)?) (?:wir )?(?:[^.]{0,40} )?(?:ihnen|dir|euch|${soon}|${your}|zuruck|die angaben)\b|
    (?:werden?|wird|wirst) (?:[^.]{0,80} )?(?:melden|kontaktier(?:en|t)|(?:an|zuruck)ge?rufen|(?:an|zuruck)rufen|antworten|beantwort\w+|zuruckschreiben|informier\w*|benachrichtig\w*|auf sie zukommen|verbindung setzen|kontakt aufnehmen|bearbeiten|kummern|zukommen lassen|zusenden|(?<=umgehend |schnellst\w+ |bald |kurze |zeitnah )bearbeitet)\b|
    (?:erhalten sie|sie (?:erhalten|bekommen)|du (?:erhaltst|bekommst)|(?:erhaltst|bekommst) du|bekommen sie) (?!keine)(?:[^.]{0,50} )?(?:${soon}|bestatigung\w*|ruckmeldung|antwort|bescheid|anruf|angebot|ruckruf|post)\b|
    (?:bearbeiten|prufen|sichten|beantworten|beginnen|erstellen|berechnen|kummern|erledigen|ubernehmen|informieren|teilen|stellen|schicken|senden) wir (?:[^.]{0,30} )?(?:${lead}|uns|${soon}|ihnen|dir|sie|mit|angebot)\b|
    wir (?:bearbeiten|prufen|sichten|beantworten|kummern|erstellen|informieren|schicken|senden|machen uns|schauen|schreiben|lesen|legen|freuen uns (?:auf (?:sie|dich|das|den|ihr)|sie|dich))\b(?! nie)|
    (?:den|alles|um den) rest (?:erledigen|ubernehmen|machen|kummern)|(?:angebot|bescheid|antwort|police)[^.]{0,60} (?:stellen|bekommen|haben|kommt|folgt|schicken|erhalten)\b[^.]{0,40} ${soon}|
    freuen uns (?:schon )?auf|(?:ist|sind) (?:schon |bereits |langst )?(?:an \w+ (?:anfrage|antrag|angebot|fall) dran)`,
  not: String.raw`nicht|kein(?:e|en|er|es)?|nie|niemand|konnten?|ohne`,
  failed: String.raw`
    \w*fehler(?!frei|los|haft)(?:code|meldung)?\b|(?:technische\w*|unerwartete\w*|ist ein(?: \w+)?|gab ein) (?:problem|panne|storung|schwierigkeit)|
    fehlgeschlagen|gescheitert|daneben\b|schief ?(?:ge|ist|lauft)|${beside(service, broken, 50)}|${beside(lead, String.raw`(?:verloren|im nirgendwo|verschwunden|steckengeblieben|hangen ?geblieben)`, 40)}|
    (?:konnten?|kann|wurden?|ist|sind|werden|wird|lasst|lassen)[^.]{0,70} (?:nicht|nie|kein\w*)[^.]{0,50}(?:${arrived}|
    erreich|gefunden|geladen|senden|speichern|verarbeiten|bearbeitet|ubermitteln|ausgefuhrt|abschliessen|abschicken|aufbauen|hergestellt|entgegennehmen|laden)|
    (?:versuche?|probiere?)n?\b[^.]{0,50}(?:erneut|nochmals?|noch ?einmal|spater|wieder)|(?:erneut|nochmals?|noch einmal|spater)[^.]{0,20}(?:versuchen|probieren|laden)|
    nicht (?:verfugbar|erreichbar|zur verfugung)|nicht erfolgreich|wartung\w*|zeituberschreitung|timeout|seite (?:wurde )?nicht gefunden|
    storung|hoppla(?=\W*$)|ups(?=\W*$| da (?:ist|lief|ging))|keine verbindung|nicht (?:geklappt|funktioniert|durchgekommen|durchgegangen)|panne`,
  fault: String.raw`
    (?:\w*(?:sitzung|session|token|seite|anfrage|\w*link|formularsitzung|url|verbindung)|ihre zeit)\b[^.]{0,50}(?:abgelaufen|verfallen|zeituberschreitung|(?:gilt|ist|sind|funktioniert)(?: \w+)? nicht mehr(?! (?:verfugbar|aktiv))|ungultig|veraltet|timeout|zu lange gedauert|zu lange (?:offen|inaktiv|geoffnet))`,
  sorry: 'leider|bedauer|tut (?:uns|mir) (?:\\w+ )?leid|entschuldig|schade(?=\\W*$|,)',
  value: String.raw`
    ${beside(field, flaw, 40)}|ungultig|falsch(?:e|er|es)?\b|unvollstandig\w*|fehlt\b(?! (?:nur )?noch)|kein(?:e|en)? gultige|nicht (?:gultig|korrekt|richtig|ausgefullt)|leeres formular|keine liste|
    pflichtfeld(?:er)? (?:aus|ist|muss|sind|wurde|nicht)|^pflichtfeld\W*$|(?:ist|sind|wird|werden) (?:ein pflichtfeld|erforderlich|benotigt|leer)\b|
    (?:muss|mussen) (?:\w+ ){0,4}?(?:ein|ausgefullt|mindestens|angegeben|akzeptiert|\d+|ziffern|zeichen|stellen|enthalten|zustimmen|volljahrig)|(?:darf|durfen) nicht (?:leer|fehlen|langer|kurzer)|
    (?:bitte )?${enter}(?!.*(?: und|,) (?:wir|ein|unser))(?: sie)?[^.]{0,50}? (?:\w*(?:gultig|richtig|korrekt|vollstandig)\w*|${field})(?!\w| und (?:senden|schicken)(?![^.]* (?:erneut|noch)))|bitte[^.]{0,70} (?:ausfullen|eintragen|angeben|eingeben|auswahlen|zustimmen|ankreuzen|prufen(?! sie| und (?:senden|schicken))|wahlen|korrigieren|anhaken|setzen|schreiben|bestatigen sie die)\b|
    (?:datenschutz|agb|bedingung)\w*[^.]{0,30} (?:zu\b|zustimmen|akzeptieren|bestatigen|annehmen)|auszufullen|validierungsfehler|aufgrund von fehlern|
    (?:korrigieren|beheben|berichtigen|uberprufen) sie[^.]{0,20}(?:felder|fehler|eingaben|angaben|formular)|noch nicht (?:abgeschlossen|vollstandig)|
    ohne (?:\w+ ){0,3}?${field}[^.]{0,60} (?:nicht|kein\w*|geht)|(?:mindestens|hochstens|maximal|genau|nur) \d+ (?:zeichen|ziffern|stellen|euro|jahre)|da (?:haben sie|hast du) (?:\w+ )?vergessen`,
  area: String.raw`
    ${beside('(?:aus|be)?(?:liefern|montieren|bedienen|installieren|bieten|verfugbar|tatig|aktiv|vertreten|unterwegs|versorgen|anbieten|anfahren|arbeiten|abdecken|erreichbar|gibt es uns|ausgebaut|kommen|fahren|betreuen)', String.raw`(?:nicht|kein\w*)(?: \w+){0,4} (?:gebiet|region|stadt|ort|plz|postleitzahl|gegend|adresse|ecke|bundesland|land|strasse|haus|dorf|\d{4,5})\b`, 40)}|
    (?:in|nach|fur|bei|unter) (?:\w+ ){0,3}?(?:gebiet|region|stadt|ort|plz|postleitzahl|gegend|ecke|bundesland|wohnort|adresse|\d{4,5})\b[^.]{0,60}(?<!\w)(?:noch |leider |bisher |derzeit |aktuell |momentan )*(?:nicht|kein\w*)(?! (?:gultig|gefunden))\b|
    nicht in (?:ihre[rm]|unser\w*) (?:\w+ )?\w*(?:gebiet|region|stadt|ort)|ausserhalb[^.]{0,25}(?:gebiet|region)|(?:gebiet|region|stadt|ort)\w*[^.]{0,40} nicht (?:tatig|verfugbar|aktiv|abgedeckt)|(?:liefern|montieren|bedienen)[^.]{0,40} noch nicht`,
  wrong:
    'ungultig|falsch|nicht (?:korrekt|gultig|richtig|mehr gultig)|abgelaufen|stimmt (?:\\w+ )?nicht|passt nicht',
  already: String.raw`bereits|schon(?! (?:bald|morgen|heute|jetzt|geschafft|bei uns|auf dem|unterwegs)|\W*$)|erneut(?= (?:interesse|anfrage|bewerb))|langst`,
  taken: String.raw`
    registriert|(?:ver|ab|auf|an)?gegeben|vorhanden|existiert|beantwortet|ausgefullt|teilgenommen|verwendet|
    benutzt|angemeldet|abonniert|eingereicht|abgeschlossen|gesendet|geschickt|erhalten|beworben|genutzt|bekannt|belegt|
    eingetragen|abgestimmt|ubermittelt|vor\b|gestellt|gibt es|ein\w* (?:${account})|angefragt|beantragt|angelegt|
    hinterlegt|vermerkt|kunde|(?:haben|kennen) wir|dran|in (?:bearbeitung|prufung)|auf (?:der|unserer) \w*liste|gespeichert|vergeben|dabei|gebucht|vorgemerkt|erfasst|kennen uns`,
  policy: String.raw`
    ${beside(offer, over, 45)}|spam(?!-?ordner|-?filter|-?schutz)|spamverdacht|spam-?filter (?:hat|gestoppt|aussortiert)|(?:blockiert|gesperrt)\b|blacklist|nicht (?:mehr )?(?:berechtigt|
    erlaubt|zulassig|gestattet|zugelassen|moglich(?!\W*$)|teilnahmeberechtigt)|(?:ab|zuruck)(?:gelehnt|gewiesen)|ablehnen|absage\b|absagen mussen|mussen [^.]{0,40}absagen|abschlagig|(?:zugriff|zugang) (?:verweigert)|
    (?:konnen|kann|konnten|durfen|darf|mochten|wollen|werden|mussen)[^.]{0,80} (?:nicht|kein\w*)[^.]{0,40} ${grant}|(?:mach|biet|geb|versicher|finanzier|gewahr|vergeb|nehm)en (?:wir )?[^.]{0,50}(?:nicht(?! weiter)|kein\w* (?:angebot|kredit|vertrag|anmeldung|antrag|neu|weiter)\w*)|
    gibt es (?:dies\w+|unser\w+|das|den|die) [^.]{0,30} nicht|(?:kommt|kommen)[^.]{0,40} nicht (?:in (?:frage|betracht)|zustande)|nicht (?:zu den|in (?:unser|das|den))[^.]{0,25}(?:kriterien|richtlinien|raster|profil|zielgruppe)|
    nicht mehr (?:verfugbar|angenommen|aktiv|entgegen)|keine (?:weiteren|neuen|neukunden|freien)[^.]{0,40}(?:angenommen|an\b|auf\b|entgegen|platze|mehr)|ausgebucht|ausverkauft|maximale (?:anzahl|zahl) (?:an|der)? ?teilnehm|hochstzahl|
    roboter\b|(?:als|kein|ein) (?:ro)?bot\b|kein mensch|kein\w* (?:\w+ )?(?:zusage|darlehen) |(?:ein )?mensch (?:sind|bist)|automatisierte|verdachtig|missbrauch\w*|nur (?:auf einladung|fur (?:bestandskunden|neukunden|volljahrige|personen))|sicherheitsprufung|(?:prufen|uberprufen) (?:wir )?ihren browser|
    browser (?:wird )?(?:uber|ge)pruft|captcha[^.]{0,30}(?:fehl|nicht|erneut)|${beside(String.raw`\w*(?:voraussetzung|kriteri|anforderung|richtlini|bonitat|schufa|mindest)\w*`, String.raw`\b(?:nicht(?! beeinfl)|unterschritten|zu (?:gering|niedrig)|unzureichend)\b`, 50)}|
    noch nicht gestartet|\w*(?:abgabe|frist)\w* (?:ist )?(?:nun|jetzt|bereits) abgeschlossen|feature ist nicht|formular ist (?:derzeit |momentan |zurzeit |aktuell )?(?:nicht (?:aktiv|verfugbar|freigeschaltet)|deaktiviert|inaktiv)|sicherheitsgrunden(?! (?:mussen|musst|bitten))|passwortgeschutzt|
    nicht (?:berucksichtig|angenommen|bewillig|genehmig|zugestimmt)\w*|(?:wurden?|ist|sind) (?:storniert|verworfen|geloscht|annulliert)|pass(?:t|en) (?:leider )?nicht zu (?:uns|unser)`,
  tooMany: String.raw`
    (?:zu|sehr) (?:viele|oft|schnell|haufig)(?! (?:kunden|menschen))(?!.*(?:nachfrage|anruf))|${beside('\\w*(?:limit|anzahl|hochst\\w*|maxim\\w*|kontingent|grenze|obergrenze|kein\\w*|(?:ver|auf)braucht|letzte\\w*)', `${attempts}[^.]{0,40}(?:erreicht|uberschritten|ausgeschopft|aufgebraucht|verbraucht|mehr (?:ubrig|frei|moglich))`, 30)}|limit (?:uberschritten|erreicht)|
    (?:alle|samtliche|\w+) (?:\w+ )?versuche (?:\w+ )?(?:aufgebraucht|verbraucht)|warten sie[^.]{0,25}(?:bevor|und versuch)|warten sie[^.]{0,20}(?:augenblick|moment|kurz|\d+ \w+) und senden sie (?![^.]*(?:nicht|kein))[^.]{0,20}(?:dann|erneut|formular)|
    (?:neue\w*|nachste\w*|weitere\w*) (?:${attempts})[^.]{0,60}(?:erst |frühestens |wieder )?(?:in|ab|nach|morgen|um) |(?:wart|gedul?d|gonn|pausier)\w*[^.]{0,30} ${time}(?![^.]*(?:vergleich|konditionen|wir |nicht|kein))`,
  later: String.raw`
    (?:versuch|probier|druck|komm|geht|sende?)\w*[^.]{0,50} (?:in|nach) ${time}\w*(?:[^.]{0,20} (?:erneut|nochmals?|noch ?einmal|wieder))?(?: versuchen| probieren)?|(?:in|nach) ${time}\w*[^.]{0,30}(?:erneut|nochmals?|noch einmal|wieder)(?: versuchen| probieren)?`,
  signIn: String.raw`
    (?:melden sie sich|melde dich|bitte (?:zuerst |erst )?(?:einloggen|anmelden)|loggen sie sich|
    logg?e? dich)[^.]{0,60}?(?: an\b| ein\b|$)|mussen (?:sie )?(?:sich |angemeldet|eingeloggt)(?:zuerst |erst |zunachst |vorher |dafur )*(?:an|ein)|(?:musst|mussen)[^.]{0,30}(?:angemeldet|eingeloggt|einloggen|anmelden)|
    (?:\w*anmeldung|login|einloggen|\w*konto) (?:ist )?(?:erforderlich|notig|notwendig)|nicht (?:angemeldet|eingeloggt)|(?:angemeldet|eingeloggt) sein|nur (?:fur )?(?:\w+ )?(?:mitglieder|angemeldete|registrierte|eingeloggte)|
    (?:brauch|benotig)\w*[^.]{0,20} (?:login|zugang|kundenkonto|benutzerkonto)|(?:mit|in) (?:ihrem|deinem|einem|ihr|dein) (?:\w+-?)?(?:konto|zugang|login) (?:an|ein)(?:loggen|melden)?\b`,
  verify: String.raw`
    (?:bestatigungs|verifizierungs|aktivierungs|verifikations|freischalt)-?(?:link|code|pin)(?!\w|[^.]{0,60}(?:abgelaufen|nicht mehr|verfallen|gilt nicht|ungultig))|double[- ]opt|
    (?:bestatig|verifizier|aktivier)(?:e|en)\b(?! wir)[^.]{0,60}(?:e-?mail|anmeldung|adresse|handy|telefon|mobil|registrierung|abonnement|konto|nummer|identitat)|(?:e-?mail|adresse|\w*nummer|anmeldung|konto)\b[^.]{0,30} (?:bestatigen|verifizieren|aktivieren|bestatigt (?:ist|haben|hast|werden)|noch nicht bestatigt)\b|
    (?:klick|folg|tipp|druck|offne|ruf)\w*[^.]{0,60}${link}|${link}[^.]{0,60}(?:klick|angeklickt|geoffnet|aufgerufen|gedruckt|bestatig|anklick|gefolgt)|
    ${code}[^.]{0,50}(?:gesendet|geschickt|gesandt|eingeben|eintippen|einzugeben|(?<!einmal )ein(?:$|\.|,)|unterwegs|per sms)|(?:gib|geben|tipp\w*|trag\w*)(?!.*(?:erneut|einmal|neu\b))[^.]{0,40} ${code}[^.]{0,60}(?:sms|mail|handy|gesendet|geschickt|erhalten|ein\b)|(?:sende[nt]?|schicke?n?) (?:\w+ ){0,5}?${code}|einmal(?:passwort|code|kennwort)|
    zur bestatigung[^.]{0,40}(?:ihr|dein|klick)|verifizierungs?-?mail|(?:um|zum)[^.]{0,50}(?:anmeldung|registrierung|abonnement|newsletter)[^.]{0,20}(?:zu )?(?:bestatigen|abzuschlie)|(?:fast|beinahe) (?:fertig|geschafft|am ziel)|(?:klick|bestatigung) fehlt (?:nur )?noch|erst (?:nach|mit) (?:\w+ )?(?:klick|bestatigung)|
    (?:postfach|posteingang|e-?mails?|mail|nachricht)[^.]{0,40} (?:und|dann) (?:\w+ )?(?:bestatig|klick|druck|tipp)\w*|(?:offne|schau)\w* (?:sie|die|in)[^.]{0,20} (?:und|,) (?:druck|klick|bestatig|tipp)\w*|(?:erst|sobald|wenn|bis)[^.]{0,40} (?:bestatigt|verifiziert) (?:haben|hast|ist|wurde)|zahlen aus der (?:sms|mail|e-?mail)`,
  busy: String.raw`
    bitte warten(?! sie,? (?:bevor|den|auf))|(?:wird|werden)[^.]{0,50}(?:gespeichert|gesendet|geladen|verarbeitet|weitergeleitet|ubermittelt|ubertragen|gepruft|berechnet)(?: ?\.\.| ?…|$)|(?:einen|kurzen|kleinen) (?:moment|augenblick)(?! (?:hat|haben) (?:gedauert))|
    noch nicht (?:gesendet|abgeschickt)|weiterleitung|upload ihrer|(?:fullen|hinterlassen|tragen|nutzen|schreiben|senden|lassen|fordern|kontaktieren|rufen|geben|fulle?|hinterlasse?|trag) (?:sie |du |uns |einfach |dich )[^.]{0,60}(?: und|,|, dann) (?:wir|ein|unser|ruf|meld)\w*|(?:werden|daten)\b[^.]{0,30} (?:verschlusselt|ssl)|jetzt \w+ (?:anfragen|beantragen|berechnen|sichern|vergleichen)|wir (?:vergleichen|suchen|laden|berechnen)\b(?! ihr)|zu bestatigenden`,
  condition: joined(String.raw`
    (?:nach|mit|vor) (?:dem |ihrem )?(?:absenden|ausfullen|abschicken|absendung|klick)|nach (?:eingang|erhalt|prufung) (?:ihrer|deiner)(?= \w+(?: \w+)? (?:meld|ruf|kontakt|erh))|(?:wenn|falls|sollten?|sofern|damit(?=[^,]*$))|
    sobald (?:sie|du)(?= [^,]*(?:absend|abgesend|abschick|abgeschick|ausge))`),
  harmless: String.raw`
    \d+ (?:\w+ ){0,2}?(?:kunden|menschen|nutzer|bewertungen|versicherte)\b[^.]*|
    (?:mit|durch)[^.]{0,20}\* ?(?:gekennzeichnet|markiert|versehen)\w*[^.]*|(?<=\*\W*)pflicht(?:feld|angabe)\w*|pflicht(?:feld|angabe)\w* sind[^.]*\*|(?:weitere|freie|neue|alle|unsere|kommende) termine(?=\W*$)|(?:mussen|brauchen|musst|brauchst|braucht) (?:(?:sie|du|jetzt|sich|dafur|sonst|erst|weiter) )*(?:nichts|nicht|kein\w*)[^.]*|(?:von ihrer seite|weitere\w*)[^.]{0,40} nicht (?:notig|erforderlich|notwendig)[^.]*|kein\w* (?:weitere[nrs]? [^.]*|(?:papierkram|warteschleife|sorgen?|kosten|verpflichtung\w*|unterschrift|stress|panik|schufa\w*|angst|haken|wartezeit|spam|werbung|verkaufs\w*)\b)|
    nicht (?:notig|notwendig|erforderlich)[^.]*|nicht auf diese[^.]*antworten|(?:prufen|schauen|sehen|kontrollieren|uberprufen|schau|sieh|pruf)\b[^.]{0,40}(?:spam|junk)[^.]*|zogern sie nicht|
    (?:leider )?(?:(?:ist|sind|haben) )?(?:unser\w* |wir )?[^.,;]{0,30}(?:sonn-?|samstag|sonntag|am wochenende|an feiertagen|wochenende|mittags|nach 1\d uhr|montag)\w*[^.;]{0,40} nicht (?:\w+ )?(?:erreichbar|besetzt|da)\b|
    niemals[^.]*weiter|erreich(?:t|en) (?:er|sie|wir) (?:sie|dich) nicht|(?:wundern|erschrecken) (?:sie )?(?:sich )?nicht[^.]*|nicht (?:in jedem|immer|bindend|verbindlich|gleich|vergessen)[^.]*|(?:leider )?nicht (?:in jedem|immer)[^.]*|ohne (?:verpflichtung\w*|kosten|schufa\w*|risiko|gewahr)|
    nicht an dritte[^.]*|(?:verpflichtet|kostet) [^.]{0,20}(?:nichts|zu nichts)|nicht (?:gespeichert|weitergegeben)(?= und)|(?:bereits|schon) (?:an (?:die|den|unser\w*|das) [^.]{0,40}|zu )(?:weiter\w+|ubermittelt|gesendet|geschickt|unterwegs)`,
  duplicate: String.raw`
    (?:erfordert|benötigt|verlangt|braucht) (?:einen?) (?:eindeutig|einmalig)|muss (?:eindeutig|einmalig|einzigartig) sein|
    (?:mit|unter|zu|fur|von) (?:dies\w+|ihr\w*|dein\w*|der|den) (?:[^.]{0,30} )?(?:\w*nummer|\w*adresse|mail|daten|angaben|namen|person|haushalt|kennzeichen|konto)\b[^.]{0,40} (?:existiert|gibt es|besteht|liegt|lauft|haben wir|ist|wurde|fanden wir|finden wir)\b(?! (?:nicht|kein|ungultig|falsch))[^.]{0,40} (?:ein\w*|zweite\w*) (?:\w+ )?(?:${account})|
    (?:zweite\w*|doppelte\w*|weitere|erneute\w*|neue|neuer) (?:${lead})?[^.]{0,60}(?:nicht|kein\w*|verworfen|ignoriert|geloscht)[^.]{0,20}(?:moglich|ubernommen|angelegt|angenommen|notig|erstellt|gestellt|gespeichert)|nur ein\w* (?:${lead}|mal)[^.]{0,20} (?:pro|je) |(?:pro|je) (?:person|haushalt|kunde|mail\w*|kopf)[^.]{0,20} nur ein|doppelt(?:e|en|er)? (?:halt|${lead})|mehrfach(?:anmeldung|anfrage|teilnahme)\w*|duplikat`,
  closed: String.raw`
    alle (?:\w+ )?(?:platze|termine|karten)\b[^.]{0,60} (?:vergeben|belegt|ausgebucht|weg|voll)\b|
    (?:formular|umfrage)[^.]{0,20} nimmt[^.]{0,20} keine[^.]{0,40} mehr (?:an|entgegen)|keine (?:neuen |
    weiteren )?(?:einsendung|eintrag|antwort|anmeldung|antrag|bewerbung)\w*[^.]{0,20} mehr (?:an|entgegen|möglich)`,
  quiz: String.raw`
    (?:beantwort|lös)\w*[^.]{0,25} (?:(?:anti-?)?spam-?|sicherheits-?|kontroll-?|rechen-?)(?:frage|aufgabe)|
    (?:spam|sicherheits|kontroll|rechen|captcha)-?(?:frage|aufgabe|code|zeichen)[^.]{0,15}(?:falsch|nicht (?:korrekt|richtig)|ungültig)|(?:falsche\w*|ungultige\w*) (?:sicherheits|captcha|pruf)-?(?:code|antwort|zeichen)|
    (?:zeichen|buchstaben|zahlen)[^.]{0,20} (?:aus|auf|im) (?:dem )?bild|captcha[^.]{0,20} (?:falsch|stimmt|nicht (?:korrekt|richtig|gelost))`,
};
