import type { Phrases } from './phrases.ts';

export const afrikaans: Phrases = {
  thanks: 'dankie|baie dankie',
  open: String.raw`
    kies[^.]{0,25}(?:tyd|datum|bank|aanbod|pakket)|betaal (?:nou|die)|installeer[^.]{0,10}(?:app|toep)|(?:skep|kies|stel)[^.]{0,12}(?:wagwoord|rekening)|(?:laai|voer|vul|verskaf)[^.]{0,25}(?:dokumente|inkomste|geboortedatum|hieronder)|(?<=^[^\p{L}]*)(?:volgende|gaan voort)[^\p{L}]*$|sodra (?:ons|die diens)[^.]{0,20}(?:begin|open|beskikbaar)`,
  done: String.raw`
    (?:is|het)[^.]{0,50}(?:gestuur|ontvang|ingedien|gestoor|geregistreer)|suksesvol`,
  promise: 'ons sal[^.]{0,40}(?:kontak|terugkom|bel)',
  not: 'nie',
  failed: 'fout(?! nie)|kon nie|misluk|probeer[^.]{0,20}weer',
  already: 'reeds',
  taken: 'geregistreer|ingedien|ontvang|bestaan|gebruik',
  value: String.raw`
    ongeldig|is verpligtend|vul asseblief|maak[^.]{0,30} foute reg|korrigeer die`,
  tooMany: 'te veel',
  duplicate: String.raw`vereis 'n unieke|moet uniek wees`,
  closed: String.raw`aanvaar nie meer`,
  quiz: String.raw`
    beantwoord[^.]{0,15} (?:(?:teen|anti)-?spam|sekuriteits|kontrole)-?vraag|(?:sekuriteits|
    kontrole)vraag is verkeerd`,
  verify: String.raw`
    bevestig[^.]{0,30}(?:e-?pos|adres|inskrywing|nommer|versoek)|(?:bevestigings|
    verifikasie)(?:skakel|kode)|kode[^.]{0,20} gestuur|klik[^.]{0,20} skakel`,
  signIn: String.raw`
    meld(?: asseblief)? aan (?:om|vir)|aangemeld wees|teken(?: asseblief)? (?:in|aan) om`,
  policy: String.raw`
    (?:vorm|registrasie)[^.]{0,12} gesluit|geblokkeer|afgekeur|afgewys|strooipos|kwalifiseer nie|
    nie toegelaat|toegang geweier`,
  sorry: String.raw`jammer|ongelukkig|ons vra om verskoning`,
  wrong: String.raw`verkeerd|ongeldig|verval`,
  busy: String.raw`wag asseblief|besig om te|word (?:gestuur|gelaai|verwerk)`,
  idle: String.raw`dankie vir (?:jou|u|die) (?:besoek|geduld|belangstelling|vertroue)`,
  condition: String.raw`(?<=^|, )as (?:jy|u|die)`,
  harmless: String.raw`hoef nie[^.]*|nie nodig[^.]*|geen verdere[^.]*`,
};
