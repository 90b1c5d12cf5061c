/**
 * Converts the list of submissions to a tool's answer, with the leads' values masked or in full.
 */
import type * as z from 'zod/mini';
import { leadFacts, leadFields } from '../../contract/lead.ts';
import type { ListedSubmission } from '../../contract/list-answers.ts';
import { maskValue } from '../../contract/mask-value.ts';
import type { toldSubmissionsSchema } from '../../contract/mcp-answers.ts';
import { hiddenMark } from '../../contract/receipt.ts';
import { cut, cutAll } from './untrusted.ts';

type Told = z.infer<typeof toldSubmissionsSchema>;
type Values = Told['values'];
type OfSender = Told['items'][number]['untrusted'];

export function tellSubmission(
  { reference, lead, fields, consent, ...row }: ListedSubmission,
  values: Values,
): Told['items'][number] {
  const shown = values === 'full' ? cutAll : hideAll;
  const hide = (field: (typeof leadFields)[number]) =>
    values === 'full' ? lead[field] : maskValue(String(lead[field]), leadFacts[field].kind);
  const toldLead = Object.fromEntries(leadFields.map((field) => [field, cut(String(hide(field)))]));
  const untrusted: OfSender = {
    lead: toldLead as OfSender['lead'],
    ...(reference !== undefined && shown({ reference })),
    ...(fields && { fields: shown(fields) }),
    ...(consent && { consent: shown(consent) }),
  };
  return { ...row, untrusted };
}

/**
 * A lead's answers, its reference and its evidence of consent may contain any text, so a masked
 * list hides them completely.
 */
function hideAll<Name extends string>(
  texts: Readonly<Partial<Record<Name, string | undefined>>>,
): Record<Name, string> {
  return cutAll(Object.fromEntries(Object.keys(texts).map((name) => [name, hiddenMark])));
}
