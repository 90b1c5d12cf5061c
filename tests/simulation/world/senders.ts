/**
 * Simulates integrators: each sends its leads, and repeats a failed request if a repeat is safe.
 */
import type { BulkAnswer } from '../../../contract/webhook-answers.ts';
import { sha256Hex } from '../../../functions/stores/dynamodb/sha256.ts';
import type { PlannedLead } from './plan.ts';

export interface Answer {
  statusCode: number;
  body: string;
  headers?: Record<string, unknown> | undefined;
}

export interface SenderOptions {
  wait: (milliseconds: number) => Promise<void>;
  /** Sends one request; resolves to undefined if no answer came. */
  post: (lead: PlannedLead, request: string, event: RequestEvent) => Promise<Answer | undefined>;
  /** Returns the name of the form that the lead gives as its `target`, if any. */
  targetOf: (lead: PlannedLead) => string | undefined;
  onAccepted: (lead: PlannedLead, submissionId: string) => void;
}

export interface RequestEvent {
  httpMethod: 'POST';
  resource: string;
  pathParameters: null;
  headers: Record<string, string>;
  body: string;
  isBase64Encoded: false;
}

const TRIES = 5;
const LONGEST_PAUSE_MS = 90_000;

export async function sendLead(lead: PlannedLead, options: SenderOptions): Promise<void> {
  const copies = Array.from({ length: lead.copies }, (_, copy) => sendCopy(lead, copy, options));
  await Promise.all(copies);
}

async function sendCopy(lead: PlannedLead, copy: number, options: SenderOptions): Promise<void> {
  const event = eventOf(lead, options.targetOf(lead));
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const request = `lead ${lead.number}, request ${copy + 1}.${tried}`;
    const answer = await options.post(lead, request, event);
    if (answer?.statusCode === 202) {
      const { submissionId } = JSON.parse(answer.body) as { submissionId: string };
      options.onAccepted(lead, submissionId);
      return;
    }
    // A request answered with 429 was certainly not accepted, so it may be repeated. If the outcome
    // is unknown, a repeat is safe only with an Idempotency-Key.
    const isRefused = answer?.statusCode === 429;
    if (!isRefused && !(lead.hasKey && (answer?.statusCode ?? 500) >= 500)) return;
    await pause(answer, tried, options);
  }
}

async function pause(answer: Answer | undefined, tried: number, { wait }: SenderOptions) {
  const seconds = Number(answer?.headers?.['Retry-After'] ?? 2 ** tried);
  await wait(Math.min(LONGEST_PAUSE_MS, seconds * 1000));
}

/** How many leads of a user are sent in one call. A failed call is repeated with all its leads. */
export const LEADS_A_CALL = 4;

/** Whether the lead is sent together with others in one call, as about a third of all leads are. */
export const isSentTogether = ({ hasKey, number }: PlannedLead) => hasKey && number % 5 < 3;

/**
 * Sends leads of one user in one call. If a lead has several copies, the call contains the lead as
 * many times.
 */
export async function sendTogether(leads: PlannedLead[], options: SenderOptions): Promise<void> {
  const all = leads.flatMap((lead) => Array.from({ length: lead.copies }, () => lead));
  const [first] = all;
  if (!first) return;
  const event = eventOfMany(all, options.targetOf);
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const request = `leads ${leads.map(({ number }) => number).join(', ')}, call ${tried}`;
    const answer = await options.post(first, request, event);
    const results =
      answer?.statusCode === 207 ? (JSON.parse(answer.body) as BulkAnswer).results : undefined;
    for (const { index, httpStatus, body } of results ?? []) {
      const lead = all[index];
      if (lead && httpStatus === 202) options.onAccepted(lead, body.submissionId ?? '');
    }
    const statuses = results?.map(({ httpStatus }) => httpStatus) ?? [answer?.statusCode ?? 500];
    if (!statuses.some((status) => status === 429 || status >= 500)) return;
    await pause(answer, tried, options);
  }
}

export function eventOf(lead: PlannedLead, target: string | undefined): RequestEvent {
  const key = lead.hasKey && { 'Idempotency-Key': keyOf(lead) };
  return {
    httpMethod: 'POST',
    resource: '/process-lead',
    pathParameters: null,
    headers: { 'Content-Type': 'application/json', ...key },
    body: JSON.stringify(bodyOf(lead, target)),
    isBase64Encoded: false,
  };
}

function eventOfMany(leads: PlannedLead[], targetOf: SenderOptions['targetOf']): RequestEvent {
  return {
    httpMethod: 'POST',
    resource: '/leads',
    pathParameters: null,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      leads: leads.map((lead) => ({
        ...bodyOf(lead, targetOf(lead)),
        idempotencyKey: keyOf(lead),
      })),
    }),
    isBase64Encoded: false,
  };
}

const keyOf = ({ number }: PlannedLead) => sha256Hex(`lead ${number}`).slice(0, 32);

function bodyOf({ number, person, allowDuplicate }: PlannedLead, target: string | undefined) {
  return {
    name: `Lead ${number}`,
    phone: `+9198${String(person).padStart(8, '0')}`,
    email: `person${person}@leads.example`,
    city: `Lead ${number}`,
    loanAmount: 1000 + number,
    ...(target !== undefined && { target }),
    ...(allowDuplicate && { allowDuplicate }),
  };
}

/** Returns the number of the lead that is stored in a row, computed from its loan amount. */
export const numberOf = ({ loanAmount }: { loanAmount: number }) => loanAmount - 1000;
