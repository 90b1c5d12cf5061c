import { leadFacts, leadFields } from '../../../contract/lead.ts';
import { finalStatuses } from '../../../contract/submission.ts';

/** Joins words to a list such as `name, phone and email`. */
export const namedFields = new Intl.ListFormat('en-GB').format(leadFields);

const listOf = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
const amounts = leadFields.filter((field) => leadFacts[field].kind === 'rupees');

/**
 * Fills the script with the lead's fields, the final statuses, and the values of one user: address,
 * key, form and the names of the form's questions.
 */
export function fillSheetScript(
  source: string,
  webhookUrl: string,
  apiKey: string,
  form?: { target: string; fields: object },
): string {
  return source
    .replace('LEAD_HEADINGS', namedFields)
    .replace("'ALL_FIELDS'", listOf(leadFields))
    .replace("'FIELDS_WITH_AN_AMOUNT'", listOf(amounts))
    .replace("'NAMES_OF_ANSWERS'", () => listOf(Object.keys(form?.fields ?? {})))
    .replace('FORM_OR_NOTHING', () => form?.target ?? '')
    .replace("'ALL_FINAL_STATUSES'", listOf(finalStatuses))
    .replace('YOUR_WEBHOOK_URL', () => webhookUrl)
    .replace('YOUR_API_KEY', () => apiKey);
}
