/** What a field's own words say about it, apart from the kind of value that it asks for. */
import type { PageField } from '../page/page-scan.ts';
import { areaCodeWords, consentWords, offerWords } from './field-rules.ts';
import { asWords } from './read-words.ts';

export function isConsent(field: PageField): boolean {
  return field.type === 'checkbox' && consentWords.test(wordsOf(field));
}

export const isOffer = (field: PageField) => offerWords.test(wordsOf(field));

function wordsOf({ label, name, id, nearby }: PageField): string {
  return `${label} ${asWords(name)} ${asWords(id)} ${nearby}`.toLowerCase();
}

export const isAreaCode = (field: PageField) =>
  field.autocomplete === 'tel-area-code' || areaCodeWords.test(wordsOf(field));
