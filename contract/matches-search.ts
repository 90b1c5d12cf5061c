/**
 * Whether a search finds a submission. The dashboard API and the live rows of the dashboard use the
 * same rule.
 */
import { customValuesOf } from './kept-answers.ts';
import { answerTexts, leadFacts, leadFields, type Lead } from './lead.ts';

const searched = leadFields.filter((field) => leadFacts[field].searched);
const searchedByDigits = searched.filter((field) => leadFacts[field].searched === 'digits');
const digitsOf = (text: string) => text.replace(/\D/g, '');
/**
 * The text in lower case without accents: `Núñez` becomes `nunez`. Only accents of Latin, Greek and
 * Cyrillic letters are removed, because in other scripts such marks are vowels.
 */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/**
 * The searched members of a submission: a row of the table, or the dashboard's copy of a
 * submission.
 */
type Searched = Lead & { fields?: unknown; reference?: string | null };

/**
 * Whether the search text occurs in a submission, ignoring letter case and accents. In phone
 * numbers and references the search also compares digits only, without spaces and signs.
 */
export function matchesSearch(search: string): (lead: Searched) => boolean {
  const words = folded(search.trim());
  const digits = /^[\d\s()+./-]+$/.test(words) ? digitsOf(words) : '';
  return (lead) => {
    const reference = lead.reference ?? '';
    const answers = answerTexts({ ...lead, fields: customValuesOf(lead.fields) });
    const texts = [...searched.map((field) => String(lead[field])), ...answers, reference];
    const numbers = [...searchedByDigits.map((field) => String(lead[field])), reference];
    return (
      words === '' ||
      texts.some((text) => folded(text).includes(words)) ||
      (digits !== '' && numbers.some((text) => digitsOf(text).includes(digits)))
    );
  };
}
