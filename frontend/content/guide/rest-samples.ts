/** Sample commands for every REST API route except `process-lead`, each with a sample answer. */
import type { CallbackAnswer, CallbackOfKey } from '../../../contract/callback-answers.ts';
import type {
  EventListAnswer,
  FormListAnswer,
  SubmissionListAnswer,
} from '../../../contract/list-answers.ts';
import { sampleLead } from '../../../contract/lead.ts';
import type { BulkAnswer } from '../../../contract/webhook-answers.ts';
import { acceptedMessage } from '../../../contract/webhook-limits.ts';
import type { SentToForm } from '../integration-guide.ts';
import { getCommand, postCommand } from './curl.ts';

/** Returns the address of another REST API route: `…/v1/leads` instead of `…/v1/process-lead`. */
export const routeOf = (webhookUrl: string, route: string) => webhookUrl.replace(/[^/]*$/, route);

/** The receiver's address in the samples, used until the user has a callback. */
export const sampleReceiver = 'https://crm.example/hooks/leads';

const id = '01990c3e-6f5a-7c41-9d2b-3f8a1c7e5b42';
const createdAt = '2026-03-01T10:00:00.000Z';
const updatedAt = '2026-03-01T10:00:04.000Z';

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The sample has two people, because a form may accept each person only once. */
const twoLeads = [
  sampleLead,
  { ...sampleLead, name: 'Ben Das', phone: '+919876543211', email: 'ben.das@leads.example' },
] as const;

export function bulkCommand(webhookUrl: string, apiKey: string, form?: SentToForm): string {
  const leads = twoLeads.map((lead, at) => ({
    idempotencyKey: `order-${4711 + at}`,
    ...lead,
    ...form,
  }));
  return postCommand(routeOf(webhookUrl, 'leads'), apiKey, json({ leads }));
}

const bulk: BulkAnswer = {
  success: true,
  results: twoLeads.map((_, index) => ({
    index,
    httpStatus: 202,
    body: {
      success: true,
      submissionId: id.replace(/.$/, String(index + 1)),
      status: 'processing',
      message: acceptedMessage,
    },
  })),
};
export const bulkResponse = `HTTP 207 Multi-Status\n\n${json(bulk)}`;

export const listCommand = (webhookUrl: string, apiKey: string) =>
  getCommand(routeOf(webhookUrl, 'submissions?status=error&limit=100'), apiKey);

const submissions: SubmissionListAnswer = {
  success: true,
  items: [
    {
      submissionId: id,
      status: 'error',
      retryCount: 0,
      failureReason: 'validation_refused',
      ...{ createdAt, updatedAt },
      reference: 'CRM-4711',
      lead: sampleLead,
    },
  ],
  nextCursor: 'eyJhIjoiMSJ9',
};
export const listResponse = `HTTP 200 OK\n\n${json(submissions)}`;

export const formsCommand = (webhookUrl: string, apiKey: string) =>
  getCommand(routeOf(webhookUrl, 'forms'), apiKey);

const forms: FormListAnswer = {
  success: true,
  items: [
    {
      id,
      name: 'Partner bank',
      shortName: 'partner-bank',
      state: 'live',
      isDefault: true,
      requiresConsent: false,
      questions: [{ name: 'income', label: 'Monthly income', type: 'number', required: true }],
    },
  ],
};
export const formsResponse = `HTTP 200 OK\n\n${json(forms)}`;

export const eventsCommand = (webhookUrl: string, apiKey: string) =>
  getCommand(routeOf(webhookUrl, 'events?limit=100'), apiKey);

const events: EventListAnswer = {
  success: true,
  items: [
    {
      id: `${id}_4_submission-succeeded`,
      type: 'submission.succeeded',
      timestamp: updatedAt,
      data: {
        submissionId: id,
        version: 4,
        status: 'success',
        failureReason: null,
        attempt: 1,
        reference: 'CRM-4711',
      },
    },
  ],
  nextCursor: 'eyJhIjoiMSJ9',
};
export const eventsResponse = `HTTP 200 OK\n\n${json(events)}`;

const callback: CallbackOfKey = {
  id,
  host: 'crm.example',
  events: ['submission.succeeded', 'submission.failed', 'submission.undecided'],
  withValues: false,
  state: 'active',
  createdAt,
};

export const addCallbackCommand = (webhookUrl: string, apiKey: string) =>
  postCommand(
    routeOf(webhookUrl, 'callbacks'),
    apiKey,
    json({ address: sampleReceiver, events: callback.events }),
  );

const added: CallbackAnswer = { success: true, callback, secret: 'whsec_…' };
export const addCallbackResponse = `HTTP 201 Created\n\n${json(added)}`;
