/** Integrators: each sends its leads, and repeats failed requests as far as that is safe. */
import { sha256Hex } from '../../../functions/stores/dynamodb/sha256.ts';
import type { PlannedLead } from './plan.ts';

export interface Answer {
  statusCode: number;
  body: string;
  headers?: Record<string, unknown> | undefined;
}

export interface SenderOptions {
  wait: (milliseconds: number) => Promise<void>;
  /** Sends one request; undefined if no answer came. */
  post: (lead: PlannedLead, request: string, event: RequestEvent) => Promise<Answer | undefined>;
  /** The form that the lead names as its `target`, if it names one. */
  targetOf: (lead: PlannedLead) => string | undefined;
  onAccepted: (lead: PlannedLead, submissionId: string) => void;
}

export interface RequestEvent {
  httpMethod: 'POST';
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
    // A 429 was certainly not accepted, so it may be repeated. If the outcome is unknown, a repeat
    // is safe only with an Idempotency-Key.
    const isRefused = answer?.statusCode === 429;
    if (!isRefused && !(lead.hasKey && (answer?.statusCode ?? 500) >= 500)) return;
    const seconds = Number(answer?.headers?.['Retry-After'] ?? 2 ** tried);
    await options.wait(Math.min(LONGEST_PAUSE_MS, seconds * 1000));
  }
}

export function eventOf(lead: PlannedLead, target: string | undefined): RequestEvent {
  const { number, person, hasKey, allowDuplicate } = lead;
  const body = {
    name: `Lead ${number}`,
    phone: `+9198${String(person).padStart(8, '0')}`,
    email: `person${person}@leads.example`,
    city: `Lead ${number}`,
    loanAmount: 1000 + number,
    ...(target !== undefined && { target }),
    ...(allowDuplicate && { allowDuplicate }),
  };
  return {
    httpMethod: 'POST',
    pathParameters: null,
    headers: {
      'Content-Type': 'application/json',
      ...(hasKey && { 'Idempotency-Key': sha256Hex(`lead ${number}`).slice(0, 32) }),
    },
    body: JSON.stringify(body),
    isBase64Encoded: false,
  };
}

/** The number of the lead to which a row belongs. */
export const numberOf = ({ loanAmount }: { loanAmount: number }) => loanAmount - 1000;
