/** Distinguishes labels that ask for a value of the lead from labels that show a value. */
import type { Lead } from '../../../contract/lead.ts';
import type { FieldKind } from './field-rules.ts';
import { asWords, guessByText } from './read-words.ts';

/**
 * Whether forms often ask for this kind of value with a list, in which the lead's value may be
 * missing.
 */
export const mayBeLacking = (kind: FieldKind) => kind === 'city' || kind === 'loanAmount';

/**
 * Whether a label asks for a value of the lead for which the filling plan has no field. A script
 * may have drawn a field that the bot does not see, and the lead would arrive without the value.
 */
export function asksForLead(text: string, kinds: ReadonlySet<FieldKind>, lead: Lead): boolean {
  const kind = guessByText(asWords(text), 1)?.kind;
  return kind !== undefined && mayBeLacking(kind) && !kinds.has(kind) && !showsValue(text, lead);
}

/**
 * Whether the label only shows a value: a summary shows the lead's value, and a calculator shows
 * its own result.
 */
function showsValue(text: string, { city, loanAmount }: Lead): boolean {
  const isResult =
    /:\s*(?:₹|rs\.?|inr)?\s*\d[\d,.]*\D*$|\bmax(?:imum)?\b|\byou(?: can| could)? get\b/i;
  const says = (value: string) => text.toLowerCase().includes(value.toLowerCase());
  const digits = text.replace(/\D/g, '');
  return isResult.test(text) || says(city) || digits === String(loanAmount);
}
