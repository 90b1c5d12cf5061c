/**
 * The settings that users of Make enter into its modules. A test evaluates the filter's formula.
 */

export const makeSendSteps = [
  'Add the module JSON > Create JSON after your trigger. Add a data structure to it: choose Generate, paste the sample body of the section First lead, and save.',
  'Give each field of Create JSON its value from your trigger. This module escapes quotes and line breaks, which a text that you write yourself would not.',
  'Add the module HTTP > Make a request. Enter the endpoint below as URL and choose the method POST.',
  'Add the headers below. Choose the content type application/json for the body, and give it the JSON string of Create JSON.',
  'Let the module parse the response and return an error if the request fails: the answer holds submissionId and the status processing.',
] as const;

export const makeHeaders = (apiKey: string) =>
  [
    ['x-api-key', apiKey],
    [
      'Idempotency-Key',
      'the ID of your trigger’s record, so that a repeated run sends no lead twice',
    ],
  ] as const;

export const makeReceiveSteps = [
  'Begin a scenario with the module Webhooks > Custom webhook. In its advanced settings, choose Get request headers and JSON pass-through: the signature is over the body as it was sent.',
  'Add the webhook’s address as a callback on the page Callbacks, and copy its secret.',
  'Add the module JSON > Parse JSON with 1.value as the JSON string, and set a filter between the two modules: the condition below, the text operator Contains, and the value below.',
  'Put the secret, without whsec_, into the formula in the place of YOUR_SECRET.',
] as const;

/**
 * Make lists the response headers as pairs of name and value. Outputs of real runs show the names
 * in lower case.
 */
const header = (name: string) =>
  `get(map(1.\`__IMTHEADERS__\`; "value"; "name"; "webhook-${name}"); 1)`;

export const makeFilter = {
  condition: `{{${header('signature')}}}`,
  value: `v1,{{sha256(join(add(emptyarray; ${header('id')}; ${header('timestamp')}; 1.value); "."); "base64"; "YOUR_SECRET"; "base64")}}`,
} as const;

export const makeReceiveNotes = [
  'Make answers every call with 200 before the filter runs. So we do not call again if the scenario fails: use Make’s own error handling.',
  'The filter does not compare times, because Make may run a scenario later. An event may come twice: keep its id in a data store, and skip those that you have.',
  'Everybody who may open the scenario can read the secret.',
] as const;
