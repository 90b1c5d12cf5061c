/** What a search of submissions finds: one rule, for the dashboard API and for live rows in the page. */
import type { Lead } from './lead.ts';

const searched = ['name', 'phone', 'email', 'city'] as const satisfies readonly (keyof Lead)[];

/** Case-insensitive; a phone number is found by its digits too, however it was typed. */
export function matchesSearch(
  search: string,
): (lead: Pick<Lead, (typeof searched)[number]>) => boolean {
  const words = search.trim().toLowerCase();
  const digits = /^[\d\s()+./-]+$/.test(words) ? words.replace(/\D/g, '') : '';
  return (lead) =>
    words === '' ||
    searched.some((field) => lead[field].toLowerCase().includes(words)) ||
    (digits !== '' && lead.phone.replace(/\D/g, '').includes(digits));
}
