/** The settings and code that users of Zapier enter to receive callbacks; a test runs the code. */
import { isGenuineInNode } from '../callback-samples.ts';

export const zapierReceiveSteps = [
  'Choose the trigger Webhooks by Zapier and the event Catch Raw Hook: only this one keeps the headers and the body as they were sent.',
  'Add the webhook’s address as a callback on the page Callbacks, copy its secret, and send a test, so that Zapier finds a record.',
  'Add the action Code by Zapier and choose Run Javascript. Enter the input data below and replace the code.',
  'Add Filter by Zapier: only continue if genuine is true.',
  'The steps after it use type and submissionId.',
] as const;

export const zapierInput = [
  ['id', 'the header Webhook-Id of the trigger'],
  ['time', 'the header Webhook-Timestamp'],
  ['signature', 'the header Webhook-Signature'],
  ['body', 'the trigger’s Raw Body'],
  ['secret', 'the callback’s secret, whsec_ included'],
] as const;

export const zapierCheck = `const { createHmac, timingSafeEqual } = require('crypto');
const { id, time, signature, body, secret = '' } = inputData;
const key = Buffer.from(secret.replace('whsec_', ''), 'base64');

${isGenuineInNode}

const headers = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature };
const genuine = key.length > 0 && isGenuine(headers, body);
const event = genuine ? JSON.parse(body) : {};
output = { genuine, eventId: event.id, type: event.type, ...event.data };
`;

export const zapierReceiveNotes = [
  'Zapier answers every call with 200 before the code runs. So a Zap that fails is not called again: replay it in Zapier.',
  'A call that Zapier runs later than five minutes after it was sent counts as not genuine. If your Zaps wait longer, raise 300.',
  'The trigger Catch Hook also works, but nothing can check the signature then: everybody who knows the address can call it. In that case take only submissionId from the call, and ask for the status as the steps above do.',
] as const;
