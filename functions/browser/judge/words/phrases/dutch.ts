import type { Phrases } from './phrases.ts';

export const dutch: Phrases = {
  thanks: String.raw`
    bedankt|dank (?:je|u)|dankjewel|dankuwel|hartelijk dank|heel erg bedankt|we danken`,
  idle: String.raw`
    (?:bedankt|dank (?:je|u)(?: wel)?|dank) voor (?:je|uw|het|de|jouw) (?:bezoek|geduld|
    interesse|begrip|vertrouwen|belangstelling|aankoop)|dankzij`,
  open: String.raw`
    (?:kies|selecteer|plan|boek|reserveer)[^.]{0,30}(?:tijd\p{L}*|datum|dag|afspraak|bank|aanbieder|aanbod|pakket|betaalmethode)|
    (?:betaal|voldoe|maak)(?: nu|[^.]{0,15}(?:€|kosten|bedrag|euro|over))|installeer[^.]{0,10}app|(?:maak|stel|kies)[^.]{0,20}(?:wachtwoord|account|pincode)|
    (?:voltooi|rond|maak)[^.]{0,25}(?:aanvraag|profiel|registratie)(?: af)?|(?:vul|upload|stuur|geef|voer)[^.]{0,30}(?:documenten|loonstrook\p{L}*|inkomen|geboortedatum|iban|bsn|hieronder)|
    (?<=^[^\p{L}]*)(?:volgende(?: stap)?|doorgaan|ga verder|verder|nu betalen)[^\p{L}]*$|
    (?:zodra|wanneer) (?:we|wij|de dienst|het aanbod)[^.]{0,25}(?:starten|openen|beginnen|beschikbaar|live)|binnenkort beschikbaar|
    wordt pas[^.]{0,40} (?:verzonden|verstuurd|verwerkt|ingediend)`,
  done: String.raw`
    (?:is|zijn|werd|wordt|heb)[^.]{0,60}(?:verzonden|verstuurd|ontvangen|
    opgeslagen|ingediend|geregistreerd|aangemeld|ingeschreven|voltooid|doorgestuurd|ingezonden|
    bevestigd|bewaard|geabonneerd|afgerond)|(?:bericht|aanvraag|formulier|inschrijving|
    aanmelding|verzoek|bestelling)[ ](?:is |goed )?(?:verzonden|verstuurd|ontvangen|
    ingediend|opgeslagen|geslaagd)|succesvol|met succes|gelukt(?!\p{L})|(?:is|zijn|werd|hebben)[^.]{0,60}(?:geactiveerd|verwerkt|aangemaakt|geboekt|toegevoegd|bijgewerkt|doorgegeven|genoteerd|geplaatst|binnengekomen|goedgekeurd)|^(?!.*(?:wordt|worden) )(?:[^ ]+ ){0,4}(?:opgeslagen|verzonden|verstuurd|ontvangen|ingediend|geregistreerd|geactiveerd|bevestigd|voltooid|ingestuurd|aangevraagd)[.! ]*$|(?:goed )?aangekomen|
    (?:gegevens|aanvraag|bericht) (?:is|zijn) binnen(?=[^\p{L}\d]*$)`,
  promise: String.raw`
    (?:we|wij|ik|onze[^.]{0,40}|een[^.]{0,40}) (?:nemen|neem|zullen|zal|kom
    |bel|sturen|reageren|reageert)[^.]{0,60}(?:contact|terug|bij je|op de hoogte|
    reageren|bellen|antwoord)|je hoort (?:snel |spoedig )?van ons|u hoort (?:snel |
    spoedig )?van ons`,
  not: String.raw`niet|geen|nooit|mislukt|kon(?:den)?(?!\p{L})`,
  failed: String.raw`
    fout(?:en)? (?:op|bij|tijdens|is|met)|er (?:is|ging|was|trad|zijn|heeft)[^.]{0,30}(?:fout|
    mis|probleem|verkeerd)|foutmelding|serverfout|interne? (?:server)?fout|oeps|mislukt|(?:kon|
    kan|kunnen|is|zijn|werd|worden)[^.]{0,60} niet[^.]{0,40}(?:verzonden|verstuurd|
    verwerk|opgeslagen|bewaren|verzenden|versturen|opslaan|bereik|geladen|ingediend|gevonden|
    voltooid|bezorgd)|probeer[^.]{0,40}(?:opnieuw|nog|later|weer)|
    (?:tijdelijk )?niet (?:beschikbaar|bereikbaar)|verlopen|onderhoud(?!s)|storing|niet gelukt|
    pagina niet gevonden|time-?out`,
  sorry: 'helaas|het spijt|onze excuses|sorry',
  value: String.raw`
    ongeldig|geen geldige?|niet (?:geldig|correct|juist)|(?:is|zijn) (?:verplicht|vereist|leeg)|
    verplichte? veld|moet(?:en)? (?:een|worden|geldig|minimaal|akkoord|ingevuld)|(?:vul|voer|
    kies|selecteer|controleer|corrigeer|beantwoord|accepteer)[^.]{0,50}(?:in
    |veld|vraag|$)|onjuist|verkeerde|geef een geldig|(?:kies
    ) (?:een)|ontbreekt|te (?:kort|lang)|leeg formulier|
    los de fout|komt niet overeen|(?:niet|geen)[^.]{0,40}(?:regio|gebied|postcode|woonplaats|
    jouw stad)|validatiefout|vanwege fouten|mag niet leer|niet leeg|
    (?:los|herstel|verbeter) (?:de )?(?:volgende |onderstaande )?(?:fouten|velden)
    |buiten (?:ons|het) [^.]{0,20}gebied|onvolledig\p{L}*|niet (?:compleet|volledig)(?!\p{L})|
    ^verplicht\W*$|moet[^.]{0,20} (?:cijfers|tekens)`,
  wrong: 'ongeldig|onjuist|verkeerd|verlopen|niet (?:juist|geldig|correct)',
  already: String.raw`
    al (?=een|is|eerder|geregistreerd|in gebruik|hebt|heeft|ontvangen|ingevuld|voltooid|bestaat|
    gebruikt|ingediend|aangemeld|ingeschreven|beantwoord|bezet|in )|
    (?<=bestaat )al(?!\p{L})|reeds|eerder`,
  taken: String.raw`
    geregistreerd|in gebruik|gebruikt|ontvangen|ingevuld|voltooid|bestaat|ingediend|aangemeld|
    ingeschreven|beantwoord|bezet|deelgenomen|aangevraagd|een (?:reactie|aanvraag|account)|
    bestaand`,
  policy: String.raw`
    spam(?!map|-?folder|filter)|geblokkeerd|geweigerd|afgewezen|niet (?:toegestaan|
    in aanmerking|gerechtigd|bevoegd)|(?:formulier|enquete|inschrijving|
    aanmelding|registratie|vragenlijst|indienen|verzenden)\p{L}*[^.]{0,40}(?:gesloten|beeindigd|
    gepauzeerd|nog niet|verlopen|niet meer)|niet (?:langer|meer) (?:beschikbaar|
    mogelijk|actief|geaccepteerd)|(?:actie|aanbieding|inschrijving) is (?:afgelopen|voorbij)|
    volgeboekt|uitverkocht|maximum ?aantal|robot|geen mens|geautomatiseerd|verdacht|
    alleen op uitnodiging|captcha[^.]{0,30}(?:mis|niet|opnieuw)|(?:kunnen|kan) (?:u
    )?[^.]{0,30}(?:niet|geen)[^.]{0,30}(?:aanbieden|helpen|in behandeling)|nog niet begonnen|bent een mens|formulier is (?:momenteel |op dit moment )?(?:niet (?:actief|beschikbaar|ingeschakeld)|inactief|uitgeschakeld)|beveiligingsredenen|om veiligheidsredenen|niet accepteren|
    niet (?:goedgekeurd|geaccepteerd|aangenomen|geselecteerd)|voldoe\p{L}*[^.]{0,12} niet[^.]{0,15} (?:eisen|voorwaarden|criteria)|
    (?:is|zijn|werd) (?:geannuleerd|ingetrokken|verworpen)|
    geen nieuwe (?:klanten|aanvragen|inschrijvingen)`,
  tooMany: String.raw`
    te veel|te vaak|te snel|limiet (?:overschreden|bereikt)|wacht[^.]{0,25}(?:voor|en probeer)|
    probeer[^.]{0,40} over (?:een|\d)`,
  signIn: String.raw`
    (?:log|meld)(?: je| u)?(?: eerst)? (?:in|aan) (?:om|en|voor)|moet[^.]{0,20}(?:ingelogd|
    inloggen|aanmelden|aangemeld)|niet ingelogd|inloggen vereist|log eerst in`,
  verify: String.raw`
    (?:bevestigings|verificatie|activatie|activerings)(?:link|code|mail)|(?:bevestig|
    verifieer)[^.]{0,40}(?:e-?mail|adres|inschrijving|aanmelding|nummer|telefoon)|
    klik[^.]{0,50}link|om (?:je|uw)[^.]{0,40} te (?:bevestigen|verifieren|activeren|voltooien)|
    eenmalige? (?:code|wachtwoord)|code[^.]{0,40}(?:verzonden|gestuurd|in(?:voeren)?$)|bijna klaar|
    (?:inbox|mailbox|e-?mail)[^.]{0,20} en bevestig|bevestig[^.]{0,20} via (?:de) (?:link)`,
  busy: String.raw`
    even geduld|een ogenblik|(?:wordt|worden)[^.]{0,40}(?:verzonden|opgeslagen|verwerkt|geladen|
    doorgestuurd)(?: ?\.\.|$)|nog niet verzonden|bezig met|(?:vul|laat)[^.]{0,60} en (?:wij|we)`,
  condition:
    'na (?:het )?(?:verzenden|versturen|invullen)|(?<=^|, )als|indien|mocht|tenzij|wanneer je',
  harmless: String.raw`
    (?:hoeft|hoeven) (?:je |u |verder )?(?:niets|niet|geen)[^.]*|geen (?:verdere|extra) [^.]*|
    niet nodig[^.]*|geen spam[^.]*|niet op deze[^.]*`,
  duplicate: String.raw`vereist een unieke|moet uniek zijn`,
  closed: String.raw`
    (?:accepteert|aanvaardt|ontvangt|accepteren)[^.]{0,20} geen (?:nieuwe |verdere )?
    (?:inzendingen|reacties|inschrijvingen|aanmeldingen|aanvragen|antwoorden) meer`,
  quiz: String.raw`
    beantwoord[^.]{0,15} (?:(?:anti-?)?spam-?|controle-?|beveiligings-?|veiligheids-?)vraag|(?:spam|
    controle|beveiligings|veiligheids)-?vraag[^.]{0,10}(?:onjuist|fout|verkeerd|ongeldig)`,
};
