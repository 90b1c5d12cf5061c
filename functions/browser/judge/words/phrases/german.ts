import type { Phrases } from './phrases.ts';

export const german: Phrases = {
  thanks: String.raw`
    danke(?! an|n?s)|vielen lieben dank|(?:vielen|herzlichen|besten|lieben) dank|
    wir (?:be)?danken|dankeschon`,
  idle: String.raw`
    (?:dank)[\p{L} ]{0,20} fur (?:ihr(?:en?)?|dein(?:en?)?|das|den|die|
    euer)? ?(?:besuch|geduld|interesse|verstandnis|vertrauen|warten|treue|einkauf|lesen)|
    dank (?:unserer|unseres|der|des|dem)`,
  open: String.raw`
    (?:wahlen|buchen|suchen|reservieren) sie[^.]{0,30}(?:termin|uhrzeit|zeitfenster|tag|bank|anbieter|tarif|angebot|paket|zahlungsart)|
    (?:zahlen|bezahlen|uberweisen) sie|installieren sie|(?:passwort|konto|unterlagen|dokumente|bank|anbieter|zahlungsart)[^.]{0,12} (?:festlegen|erstellen|hochladen|wahlen|auswahlen)(?!\p{L})|schliessen sie[^.]{0,40} ab(?!\p{L})|(?:legen|erstellen|vergeben|setzen) sie[^.]{0,20}(?:passwort|kennwort|konto|pin)|
    (?:laden|reichen|geben|tragen|fullen|erganzen|beantworten) sie[^.]{0,40}(?:unterlagen|dokumente|nachweis\p{L}*|steuer\p{L}*|einkommen|geburtsdatum|kontonummer|iban|fragen|angaben|unten)|
    (?:fahren sie (?:bitte )?fort|weiter zur (?:zahlung|auswahl|nachsten))|(?<=^[^\p{L}]*)(?:weiter|fortfahren|jetzt (?:be)?zahlen|zur zahlung)[^\p{L}]*$|
    sobald (?:wir|der dienst|das angebot)[^.]{0,30}(?:starten|eroffnen|beginnen|verfugbar)|wenn wir[^.]{0,20}(?:starten|eroffnen)|demnachst verfugbar|
    (?:wird|werden) erst[^.]{0,40} (?:gesendet|versendet|verschickt|ubermittelt|bearbeitet|weitergeleitet)|erst (?:nach|wenn|sobald)[^.]{0,60} (?:gesendet|versendet|ubermittelt|bearbeitet)`,
  done: String.raw`
    (?:wurde|ist|sind|worden|hat|habe|wird)[^.]{0,80}(?:gesendet|versendet|versandt|
    verschickt|abgeschickt|ubermittelt|ubertragen|eingegangen|eingetroffen|erhalten|empfangen|gespeichert|
    eingereicht|registriert|angemeldet|abonniert|aufgenommen|weitergeleitet|entgegengenommen|
    bestatigt|zugestellt|angekommen|eingetragen|erfasst)|(?:nachricht|anfrage|antrag|
    bewerbung|formular|anmeldung|bestellung|antwort|daten|buchung) (?:
    wurde )?(?:gesendet|versendet|versandt|verschickt|abgeschickt|ubermittelt|eingegangen|
    erhalten|gespeichert|eingereicht)|erfolgreich|(?:anmeldung|termin|ruckruf|
    platz) (?:ist )?(?:abgeschlossen|bestatigt|gebucht|reserviert)|erfolg[!.]|ihre (?:referenz|
    vorgangs|ticket|auftrags|bearbeitungs)nummer|(?:wurde|ist|sind|haben|hat|worden)[^.]{0,80}(?:aktiviert|verarbeitet|angelegt|erstellt|gebucht|hinzugefugt|freigeschaltet|aktualisiert|vorgemerkt|hinterlegt|aufgegeben|vervollstandigt|notiert|dokumentiert|angenommen)|^(?!.*(?:wird|werden) )(?:[^ ]+ ){0,4}(?:gespeichert|gesendet|versendet|verschickt|ubermittelt|eingereicht|abgeschickt|abgesendet|empfangen|eingegangen|registriert|aktiviert|bestatigt|erhalten|ubertragen|gebucht|reserviert)[.! ]*$|
    (?:ist|sind) (?:jetzt |nun |schon )?(?:unterwegs zu (?:uns)|bei uns(?=[^\p{L}\d]*$))`,
  promise: String.raw`
    (?:wir|ich|unser[^.]{0,40}|ein[^.]{0,40}) (?:werden?|wird|melden?|kontaktieren?|
    setzen?|setzt|rufen?|antworten?|nehmen?|kummern)[^.]{0,70}(?:in verbindung|
    melden|bei (?:ihnen|dir|euch)|zuruck|kontakt|antworten|rufen)|wir melden uns|
    wir rufen sie|sie horen (?:bald |in kurze )?von uns|sie erhalten (?:in kurze|demnachst|
    umgehend)`,
  not: String.raw`nicht|kein(?:e|en|er|es)?(?!\p{L})|nie(?!\p{L})|konnten?`,
  failed: String.raw`
    fehler(?!frei|los)|serverfehler|
    ist ein (?:\p{L}* )?(?:problem)|fehlgeschlagen|gescheitert|schief ?(?:ge|ist|lauft)|
    (?:konnten?|kann|wurden?|ist|sind|werden)[^.]{0,70} nicht[^.]{0,50}(?:gesendet|versendet|
    versandt|ubermittelt|gespeichert|verarbeitet|abgeschickt|zugestellt|erreich|gefunden|
    geladen|senden|speichern|verarbeiten|eingereicht|bearbeitet)|(?:versuche|
    probiere)n?[^.]{0,50}(?:erneut|nochmal|noch einmal|spater|wieder)|(?:erneut|nochmals?|
    spater)[^.]{0,20}versuchen|nicht (?:verfugbar|erreichbar)|nicht erfolgreich|
    wartungs(?:arbeiten|modus)|abgelaufen|zeituberschreitung|
    seite (?:wurde )?nicht gefunden|storung|hoppla|ups(?!\p{L})`,
  sorry: 'leider|bedauer|tut (?:uns|mir) leid|entschuldig',
  value: String.raw`
    ungultig|kein(?:e|en)? gultige|nicht (?:gultig|korrekt|richtig)|pflichtfeld(?:er)? (?:aus|
    ist|muss|sind|wurde|nicht)|(?:ist|sind|wird) (?:ein pflichtfeld|erforderlich|benotigt|leer)|
    muss (?:ein|ausgefullt|mindestens|angegeben|akzeptiert)|bitte[^.]{0,60}(?:geben|gib 
    |fulle|wahle|(?:uber)?prufen(?! sie ihre \p{L}+ und (?:senden|schicken)(?![^.]* (?:erneut|noch)))|korrigier|beantwort|akzeptier|
    bestatigen sie die|beheben|zustimmen|stimmen sie [^.]{0,50} zu(?!\p{L}))|falsch(?:e|er|
    es)?(?!\p{L})|fehlt(?!\p{L})|fehlende|zu (?:kurz|lang)|leeres formular|
    eingaben? (?:uber)?pruf|keine liste|stimm(?:t|en) nicht uberein|schein(?:t|en) nicht zu stimmen|nicht ausgefullt|(?:liefern|
    bedienen|bieten|verfugbar|tatig)[^.]{0,50} nicht[^.]{0,30}(?:gebiet|region|stadt|ort|plz|
    postleitzahl)|nicht in ihre[rm] (?:gebiet|region|stadt|ort)|auszufullen|validierungsfehler|aufgrund von fehlern|(?:darf|durfen) nicht (?:leer|fehlen|langer|kurzer)|uberprufen sie das formular|
    (?:korrigieren|beheben|berichtigen) sie[^.]{0,20}(?:felder|fehler|eingaben|angaben)|
    ausserhalb[^.]{0,25}gebiet|(?:gebiet|region|stadt|ort)[^.]{0,40} nicht (?:tatig|verfugbar|aktiv)|
    unvollstandig\p{L}*|noch nicht (?:abgeschlossen|vollstandig)|^pflichtfeld\W*$|
    muss[^.]{0,20} (?:ziffern|zeichen|stellen)`,
  wrong: 'ungultig|falsch|nicht (?:korrekt|gultig|richtig)|abgelaufen',
  already: 'bereits|schon',
  taken: String.raw`
    registriert|vergeben|vorhanden|existiert|beantwortet|ausgefullt|teilgenommen|verwendet|
    benutzt|angemeldet|abonniert|eingereicht|abgeschlossen|gesendet|erhalten|beworben|genutzt|
    abgegeben|eingetragen|abgestimmt|ubermittelt|vor(?!\p{L})|gestellt|gibt es|einen? (?:antrag|anfrage|konto)`,
  policy: String.raw`
    kein\p{L}* (?:angebot|kredit|darlehen)[^.]{0,12}(?:machen|anbieten|gewahren|unterbreiten)|spam(?!-?ordner|-?filter)|blockiert|gesperrt|blacklist|nicht (?:mehr )?(?:berechtigt|
    erlaubt|zulassig|gestattet|zugelassen|moglich)|abgelehnt|(?:zugriff|zugang) (?:verweigert
    )|(?:formular|umfrage|anmeldung|bewerbung|formularabgabe|registrierung|frist|aktion|
    einsendung|formularubermittlung)\p{L}*[^.]{0,40}(?<!\p{L})(?:geschlossen|beendet|pausiert|
    noch nicht|abgelaufen|(?:nun|jetzt|bereits) abgeschlossen|nicht mehr)|
    nicht mehr (?:verfugbar|angenommen|aktiv)|ausgebucht|ausverkauft|maximale anzahl|hochstzahl|
    roboter|kein mensch|(?:ein )?mensch (?:sind|bist)|automatisierte|verdachtig|
    nur auf einladung|sicherheitsprufung|(?:prufen|uberprufen) (?:wir )?ihren browser|
    browser (?:wird )?(?:uber|ge)pruft|captcha[^.]{0,30}(?:fehl|nicht|erneut)|
    erfullen[^.]{0,30} nicht|konnen (?:wir )?(?:dir )?[^.]{0,40}(?:nicht anbieten|
    kein(?:e|en)? [^.]{0,30}(?:anbieten|machen|unterbreiten))|noch nicht gestartet|
    feature ist nicht|formular ist (?:derzeit |momentan |zurzeit |aktuell )?(?:nicht (?:aktiv|verfugbar|freigeschaltet)|deaktiviert|inaktiv)|sicherheitsgrunden|passwortgeschutzt|
    nicht (?:berucksichtig|annehmen|angenommen|bewillig|genehmig)\p{L}*|
    (?:wurden?|ist|sind) (?:storniert|verworfen|geloscht|annulliert|zuruckgewiesen)|
    \p{L}*frist[^.]{0,20} (?:abgelaufen|vorbei|verstrichen)|pass(?:t|en) (?:leider )?nicht zu`,
  tooMany: String.raw`
    zu viele|zu oft|zu schnell|zu haufig|limit (?:uberschritten|erreicht)|
    anzahl[^.]{0,30}(?:versuche|anfragen) uberschritten|warten sie[^.]{0,25}(?:bevor|
    und versuch)|warten sie[^.]{0,20}(?:augenblick|moment|kurz|\d+ \p{L}+) und senden sie (?![^.]*(?:nicht|kein))[^.]{0,20}(?:dann|erneut|formular)|(?:versuch|probier)[^.]{0,40} in (?:ein|\d)[^.]{0,12} (?:sekunde|minute|stunde)`,
  signIn: String.raw`
    (?:melden sie sich|melde dich|bitte (?:zuerst )?(?:einloggen|anmelden)|loggen sie sich|
    logge dich)[^.]{0,40}(?: an| ein|$)|mussen (?:sich |angemeldet|eingeloggt)|
    (?:anmeldung|login) erforderlich|nicht (?:angemeldet|eingeloggt)|angemeldet sein|
    eingeloggt sein|nur fur (?:mitglieder|angemeldete|registrierte)`,
  verify: String.raw`
    bestatigungs(?:link|code)|verifizierungs(?:link|code|mail)|bestatig(?:
    e)[^.]{0,60}(?:e-?mail|anmeldung|adresse|handy|telefon|mobil|registrierung|abonnement|
    konto)|verifizier(?:e)[^.]{0,40}(?:e-?mail|adresse|handy|telefon|nummer)|(?:klick|
    folgen)[^.]{0,60}link|code[^.]{0,50}(?:gesendet|geschickt|eingeben|ein(?:$|\.))|
    einmal(?:passwort|code)|sicherheitscode|zur bestatigung[^.]{0,40}(?:ihr|dein|klick)|(?:um|
    zum)[^.]{0,50}(?:anmeldung|registrierung|abonnement|
    newsletter)[^.]{0,20}(?:zu )?(?:bestatigen|abzuschlie)|fast (?:fertig|geschafft)|
    tan(?!\p{L})[^.]{0,30}(?:ein|gesendet)|
    (?:postfach|posteingang|e-?mails?)[^.]{0,20} und bestätigen|bestätigen sie[^.]{0,15} (?:
    durch) (?:den )?(?:link)`,
  busy: String.raw`
    bitte warten(?! sie,? bevor)|(?:wird|werden)[^.]{0,50}(?:gespeichert|gesendet|
    geladen|verarbeitet|weitergeleitet|ubermittelt)(?: ?\.\.|\.?$)|noch nicht (?:gesendet|
    abgeschickt)|weiterleitung|upload ihrer|(?:fullen|hinterlassen|tragen|nutzen|
    schreiben) (?:sie |du |uns )[^.]{0,60} und wir|zu bestatigenden`,
  condition: 'nach dem (?:absenden|ausfullen|abschicken)|wenn|falls|sollten?|sofern',
  harmless: String.raw`
    (?:mussen|brauchen|musst|brauchst) (?:sie |du )?(?:nichts|nicht|kein)[^.]*|kein(?:e|
    en)? weitere[nrs]? [^.]*(?:notig|erforderlich|notwendig)|nicht (?:notig|notwendig|
    erforderlich)[^.]*|nicht auf diese[^.]*antworten|(?:prufen|schauen|sehen|kontrollieren|uberprufen)[^.]{0,40}(?:spam|junk)[^.]*|
    (?:sonntags?|samstags?|am wochenende|an feiertagen)[^.,;]{0,20} nicht (?:erreichbar|besetzt)|niemals[^.]*weiter|kein(?:e|en)? spam[^.]*|zogern sie nicht`,
  duplicate: String.raw`
    (?:erfordert|benötigt|verlangt|braucht) (?:einen?) (?:eindeutig|einmalig)|
    muss (?:eindeutig|einmalig|einzigartig) sein`,
  closed: String.raw`
    (?:formular|umfrage)[^.]{0,20} nimmt[^.]{0,20} keine[^.]{0,40} mehr (?:an|entgegen)|keine (?:neuen |
    weiteren )?(?:einsendung|eintrag|antwort|anmeldung|antrag|
    bewerbung)\p{L}*[^.]{0,20} mehr (?:an|entgegen|möglich)`,
  quiz: String.raw`
    (?:beantwort|lös)\p{L}*[^.]{0,25} (?:(?:anti-?)?spam-?|sicherheits-?|kontroll-?|
    rechen-?)(?:frage|aufgabe)|(?:spam|sicherheits|kontroll)-?frage[^.]{0,15}(?:falsch|
    nicht (?:korrekt|richtig)|ungültig)`,
};
