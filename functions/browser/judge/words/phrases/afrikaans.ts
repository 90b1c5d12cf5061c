import type { Phrases } from './phrases.ts';

export const afrikaans: Phrases = {
  thanks: 'dankie|baie dankie',
  done: String.raw`
    (?:is|het)[^.]{0,50}(?:gestuur|ontvang|ingedien|gestoor|geregistreer)|suksesvol`,
  promise: 'ons sal[^.]{0,40}(?:kontak|terugkom|bel)',
  not: 'nie|kon nie',
  failed: 'fout(?! nie)|kon nie|misluk|probeer[^.]{0,20}weer',
  already: 'reeds',
  taken: 'geregistreer|ingedien|ontvang|bestaan|gebruik',
  value: 'ongeldig|is verpligtend|vul asseblief',
  tooMany: 'te veel',
};
