import type { LeadForForm } from '../../leads/lead-forms/lead-form.ts';
import { messageOf } from '../../../shared/service/service-error.ts';
import { isRecord } from '../../../../contract/is-record.ts';

const FAILED = 'Failed to submit test';

/** Sends a lead as an integrator does. @throws {Error} with a message for the user. */
export async function sendTestLead(
  webhookUrl: string,
  apiKey: string,
  lead: LeadForForm,
): Promise<void> {
  const response = await fetch(webhookUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify(lead),
  }).catch((error: unknown) => {
    throw new Error(messageOf(error, FAILED), { cause: error });
  });
  if (!response.ok) throw new Error(await refusalText(response));
}

async function refusalText(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined);
  const text = isRecord(answer) && answer['error'];
  return typeof text === 'string' && text !== '' ? text : FAILED;
}
