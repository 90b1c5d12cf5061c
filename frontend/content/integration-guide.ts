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

export const sheetSteps = [
  'Give the first row the headings name, phone, email, city, loanAmount, submissionId.',
  'Open Extensions, then Apps Script, replace what is there with the script below and save.',
  'Choose sendNewLeads and press Run. Google asks once for your permission.',
  'To send new rows by themselves, add a time-driven trigger for sendNewLeads.',
] as const;

export function sheetScript(webhookUrl: string, apiKey: string): string {
  return `const WEBHOOK_URL = '${webhookUrl}';
const API_KEY = '${apiKey}';
const FIELDS = ['name', 'phone', 'email', 'city', 'loanAmount'];

// Sends every row that has no submission id yet, and writes the id beside it.
function sendNewLeads() {
  const lock = LockService.getScriptLock();
  if (!lock.tryLock(1000)) return;
  try {
    const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheets()[0];
    const [headings, ...rows] = sheet.getDataRange().getValues();
    const idColumn = headings.indexOf('submissionId');
    if (idColumn < 0) throw new Error('A column named submissionId is missing');
    rows.forEach((row, index) => {
      const lead = Object.fromEntries(FIELDS.map((f) => [f, row[headings.indexOf(f)]]));
      if (row[idColumn] !== '' || lead.name === '') return;
      sheet.getRange(index + 2, idColumn + 1).setValue(sendLead(lead, sheet, index + 2));
      SpreadsheetApp.flush();
    });
  } finally {
    lock.releaseLock();
  }
}

function sendLead(lead, sheet, rowNumber) {
  const response = UrlFetchApp.fetch(WEBHOOK_URL, {
    method: 'post',
    contentType: 'application/json',
    headers: {
      'x-api-key': API_KEY,
      // The same row and values are never sent twice, even when a run is cut short.
      'Idempotency-Key': idempotencyKey(lead, sheet, rowNumber),
    },
    payload: JSON.stringify({ ...lead, phone: String(lead.phone), loanAmount: Number(lead.loanAmount) }),
    muteHttpExceptions: true,
  });
  const answer = JSON.parse(response.getContentText());
  if (response.getResponseCode() !== 202) throw new Error('Row ' + rowNumber + ': ' + answer.error);
  return answer.submissionId;
}

function idempotencyKey(lead, sheet, rowNumber) {
  const values = FIELDS.map((field) => lead[field]).join('|');
  const digest = Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, values);
  return [sheet.getParent().getId(), sheet.getSheetId(), rowNumber, Utilities.base64EncodeWebSafe(digest)].join('-');
}`;
}

export const zapierSteps = [
  'Choose the trigger that brings your leads: a form, an ad platform, a CRM.',
  'Add the action Webhooks by Zapier and choose the event POST.',
  'Enter the endpoint as URL and json as Payload Type.',
  'Map the fields under Data as below.',
  'Under Headers, add x-api-key with your API key.',
  'Test the step: the answer holds success, submissionId and the status processing.',
] as const;

export const zapierMapping: readonly { field: LeadField; from: string }[] = [
  { field: 'name', from: 'The lead’s full name' },
  { field: 'phone', from: 'Phone number with country code' },
  { field: 'email', from: 'E-mail address' },
  { field: 'city', from: 'City' },
  { field: 'loanAmount', from: 'Loan amount in rupees, digits only' },
];
