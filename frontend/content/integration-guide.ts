/** How integrators send leads. The examples are complete: they work when pasted unchanged. */
import type { ApiScope } from '../../contract/api-routes.ts';
import type { AcceptedAnswer } from '../../contract/webhook-answers.ts';
import {
  leadFacts,
  leadFields,
  sampleLead,
  valueTypes,
  type LeadFieldFacts,
  type ValueKind,
} from '../../contract/lead.ts';
import { phoneDigits, rupeeRange } from '../../contract/lead-limits.ts';
import { getCommand, postCommand } from './guide/curl.ts';
import { namedFields } from './sheet-script/fill-sheet-script.ts';

export const keyPlaceholder = 'YOUR_API_KEY';

export const guideHeaders = [
  { name: 'Content-Type', value: 'application/json' },
  { name: 'x-api-key', value: 'your API key' },
  {
    name: 'Idempotency-Key',
    value: 'optional; the same key within 24 hours never sends a lead twice',
  },
] as const;

const rules: Record<ValueKind, (facts: LeadFieldFacts) => string> = {
  text: ({ maxLength }) => `up to ${maxLength} characters`,
  phone: () => `${phoneDigits.least} to ${phoneDigits.most} digits, may start with +`,
  email: () => 'an e-mail address',
  rupees: () =>
    `rupees, ${rupeeRange.least} to ${rupeeRange.most.toLocaleString('en-US')}, no separators`,
};
export const fieldRequirements = leadFields.map((field) => {
  const facts = leadFacts[field];
  const rule = `Required, ${rules[facts.kind](facts)}`;
  return { field, type: valueTypes[facts.kind], rule };
});

export const limitNote =
  'The answer 429 means that all your keys together have reached a limit: requests a second, leads a day, or leads that are not finished. Its error says which. Nothing was stored: wait for the seconds in Retry-After, then send the same request with the same Idempotency-Key.';

export const duplicateNote =
  'The answer 409 with the code duplicate_lead means that the form takes one lead of each person and has one: submissionId names it. Send the lead again with allowDuplicate: true to have it sent all the same.';

export const referenceNote =
  'A lead may carry your own id of it, as reference: one line of up to 128 characters. You find the lead by it in the dashboard’s search and in the export. It is never sent to the form, and it does not make a repeat safe: only Idempotency-Key does.';

export const keyNote =
  'What a key may do is chosen when it is made: it sends leads and asks for their status unless you choose otherwise. The answer 403 of the type /problems#missing-scope names what it lacks. Rotate gives a key another value, and you choose how long the old one works beside it.';

export const listNote =
  'A key that may read lists your leads and what became of them: send GET to the endpoint with submissions in place of process-lead, and status, form, reference, limit or cursor in the query. With forms in that place it lists your forms and their questions. /openapi.json describes both.';

export const callbackNote =
  'To be told instead of asking, add a callback on the dashboard’s page Callbacks: we call your address when a lead has ended. A key that may manage does the same: send POST, GET or DELETE to the endpoint with callbacks in place of process-lead.';

export const consentNote =
  'A lead may carry evidence that its person agreed to be contacted, as consent: text or certificateUrl (an https link), and time (with its zone, such as 2026-01-31T15:00:00+05:30) and sourceAddress where you know them. It is kept with the lead and never sent to the form. A form may refuse leads without it.';

const sampleAnswer: AcceptedAnswer = {
  success: true,
  submissionId: '01990c3e-6f5a-7c41-9d2b-3f8a1c7e5b42',
  status: 'processing',
  message: 'Lead received and processing started',
};

/** The target form that an example lead names, with sample answers to that form's own questions. */
export interface SentToForm {
  target: string;
  fields: Readonly<Record<string, string>>;
}

const bodyOf = (form: SentToForm | undefined) => ({ ...sampleLead, ...form });

export const sampleBody = (form?: SentToForm) => JSON.stringify(bodyOf(form), null, 2);
export const sampleResponse = `HTTP 202 Accepted\n\n${JSON.stringify(sampleAnswer, null, 2)}`;

export const curlCommand = (webhookUrl: string, apiKey: string, form?: SentToForm) =>
  postCommand(webhookUrl, apiKey, sampleBody(form));

export const statusCommand = (webhookUrl: string, apiKey: string) =>
  getCommand(`${webhookUrl}/SUBMISSION_ID`, apiKey);

/** What is known about the guide's reader: the newest key, and the form that the examples name. */
export interface GuideReader {
  keyName?: string | undefined;
  /** Whether the examples contain the real API key, not a placeholder. */
  isKeyShown: boolean;
  /** The key's scopes, which say what the key may do; empty without a key. */
  scopes: readonly ApiScope[];
  formName?: string | undefined;
  /** The name of the form that receives leads which name no form. */
  usual?: string | undefined;
  /** The names of the form's own questions. */
  questions: readonly string[];
}

export const sheetSteps = (reader: GuideReader): readonly string[] => [
  `Give the first row of the first sheet the headings ${namedFields}. The script adds submissionId and status by itself.`,
  ...(reader.questions.length > 0
    ? [
        `Add a column for each question of the form: ${reader.questions.join(', ')}. A column that is missing answers nothing; where an answer is required, the row’s status says so.`,
      ]
    : []),
  'Open Extensions, then Apps Script, and replace what is there with the script below.',
  `${keyStep(reader)} ${targetStep(reader)} Then save.`,
  'Choose syncLeads and press Run. Google asks once for your permission.',
  'To send new rows by themselves, open Triggers and add a time-driven trigger for syncLeads, every five minutes.',
];

function keyStep({ keyName, isKeyShown }: GuideReader): string {
  if (keyName === undefined)
    return `Generate an API key and put it in the place of ${keyPlaceholder} at API_KEY.`;
  return isKeyShown
    ? `API_KEY holds your key “${keyName}” already.`
    : `Put your key “${keyName}” in the place of ${keyPlaceholder} at API_KEY; the switch above does it for you.`;
}

function targetStep({ formName, usual }: GuideReader): string {
  if (formName !== undefined) return `TARGET names your form “${formName}”.`;
  return `TARGET stays empty: the leads go where the key’s leads go${usual ? ` (${usual})` : ''}.`;
}

export const sheetNotes = [
  'Each run sends the rows that have no submission id and writes the id and the status beside them; later runs bring the status up to date until it is success or error.',
  'A column named reference may hold your own id of each lead. It is kept with the lead and not sent to the form.',
  'A run that is cut short, or is started twice, sends nothing twice: every row carries an Idempotency-Key made of the sheet and the row’s values. Rows with the same values are a lead each.',
  'Rows may be inserted, deleted, sorted and edited while it runs: a row is known by its values, not by its place. One that is edited while it is being sent is sent again with its new values.',
  'A row that was refused says why in its status. Correct it, and the next run sends it. At a limit the status says which, the run sends no more leads, and a later run goes on.',
] as const;

export const zapierSteps = [
  'Choose the trigger that brings your leads: a form, an ad platform, a CRM.',
  'Add the action Webhooks by Zapier and choose the event POST.',
  'Enter the endpoint below as URL and choose json as Payload Type.',
  'Under Data, enter the fields of the mapping below, each with the value from your trigger.',
  'Leave Wrap Request In Array on no and Unflatten on yes.',
  'Under Headers, enter x-api-key and Idempotency-Key as below.',
  'Test the step: the answer holds success, submissionId and the status processing.',
  'To use the outcome, add Delay by Zapier for a few minutes, then Webhooks by Zapier with the event GET, the endpoint followed by / and the submissionId of the POST step as URL, and the same x-api-key header.',
] as const;

/** Maps column names to Zapier's field names; Zapier makes a nested object from `fields__name`. */
export const zapierMapping = (form?: SentToForm) => [
  ...leadFields.map((field) => ({ field, from: leadFacts[field].zapValue })),
  ...(form ? [{ field: 'target', from: form.target }] : []),
  ...Object.entries(form?.fields ?? {}).map(([name, sample]) => ({
    field: `fields__${name}`,
    from: `such as ${sample}`,
  })),
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
