import { beside, joined, type Phrases } from './phrases.ts';

/** What a visitor sends or books, also as the end of a compound: "leningaanvraag". */
const lead = joined(String.raw`
  \w*(?:aanvraag|aanvragen|verzoek|bericht|formulier|inschrijving|aanmelding|bestelling|boeking|
  reservering|registratie|melding|aangifte|gegevens|vraag|offerte|afspraak|sollicitatie|inzending|
  reactie|antwoord|antwoorden|opdracht|dossier|mail|documenten|claim|interesse|intake|account|rekening|
  profiel|plek|plaats|polis|overstap|opzegging|klacht|verhaal|brochure|informatie)s?\b`);
const your = String.raw`(?:uw|je|jouw|jullie)\b`;
/** Participles for a lead that has arrived or that the company has put into its system. */
const arrived = joined(String.raw`
  (?:verzonden|verstuurd|gestuurd|ontvangen|opgeslagen|ingediend|geregistreerd|aangemeld|ingeschreven|
  voltooid|(?:door|toe|in|op)gestuurd|ingezonden|bevestigd|bewaard|afgerond|doorge(?:geven|zet)|genoteerd|
  geplaatst|binnengekomen|aangekomen|gearriveerd|binnen(?! (?:\d|een|enkele|de|het|korte))|verwerkt|geboekt|toegevoegd|bijgewerkt|aangemaakt|
  geactiveerd|goedgekeurd|vastgelegd|gereserveerd|ingepland|gepland|aangeleverd|overgedragen|aangevraagd|
  aangenomen|geopend|afgesloten|verstrekt|ingevoerd|besteld|bereikt|bezorgd|afgeleverd|geabonneerd|op de hoogte (?:gebracht|gesteld)|in (?:goede orde|behandeling|gang))\b`);
const aux = String.raw`(?:is|zijn|werd|werden|hebben|heb|heeft|hebt|bent|ben|staat)\b`;
/** Persons of the company who answer. */
const staff = joined(String.raw`
  (?:we|wij|ik|zij|ze|hij|iemand|team|collega\w*|\w*adviseurs?|medewerkers?|specialist\w*|experts?|
  makelaar|partners?|\w*afdeling|klantenservice|kantoor|monteur|installateur\w*|consultant\w*|bank|
  (?:onze|mevrouw|meneer|een van) \w+|\w+ (?=belt|appt|mailt|leest))`);
const soon = joined(String.raw`
  (?:snel|spoedig|zo|binnen|binnenkort|morgen|vandaag|uiterlijk|ten laatste|vanaf|tussen|per|via|
  doorgaans|meestal|z\.s\.m|asap|straks|zometeen|nog|om|over|voor)\b`);
/** Names of fields, and of what a visitor types in. */
const field = joined(String.raw`
  \w*(?:naam|mail|mailadres|adres|nummer|telefoon|gsm|postcode|plaats|datum|bedrag|inkomen|veld|velden|
  gegevens|wachtwoord|ibans?|kenteken|straat|vinkje|akkoord|toestemming|voorwaarden|code|tekens?|cijfers?|
  rekeningnummer|leeftijd|formaat|waarde|keuze|bestand|rekensom|uitkomst|som|antwoord|letters|optie|vakje|invoer)\b`);
/** What may be wrong with a value. */
const flaw = joined(String.raw`
  \b(?:ongeldig\w*|onjuist\w*|foutief|verkeerde?|onvolledig|ontbreekt|ontbreken|leeg|vergeten|onbekend|
  te (?:kort|lang|hoog|laag|groot|klein|weinig)|(?:niet|geen)(?: \w+){0,2}? (?:geldige?|correct|juist)|niet (?:herkend|ingevuld|
  volledig|compleet|bekend|gevonden|bij elkaar|overeen|goed|leeg)|(?:klopt|kloppen|lijkt|bestaat|herkennen|mist)(?: \w+){0,3} niet|
  (?:is|zijn) (?:verplicht|vereist|leeg|nodig)|in (?:de toekomst|het verleden)|mist)\b`);
const enter = joined(String.raw`
  (?:vul|voer|kies|selecteer|controleer|corrigeer|beantwoord|accepteer|gebruik|geef|herstel|verbeter|
  typ|noteer|schrijf|zet|vink|check(?= (?:of|je|uw|de|het))|kijk|neem|ga|bevestig|probeer)\b`);
/** What is offered for some time only, and what may be full. */
const offer = joined(String.raw`
  \w*(?:formulier|inschrijving|inschrijven|aanmelding|aanmelden|actie|aanbieding|registratie|enquete|
  vragenlijst|training|cursus|webinar|bijeenkomst|plaatsen|plekken|wachtlijst|periode|termijn|deadline|
  korting|subsidie|evenement|vacature|loterij|indienen|verzenden|regeling|campagne)\w{0,2}\b`);
const over = joined(String.raw`
  \b(?:(?:af)?gesloten|beeindigd|afgelopen|voorbij|verlopen|verstreken|vol|volgeboekt|uitverkocht|vergeven|stopte|
  gestopt|uitgeput|gepauzeerd|niet (?:langer|meer)|nog niet|eindigde|ten einde|bezet|dicht)\b`);
const service = joined(String.raw`
  \w*(?:server|systeem|dienst|site|website|portaal|verbinding|internet|netwerk|database|techniek|
  pagina|app|rekenmodule|koppeling|computers?|tool)s?\b`);
const broken = joined(String.raw`
  \b(?:(?:niet|onvoldoende) (?:beschikbaar|bereikbaar|mee|mogelijk|goed)|(?:reageert|werkt|werken|doet het|lukt)(?: \w+){0,2} niet|
  plat|overbelast|gestoord|in de steek|hapert|weg|verbroken|weggevallen|uitgevallen|vastgelopen|op zijn gat|de mist in)\b`);
/** What a company cannot do for an applicant whom it refuses. */
const grant = joined(String.raw`
  \b(?:aanbieden|helpen|accepteren|verstrekken|goedkeuren|verzekeren|financieren|honoreren|toekennen|
  aannemen|behandelen|in behandeling nemen|toelaten|krijgen|aanvaarden|lenen|doen|voldoen)\b`);
const code = String.raw`\w*(?:(?<!post|korting|actie)codes?|pincode|wachtwoord)\b`;
const link = String.raw`(?:\w*link|knop|url)\b`;
const time = String.raw`(?:een|enkele|paar|half|\d+) ?(?:paar )?(?:seconden?|sec|min\w*|uur|uurtje|dag\w*|kwartier|moment|tijdje)`;

export const dutch: Phrases = {
  thanks: String.raw`
    (?:heel erg |hartelijk )?bedankt|dank ?(?:je|u) ?wel|dank (?:je|u|(?=voor))|hartelijk(?:e)? dank|(?:we|wij) danken|(?:leuk|fijn|goed|tof) dat (?:je|u)[^.]{0,20}(?:meldt|interesse|contact|aanmeld|klant|kiest)`,
  idle: String.raw`
    (?:bedankt|dank (?:je|u)(?: wel)?|dank) voor (?:je|uw|het|de|jouw) (?:\w+ )?(?:bezoek|geduld|
    interesse|begrip|vertrouwen|belangstelling|aankoop)|dankzij`,
  open: String.raw`
    (?:kies|selecteer|plan|boek|reserveer)[^.]{0,30}(?:tijd\w*|datum|dag|moment|afspraak|bank|aanbieder|aanbod|pakket|betaalmethode)|
    (?:betaal|voldoe|maak)(?: nu|[^.]{0,15}(?:€|kosten|bedrag|euro|over))|installeer[^.]{0,10}app|(?:maak|stel|kies)[^.]{0,20}(?:wachtwoord|account|pincode)|
    (?:voltooi|rond|maak)[^.]{0,25}(?:aanvraag|profiel|registratie)(?: af)?|(?:vul|upload|stuur|geef|voer)[^.]{0,30}(?:documenten|loonstrook\w*|inkomen|geboortedatum|iban|bsn|hieronder)|
    (?:nog|in) (?:een|twee|drie|\d|de volgende|enkele) (?:stap|vra[ag])\w*|(?<=^[^\p{L}]*)(?:volgende(?: stap)?|doorgaan|ga verder|verder|nu betalen)[^\p{L}]*$|
    (?:zodra|wanneer) (?:we|wij|de dienst|het aanbod)[^.]{0,25}(?:starten|openen|beginnen|beschikbaar|live)|binnenkort beschikbaar|
    wordt pas[^.]{0,40} (?:${arrived})`,
  sure: String.raw`
    ${your} (?:[\w-]+ ){0,2}?${lead}[^.]{0,40}? ${aux} (?:[^.]{0,50}? )?${arrived}|
    ${aux} (?:we |wij )?${your} (?:[\w-]+ ){0,2}?${lead}(?:[^.]{0,40}?) ${arrived}`,
  done: String.raw`
    (?:(?:${lead}|we|wij|alles|${your}|u|dat|het) [^.]{0,40}?)?${aux} (?:[^.]{0,60} )?${arrived}|
    ${lead} (?:[^.]{0,30} )?(?:${arrived}|geslaagd|compleet)(?=\W*$|[:–-]| en)|
    (?<=^\W*)(?!.*(?:wordt|worden) )(?:\S+ ){0,4}?${arrived}(?=[^\p{L}\d]*$|[:!–])|
    ${lead}[^.]{0,40}? (?:ligt (?:bij|op|nu|klaar)|(?:is|zijn)(?: nu| al| goed)? (?:bij (?:ons|onze|de)|onderweg|rond|gelukt|verzekerd)|staat (?:vast|klaar|genoteerd|gepland|geboekt|in)|loopt\b(?! (?:af|er))|gaat (?:nu )?naar|kwam[^.]{0,20} (?:aan|binnen))|
    succesvol|met succes|(?:is )?gelukt(?!\w)|(?<=^\W*)(?:geregeld|klaar|gefeliciteerd|top|dat was (?:alles|het))\b|dat ging goed|
    \w*(?:referentie|dossier|zaak|aanvraag|klant|ticket|schade|melding|polis|order|boekings)s?nummer\b[^\d.]{0,12}\d|
    (?:u|je) (?:staat|bent)(?: nu)? (?:op de \w*lijst|aangemeld|ingeschreven|verzekerd|geregistreerd|erbij)|in gang gezet|
    ${lead}[^.]{0,20} wordt (?:nu |zo snel mogelijk |direct )?(?:behandeld|beoordeeld|bekeken|verwerkt(?! ?(?:\.\.|…)))`,
  promise: String.raw`
    (?:${staff}|u|je|uw \w+) (?:[^.]{0,40} )?(?:neemt?|nemen)(?! (?:u |je )?(?:gerust |zelf )?contact)[^.]{0,60} (?:contact|telefoon)|(?:nemen|neemt) (?:we|wij|${staff})[^.]{0,50} contact|
    (?:bel(?:t|len)?|app(?:t|en)?|mail(?:t|en)?) (?:(?:we|wij|ik) )?(?:u|je|jou|jullie)\b(?! (?:ons|naar|graag|gratis|vrijblijvend))|(?:word(?:t|en)?) (?:[^.]{0,30} )?(?:terug)?(?:gebeld|gecontacteerd|gemaild|benaderd|geholpen)|
    (?:${staff}) (?:[^.]{0,30} )?(?:reageert|reageren|antwoordt|antwoorden|beantwoordt|beantwoorden|komt|komen|laat|laten|stuurt|sturen|bezorgen|bezorgt|zet|zetten|bekijkt|bekijken|kijkt|kijken|behandelt|behandelen|beoordeelt|beoordelen|gaat|gaan|zoekt|zoeken|regelt|regelen|leest|lezen|duikt|pakt|pakken|neemt|nemen) (?!niet|een (?:code|link)|zorgvuldig|veilig|vertrouwelijk)[^.]{0,60}(?:${soon}|bij u|(?:voor|tot) (?:u|je)|weten|terug|antwoord|aan de slag|offerte|voorstel|na(?=\W*$| en)|(?:op|door)(?=\W*$| en)|uit(?=\W*$| bij))\b|
    (?:zullen|zal|gaan|gaat|laten|komen|sturen|reageren) (?:we|wij|u|je|onze|een|ons|${staff})[^.]{0,60}(?:contact|terug|bellen|benaderen|bericht|weten|reageren|antwoord\w*|behandelen|voorstel|offerte|zoeken|horen)|
    (?:je|u) hoor(?:t)?[^.]{0,40} van (?:ons|hem|haar|\w+)|hoor(?:t)? (?:je|u)[^.]{0,30} van|(?:ontvangt|krijgt|ontvang|krijg) (?:u|je) (?!geen)[^.]{0,40}(?:${soon}|bevestiging|reactie|antwoord|voorstel|offerte|bericht)|
    (?:je|u) (?:ontvangt|krijgt)(?! (?:geen|nu een code))[^.]{0,40}(?:${soon}|bevestiging|reactie|antwoord|voorstel|offerte|bericht|telefoontje)|tot (?:dan|snel|ziens op|morgen)\b`,
  not: String.raw`niet|geen|nooit|niets|mislukt|kon(?:den)?|zonder`,
  failed: String.raw`
    fout(?:en)? (?:op|bij|tijdens|is|met)|er (?:is|ging|gaat|was|trad|zijn|heeft|liep)[^.]{0,30}(?:fout|mis|probleem|verkeerd|scheef|storing)|(?:mis|fout|verkeerd)gegaan|foutmelding|foutcode|
    (?:server|netwerk|systeem|verbindings)fout|technische? (?:fout|probleem|storing)|interne? (?:server)?fout|oeps(?=\W*$)|mislukt|${beside(service, broken, 45)}|${beside(lead, String.raw`\b(?:verloren|kwijt)\b`, 40)}|
    (?:kon|konden|kan|kunnen|is|zijn|werd|worden|lukt\w*)[^.]{0,60} (?:niet|niets|geen)[^.]{0,40}(?:${arrived}|verwerk|bewaren|verzenden|versturen|opslaan|bereik|geladen|gevonden|indienen|ophalen|laden)|
    probeer[^.]{0,40}(?:opnieuw|nog|later|weer)|(?:tijdelijk )?niet (?:beschikbaar|bereikbaar)|onderhoud(?!s)|storing|niet (?:gelukt|doorgekomen)|geen verbinding|pagina niet gevonden|time-?out`,
  fault: String.raw`
    (?:sessie|\w*link|pagina|token|formulier|tijd|url)\b[^.]{0,40}(?:verlopen|niet meer (?:geldig|werk)|ongeldig|werkt niet meer|verouderd|te lang (?:open|inactief))`,
  sorry: 'helaas|het spijt|onze excuses|sorry|jammer|tot onze spijt',
  value: String.raw`
    ${beside(field, flaw, 40)}|ongeldig|geen geldige?|niet (?:geldig|correct|juist)|(?:is|zijn) (?:verplicht|vereist|leeg)|verplichte? veld(?!en)|^verplicht\W*$|onjuist|verkeerde|ontbreekt|te (?:kort|lang)\b|leeg formulier|
    (?:moet|dient)(?:en)? (?:\w+ )?(?:een|worden|geldig|minimaal|akkoord|ingevuld|bestaan|uit|tussen|hoger|lager|[^.]{0,20} liggen|\w+ (?:cijfers|tekens|jaar))|(?:moet|dien)\w* (?:u|je) (?:\w+ ){0,3}?(?:akkoord|invullen|accepteren|aanvinken|kiezen)|
    ${enter}(?!.* en (?:we|wij|een) )[^.]{0,50}? (?:${field}|\w*geldige?\b|in\b|aan\b|vraag|$)|kies een\b(?! (?:moment|tijd\w*|datum|dag|afspraak))|graag (?:alleen|een|uw|je)|controleer (?:uw|je|de|het)|los (?:de|het)[^.]{0,20} fout|validatiefout|vanwege fouten|mag niet leeg|
    niet leeg|niet (?:compleet|volledig)(?!\w)|onvolledig\w*|(?:minimaal|minstens|maximaal|precies) \d+ (?:tekens|cijfers|euro|jaar)|zonder (?:\w+ )?${field}[^.]{0,50} (?:niet|geen)|(?:iets|wat) vergeten`,
  area: String.raw`
    ${beside('(?:bezorg|lever|werk|kom|rij|actief|verkrijg|beschikbaar|bedien|installeer|dekking|bedien|aanwezig|gevestigd)\\w*', String.raw`(?:niet|geen|nog niet)(?: \w+){0,4} (?:regio|gebied|postcode|woonplaats|buurt|stad|adres|gemeente|provincie|straat|\d{4})\b`, 40)}|
    (?:in|op|voor|naar|buiten) (?:\w+ ){0,3}?(?:regio|gebied|postcode|woonplaats|buurt|stad|gemeente|provincie|\d{4})\b[^.]{0,50}\b(?:niet|geen)(?! geldig)\b|(?:bezorg|lever|kom|rijd|installer|werk)\w*[^.]{0,30} nog niet (?:in|op|bij|naar|aan)|
    niet (?:\w+ )?(?:actief|beschikbaar|verkrijgbaar|aanwezig)[^.]{0,25}(?:regio|gebied|buurt|stad|woonplaats|gemeente)|buiten (?:ons|het) [^.]{0,20}gebied|(?:regio|gebied|postcode|adres)[^.]{0,40} (?:niet|geen) (?:actief|beschikbaar|gedekt|dekking)`,
  wrong: 'ongeldig|onjuist|verkeerd|verlopen|niet (?:juist|geldig|correct)|klopt niet|fout\\b',
  already: String.raw`
    al (?!(?:meer|ruim|een (?:afspraak|plek)|onderweg|klaar|aan|snel|vanaf)\b)|al(?=\W*$)|(?<=bestaat )al\b|reeds|eerder|nog (?=bij ons|open)|opnieuw(?= aangem)|vorige?`,
  taken: String.raw`
    geregistreerd|in gebruik|gebruikt|ontvangen|(?:in|aan)gevuld|voltooid|bestaat|ingediend|aangemeld|
    ingeschreven|beantwoord|bezet|deelgenomen|aangevraagd|een \w*(?:reactie|aanvraag|account|verzoek|offerte)|bestaand|bekend|
    gereageerd|verstuurd|verzonden|gestuurd|in (?:ons|het|onze) (?:systeem|bestand|administratie)|(?:ligt|loopt|liep|staat|hebben|kennen|klant)\b`,
  policy: String.raw`
    ${beside(offer, over, 45)}|spam(?!map|-?folder|filter)|(?:door|in) (?:ons|onze|het) spam-?filter|geblokkeerd|tegengehouden|geweigerd|afgewezen|afwijz\w+|afkeur\w+|afgekeurd|niet (?:toegestaan|in aanmerking|gerechtigd|bevoegd)|
    niet (?:langer|meer) (?:beschikbaar|mogelijk|actief|geaccepteerd|mee)|volgeboekt|uitverkocht|(?:vol|bezet)(?=\W*$)|maximum ?aantal (?:deel|in)|robot\w*|(?:als|geen|een) bot\b|geen mens|geautomatiseerd|verdacht|alleen op uitnodiging|
    captcha[^.]{0,30}(?:mis|niet|opnieuw)|(?:kunnen|kan|kun|konden|mogen|mag|zullen|zal|gaan|wil|willen|accepteren|verstrekken|verzekeren|financieren|doen)[^.]{0,70} (?:niet|geen)(?! (?:\w+ )?(?:maken|uitrekenen|berekenen|bereiken))[^.]{0,40}(?:${grant}|lening\b|verzekering\b|aanvraag\b|voorstel\b|offerte doen)|accepteren (?:wij|we) [^.]{0,30} niet|
    nog niet begonnen|bent een mens|formulier is (?:momenteel |op dit moment )?(?:niet (?:actief|beschikbaar|ingeschakeld)|inactief|uitgeschakeld)|(?:beveiligings|veiligheids)redenen(?![^.]*(?:sessie|formulier|pagina|opnieuw))|niet accepteren|te laat|
    niet (?:goedgekeurd|geaccepteerd|aangenomen|geselecteerd|toegekend|gehonoreerd)|vold\w+[^.]{0,12} niet[^.]{0,30} \w*(?:eisen|voorwaarden|criteria|norm\w*)|(?:eisen|voorwaarden|criteria|inkomen|bkr)\w*[^.]{0,40}(?:niet voldoende|onvoldoende|te laag|voldoet (?:\w+ )?niet)|
    (?:is|zijn|werd) (?:geannuleerd|ingetrokken|verworpen)|geen nieuwe (?:klanten|aanvragen|inschrijvingen)|toegang (?:geweigerd|ontzegd)|alleen (?:voor|bestemd voor) (?:nieuwe|bestaande|zzp|particulier|inwoners)`,
  tooMany: String.raw`
    te (?:veel|vaak|snel)\b|limiet (?:overschreden|bereikt)|(?:maximum|maximale?|limiet)[^.]{0,30} (?:pogingen|codes|aanvragen|berichten|sms)|(?:al|vandaag) (?:\w+ )?(?:drie|vier|vijf|zes|tien|\d+) (?:keer|codes|pogingen|aanvragen|sms)|
    wacht[^.]{0,25}(?:voor|en probeer|${time})|(?:nieuwe|volgende|andere) (?:code|poging|aanvraag|sms)[^.]{0,40} (?:pas|over|na|morgen)|pas (?:morgen|over|na|weer)[^.]{0,20} (?:code|poging|weer een|proberen)|geen pogingen (?:meer|over)`,
  later: String.raw`
    (?:probeer|kom|wacht|verstuur)\w*[^.]{0,40} (?:over|na) ${time}(?:[^.]{0,12} (?:opnieuw|nog eens|weer|terug))?|over ${time}[^.]{0,20} (?:opnieuw|nog eens|weer)`,
  signIn: String.raw`
    (?:log|meld)(?: je| u)?(?: eerst)? (?:in|aan) (?:om|en|voor|met)|(?:log|meld)(?: je| u)? eerst|moet[^.]{0,30}(?:ingelogd|inloggen|aanmelden|aangemeld)|niet ingelogd|inloggen (?:is )?(?:vereist|verplicht|nodig)|
    (?:klanten|leden|gebruikers|wie)[^.]{0,20} (?:ingelogd|inloggen|aangemeld)|(?:eerst|heb je|heeft u)[^.]{0,20} (?:account nodig|inloggen|aanmelden\W*$)|ingelogd zijn|wanneer (?:je|u) (?:bent )?ingelogd`,
  verify: String.raw`
    (?:bevestigings|verificatie|activatie|activerings)-?(?:link|code)(?![^.]*(?:verlopen|niet meer|ongeldig))|verificatiemail|dubbele opt|(?:bevestig|verifieer|activeer)\b[^.]{0,40}(?:e-?mail|adres|inschrijving|aanmelding|nummer|telefoon|account|via)|
    (?:klik|druk|tik|volg|open)\w*[^.]{0,60}${link}|${link}[^.]{0,50}(?:klik|aangeklikt|bevestig|geopend)|om (?:je|uw)[^.]{0,40} te (?:bevestigen|verifieren|activeren|voltooien)|(?:e-?mail\w*|nummer|adres)[^.]{0,20} (?:bevestigd|geverifieerd) (?:hebt|heeft|is)|(?:account|inschrijving|aanmelding)\b[^.]{0,30} nog niet (?:actief|bevestigd)|
    eenmalige? (?:code|wachtwoord)|${code}[^.]{0,40}(?:verzonden|gestuurd|in(?:voeren|vullen|tikken)?$|onderweg|ontvangen|per sms)|(?:vul|voer|typ|tik|geef)[^.]{0,30} (?:\w*sms\w*|${code}|cijfers)[^.]{0,30}(?: in|$)(?![^.]*(?:opnieuw|nog eens))|(?:stur|stuurd)en[^.]{0,30} ${code}|
    bijna (?:klaar|gelukt|geregeld)|nog (?:een|1) (?:dingetje|stap(?:je)?|klik)|(?:inbox|mailbox|e-?mail|bericht)[^.]{0,30} en (?:\w+ )?(?:bevestig|klik|druk|tik)`,
  busy: String.raw`
    even geduld|een (?:ogenblik|moment(?:je)?)\b(?! geleden)|(?:wordt|worden)[^.]{0,40}(?:verzonden|verstuurd|opgeslagen|verwerkt|geladen|doorgestuurd)(?: ?\.\.| ?…|$)|nog niet (?:verzonden|verstuurd)|bezig met|(?:vraag|bereken|vergelijk|ontdek) (?:nu|direct|snel|eenvoudig|je|uw)\b|(?:vul|laat|schrijf|stuur)[^.]{0,60}(?: en|, dan) (?:wij|we|een|bellen|nemen|hoor|ontvang)|(?:we|wij) (?:halen|vergelijken|laden)`,
  condition:
    'na (?:het )?(?:verzenden|versturen|invullen)|(?<=^|, )als|waarop|indien|mocht|tenzij|wanneer je|zodat we|heb(?:t|) (?=(?:je|u)[^.]{0,30} (?:niets|niet) )',
  harmless: String.raw`
    \d+ (?:\w+ ){0,2}?(?:klanten|mensen|gebruikers|reviews|beoordelingen)\b[^.]*|
    (?:hoeft|hoeven|moet|moeten) (?:(?:je|u|verder|nu|zelf|voorlopig|ons) )*(?:niets|niet|geen)[^.]*|geen (?:verdere|extra|handtekening|kosten|verkoop\w*|zorgen|verplichting\w*|gedoe|haast|spam)\b[^.,]*|
    niet (?:nodig|op deze|verplicht tot)[^.]*|(?:helaas )?(?:zijn|is) (?:wij|we|ons kantoor|ons \w+|onze \w+)[^.;]{0,30} (?:op|in het|tijdens) \w*(?:zondag|zaterdag|weekend|feestdag|avond)\w*[^.;]{0,30}(?:niet (?:bereikbaar|open|aanwezig)|gesloten|dicht)|
    reageren (?:hierop )?(?:is )?niet mogelijk|velden met (?:een )?\*[^.]*|\* ?(?:is |= ?)?verplicht[^.]*|(?:kijk|check)[^.]{0,25} (?:spam|ongewenst)[^.]*|niet aan derden|zit u nergens aan vast`,
  duplicate: String.raw`
    vereist een unieke|moet uniek zijn|(?:tweede|dubbele?|nieuwe|opnieuw|extra) (?:${lead}|exemplaar)?[^.]{0,40}(?:niet|geen|weg|verwijderd)[^.]{0,20}(?:mogelijk|indienen|aangemaakt|nodig|doen|gooien|verwerkt)?|(?:geen|niet) (?:nog een|een )?tweede|
    er (?:bestaat|is|loopt|staat) (?:\w+ ){0,2}al (?:een|\w+)|(?:een|1) (?:${lead}|deelname) per |(?:jou|u|je) kennen we|zit al in|dubbel(?:e)? (?:${lead})`,
  closed: String.raw`
    (?:accepteert|aanvaardt|ontvangt|accepteren)[^.]{0,20} geen (?:nieuwe |verdere )?
    (?:inzendingen|reacties|inschrijvingen|aanmeldingen|aanvragen|antwoorden) meer`,
  quiz: String.raw`
    beantwoord[^.]{0,15} (?:(?:anti-?)?spam-?|controle-?|beveiligings-?|veiligheids-?)vraag|(?:spam|
    controle|beveiligings|veiligheids)-?(?:vraag|code)[^.]{0,10}(?:onjuist|fout|verkeerd|ongeldig|klopt niet)|(?:letters|cijfers|tekens)[^.]{0,30} (?:afbeelding|plaatje)|(?:reken)?som[^.]{0,15} (?:klopt niet|fout|onjuist)`,
};
