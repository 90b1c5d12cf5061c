/** How integrators send leads. The examples are complete: they run when pasted. */
import type { AcceptedAnswer } from '../../functions/contract/webhook-answers.ts';
import type { LeadField } from '../../functions/contract/lead.ts';
import { sampleLead } from './dashboard.ts';

export const keyPlaceholder = 'YOUR_API_KEY';

export const guideHeaders = [
  { name: 'Content-Type', value: 'application/json' },
  { name: 'x-api-key', value: 'your API key' },
  {
    name: 'Idempotency-Key',
    value: 'optional; the same key within 24 hours never sends a lead twice',
  },
] as const;

export const fieldRequirements: readonly { field: LeadField; type: string; rule: string }[] = [
  { field: 'name', type: 'string', rule: 'Required, up to 200 characters' },
  { field: 'phone', type: 'string', rule: 'Required, 6 to 15 digits, may start with +' },
  { field: 'email', type: 'string', rule: 'Required, an e-mail address' },
  { field: 'city', type: 'string', rule: 'Required, up to 100 characters' },
  { field: 'loanAmount', type: 'number', rule: 'Required, rupees, more than 0, no separators' },
];

const sampleAnswer: AcceptedAnswer = {
  success: true,
  submissionId: '01990c3e-6f5a-7c41-9d2b-3f8a1c7e5b42',
  status: 'processing',
  message: 'Lead received and processing started',
};

export const sampleBody = JSON.stringify(sampleLead, null, 2);
export const sampleResponse = `HTTP 202 Accepted\n\n${JSON.stringify(sampleAnswer, null, 2)}`;

export function curlCommand(webhookUrl: string, apiKey: string): string {
  return `curl -X POST '${webhookUrl}' \\
  -H 'Content-Type: application/json' \\
  -H 'x-api-key: ${apiKey}' \\
  -d '${JSON.stringify(sampleLead)}'`;
}

export function statusCommand(webhookUrl: string, apiKey: string): string {
  return `curl '${webhookUrl}/SUBMISSION_ID' \\
  -H 'x-api-key: ${apiKey}'`;
}

export const sheetSteps = [
  'Give the first row of the first sheet the headings name, phone, email, city and loanAmount. The script adds submissionId and status by itself.',
  'Open Extensions, then Apps Script, replace what is there with the script below and save.',
  'Choose syncLeads and press Run. Google asks once for your permission.',
  'To send new rows by themselves, open Triggers and add a time-driven trigger for syncLeads, every five minutes.',
] as const;

export const sheetNotes = [
  'Each run sends the rows that have no submission id and writes the id and the status beside them; later runs bring the status up to date until it is success or error.',
  'A run that is cut short, or is started twice, sends nothing twice: every row carries an Idempotency-Key made of the sheet, the row and its values.',
  'A row that was refused says why in its status. Correct it, and the next run sends it.',
] as const;

export const zapierSteps = [
  'Choose the trigger that brings your leads: a form, an ad platform, a CRM.',
  'Add the action Webhooks by Zapier and choose the event POST.',
  'Enter the endpoint below as URL and choose json as Payload Type.',
  'Under Data, enter the five fields of the mapping below, each with the value from your trigger.',
  'Leave Wrap Request In Array on no and Unflatten on yes.',
  'Under Headers, enter x-api-key and Idempotency-Key as below.',
  'Test the step: the answer holds success, submissionId and the status processing.',
  'To use the outcome, add Delay by Zapier for a few minutes, then Webhooks by Zapier with the event GET, the endpoint followed by / and the submissionId of the POST step as URL, and the same x-api-key header.',
] as const;

export const zapierMapping: readonly { field: LeadField; from: string }[] = [
  { field: 'name', from: 'The lead’s full name' },
  { field: 'phone', from: 'Phone number with country code, 6 to 15 digits' },
  { field: 'email', from: 'E-mail address' },
  { field: 'city', from: 'City' },
  {
    field: 'loanAmount',
    from: 'Loan amount in rupees, digits only; Zapier’s text is taken as it is',
  },
];

export function zapierHeaders(apiKey: string) {
  return [
    ['x-api-key', apiKey],
    [
      'Idempotency-Key',
      'the ID of your trigger’s record, so that a replayed Zap sends no lead twice',
    ],
  ] as const;
}
