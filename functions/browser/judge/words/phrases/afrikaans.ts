import { beside, joined, type Phrases } from './phrases.ts';

/** What a visitor sends or books. */
const lead = joined(String.raw`
  \w*(?:aansoek|navraag|versoek|boodskap|vorm|registrasie|inskrywing|bestelling|bespreking|afspraak|
  besonderhede|inligting|eis|kwotasie|lening|rekening|inskrywing|vraag|e-?pos)\w{0,2}\b`);
const arrived = joined(String.raw`
  (?:gestuur|ontvang|ingedien|gestoor|geregistreer|aangeteken|deurgestuur|bevestig|voltooi|bespreek|
  aanvaar|verwerk|geskep|oopgemaak|gekry|aangekom|opgeneem|bygevoeg|ingestuur|voorgele|toegewys|geskeduleer)\b`);
const field = joined(String.raw`
  \w*(?:naam|van|e-?posadres|adres|nommer|foon|poskode|datum|bedrag|inkomste|veld|velde|wagwoord|
  bepalings|voorwaardes|toestemming|kode|syfers|karakters|identiteitsnommer)\b`);
const flaw = joined(String.raw`
  \b(?:ongeldig\w*|verkeerd\w*|onvolledig|ontbreek|leeg|verpligtend|vereis|nodig|te (?:kort|lank)|nie geldig|klop nie|foutief|nie (?:reg|korrek))\b`);
const offer = String.raw`(?:\w*(?:vorm|registrasie|inskrywing|aanbieding|aanbod|aansoeke|kursus|kompetisie|plekke|spertyd|sluitingsdatum|promosie))`;

export const afrikaans: Phrases = {
  thanks: 'dankie|baie dankie',
  idle: String.raw`dankie vir (?:jou|u|die) (?:besoek|geduld|belangstelling|vertroue)`,
  open: String.raw`
    kies[^.]{0,25}(?:tyd|datum|bank|aanbod|pakket)|betaal (?:nou|die)|installeer[^.]{0,10}(?:app|toep)|(?:skep|kies|stel)[^.]{0,12}(?:wagwoord|rekening)|(?:laai|voer|vul|verskaf)[^.]{0,25}(?:dokumente|inkomste|geboortedatum|hieronder)|(?<=^[^\p{L}]*)(?:volgende|gaan voort)[^\p{L}]*$|sodra (?:ons|die diens)[^.]{0,20}(?:begin|open|beskikbaar)`,
  sure: String.raw`
    (?:jou|u) (?:\w+ )?${lead} (?:is|het) (?:[^.]{0,40} )?${arrived}|ons het (?:jou|u) (?:\w+ )?${lead} ${arrived}`,
  done: String.raw`(?:is|het)[^.]{0,50} ${arrived}|${lead} ${arrived}|suksesvol|verwysingsnommer\b[^.]{0,10}\d`,
  promise: String.raw`
    (?:sal|gaan)[^.]{0,50} (?:kontak|terugkom|bel|skakel|antwoord|in verbinding tree|laat weet|kontak word)\b|(?:bel|skakel|kontak) (?:jou|u)\b|jy (?:hoor|sal)[^.]{0,20} van ons`,
  not: 'nie|geen',
  failed: String.raw`
    fout(?! nie)|kon nie|misluk|probeer[^.]{0,20}weer|verkeerd geloop|skeefgeloop|(?:stelsel|bediener|diens|webwerf)\w*[^.]{0,30} (?:nie beskikbaar|af\b|onbeskikbaar)|onderhoud\b`,
  fault: String.raw`(?:sessie|skakel|bladsy)\b[^.]{0,20}(?:verval|verstryk|nie meer geldig)`,
  sorry: String.raw`jammer|ongelukkig|ons vra om verskoning`,
  value: String.raw`
    ${beside(field, flaw, 40)}|ongeldig|is verpligtend|(?:vul|voer|kies|gee|verskaf|tik|kontroleer|korrigeer|gebruik) (?:asseblief|'n geldige|die korrekte)|maak[^.]{0,30} foute reg|korrigeer die|
    moet (?:asseblief )?(?:[^.]{0,30} )?(?:aanvaar|ingevul|invul|instem|minstens)`,
  area: String.raw`${beside('(?:lewer|werk|beskikbaar|diens|bedien)\\w*', String.raw`\bnie\b[^.]{0,20} (?:area|gebied|streek|dorp|stad|poskode|provinsie)`, 40)}`,
  wrong: String.raw`verkeerd|ongeldig|verval|klop nie`,
  already: String.raw`reeds|alreeds|klaar(?= '?n )`,
  taken: String.raw`geregistreer|ingedien|ontvang|bestaan|gebruik|aansoek|ingeskryf|voltooi`,
  policy: String.raw`
    ${offer}[^.]{0,25} (?:gesluit|verby|verval|verstryk|vol\b)|geblokkeer|afgekeur|afgewys|geweier|strooipos|kwalifiseer nie|nie toegelaat|toegang geweier|volbespreek|
    kan (?:[^.]{0,20} )?nie[^.]{0,40} (?:aanbied|goedkeur|verseker|help|leen)|voldoen nie|nie (?:goedgekeur|aanvaar)\b`,
  tooMany: String.raw`te (?:veel|dikwels|vinnig)\b|wag[^.]{0,20} \d+ (?:minute|sekondes|uur)|limiet (?:bereik|oorskry)`,
  signIn: String.raw`
    meld(?: asseblief)?(?: eers)? aan (?:om|vir)|(?:moet[^.]{0,20})?(?:aangemeld|ingeteken) wees|teken(?: asseblief)?(?: eers)? (?:in|aan) om|moet[^.]{0,20} (?:aanmeld|inteken)`,
  verify: String.raw`
    bevestig(?! (?:dat|jou afspraak))[^.]{0,30}(?:e-?pos|adres|inskrywing|nommer|versoek)|(?:bevestigings|verifikasie)-?(?:skakel|kode)|eenmalige|
    kode[^.]{0,30} gestuur|(?:tik|voer|sleutel)[^.]{0,20} kode|klik[^.]{0,20} skakel|om (?:jou|u)[^.]{0,25} te bevestig|amper klaar`,
  busy: String.raw`wag asseblief(?! \d)|besig om te|word (?:gestuur|gelaai|verwerk)|(?:voltooi|vul|laat)[^.]{0,40} en ons|\d klante`,
  condition: String.raw`(?<=^|, )as (?:jy|u|die)|indien`,
  harmless: String.raw`hoef (?:jy |u )?(?:niks|nie)[^.]*|nie nodig[^.]*|geen (?:verdere|verpligting|koste)[^.]*`,
  duplicate: String.raw`vereis 'n unieke|moet uniek wees`,
  closed: String.raw`aanvaar nie meer`,
  quiz: String.raw`
    beantwoord[^.]{0,15} (?:(?:teen|anti)-?spam|sekuriteits|kontrole)-?vraag|(?:sekuriteits|
    kontrole)vraag is verkeerd`,
};
