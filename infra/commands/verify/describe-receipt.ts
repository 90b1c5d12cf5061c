/** Describes a verified receipt in plain words, as lines for a terminal. */
import { isLeadField, leadFacts } from '../../../contract/lead.ts';
import { answerPrefix, type Receipt, type ShownValue } from '../../../contract/receipt.ts';
import type { SuccessSign } from '../../../contract/attempt-receipt.ts';
import type { FailureReason } from '../../../contract/submission.ts';
import { printable } from './printable.ts';
import type { Verified } from './verify-receipt.ts';

const readBy: Record<SuccessSign, string> = {
  configured: 'by the sign of success that was set up for the form',
  builder: 'by the state that the form’s builder shows',
  words: 'by the words of the page',
  answer: 'by the answer that the page’s script got',
  address: 'by the address that the page went to',
};
const unclear: Partial<Record<FailureReason, string>> = {
  no_confirmation: 'the page showed no sign of success or refusal',
  outcome_unknown: 'it did not see how the submit ended',
};

export function describeReceipt({ receipt, kid }: Verified): string[] {
  const { submission, form, lead, entered, consent = {}, picture } = receipt;
  const named = form.name ?? 'a form that was deleted before this was issued';
  const version = form.recipeVersion === undefined ? '' : `, recipe version ${form.recipeVersion}`;
  return [
    'This receipt is genuine: it was signed by the key below and not changed since.',
    '',
    line('Issued', `${momentOf(receipt.issuedAt)} by ${receipt.issuer}`),
    line('Key', kid),
    line('Submission', submission.id),
    line('Accepted', momentOf(submission.acceptedAt)),
    line('Form', `${named}${version}`),
    ...outcomeOf(receipt.outcome),
    ...listOf('Lead', lead),
    ...listOf('Entered into the form', entered),
    ...listOf(
      'Evidence of consent, as the sender sent it (unchecked)',
      Object.entries(consent).map(([field, value]) => ({ field, value, shown: 'full' })),
    ),
    ...(picture
      ? ['', line('Picture', `${picture.type}, ${picture.bytes} bytes, SHA-256 ${picture.sha256}`)]
      : []),
    '',
    'It says what was known when it was issued. Whether a lead became a customer it does not say.',
  ].map(printable);
}

function outcomeOf(outcome: Receipt['outcome']): string[] {
  if (outcome.by === 'owner') {
    const why = outcome.reason && (unclear[outcome.reason] ?? outcome.reason);
    const because = why ? `: ${why}` : '';
    return [
      line('Outcome', `A person decided that the lead went in, ${momentOf(outcome.decidedAt)}.`),
      line('', `The service could not tell${because}. Attempts: ${outcome.attempts}.`),
    ];
  }
  const { attempt, sign, words, status, builder, page } = outcome;
  const by = sign === undefined ? '' : `, ${readBy[sign]}`;
  return [
    line('Outcome', `The service read the success itself${by}, ${momentOf(outcome.recordedAt)}.`),
    ...(words === undefined ? [] : [line('Page’s words', `“${words}”`)]),
    ...(status === undefined ? [] : [line('Submit', `was answered with HTTP status ${status}`)]),
    ...(builder === undefined ? [] : [line('Builder', builder)]),
    ...(page === undefined ? [] : [line('Ended at', page)]),
    ...(attempt
      ? [line('Attempt', `${attempt.number} of ${attempt.of}, ${momentOf(attempt.startedAt)}`)]
      : []),
  ];
}

function listOf(title: string, values: readonly ShownValue[]): string[] {
  if (values.length === 0) return [];
  const shown = values.map(({ field, label, value, shown: how }) => {
    const where = label === undefined ? '' : ` in “${label}”`;
    return line(`  ${nameOf(field)}`, `${value}${where}${how === 'masked' ? ' (masked)' : ''}`);
  });
  return ['', `${title}:`, ...shown];
}

function nameOf(field: string): string {
  if (field.startsWith(answerPrefix)) return field.slice(answerPrefix.length);
  return isLeadField(field) ? leadFacts[field].label : field;
}

const line = (name: string, value: string) => `${name.padEnd(14)}${value}`;

/** Formats a time as `2026-11-22 18:05:31 UTC`. */
const momentOf = (time: string) =>
  `${new Date(time).toISOString().replace('T', ' ').slice(0, 19)} UTC`;
