/**
 * Pages that send the same lead once more after the target refused the first request. The bot
 * allows the second request if the page has renewed a token, or if the first request only checked
 * the values.
 */
import type { IncomingMessage } from 'node:http';
import { scripted } from './truth-forms.ts';
import { json, sent, type Visit, type ZooForm } from './zoo-form.ts';

/**
 * A page that sends the lead up to three times. The headers of a request depend on how often the
 * page has already sent.
 */
const sending = (headers: string) =>
  scripted(`again((time) => post('', { headers: ${headers} }));`);

const header = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '');

/** Accepts a request whose header `name` ends in 2, and answers other requests with `status`. */
const takes =
  (name: string, status: number, body: unknown = { error: 'The token has expired' }) =>
  (visit: Visit) =>
    header(visit.request, name).endsWith('2') ? json(visit, {}) : json(visit, body, status);

const renewed = (name: string, headers: string, answer: ZooForm['answer']): ZooForm => ({
  name: `renews-${name}`,
  page: sending(headers),
  answer: answer!,
  outcome: 'success',
  received: [sent, sent],
});

const refused = (form: Pick<ZooForm, 'name' | 'page'> & Partial<ZooForm>): ZooForm => ({
  outcome: 'outcome_unknown',
  received: [sent],
  ...form,
});

const csrf = `{ 'x-csrf-token': 'token-' + (time + 1) }`;

/**
 * Like Laravel's Precognition: the page sends a check of the values, and then a submit with equal
 * content.
 */
const checking = scripted(`const checked = await post('', { headers: { Precognition: 'true' } });
  if (checked.ok && (await post()).ok) thank();`);
const checks = (visit: Visit, status: number) => {
  if (visit.request.headers['precognition'] !== 'true') return json(visit, {}, status);
  visit.response.setHeader('precognition', 'true').setHeader('precognition-success', 'true');
  visit.response.writeHead(204).end();
};

export const renewedForms: ZooForm[] = [
  renewed('csrf-after-419', csrf, takes('x-csrf-token', 419)),
  renewed(
    'bearer-after-401',
    `{ authorization: 'Bearer ' + (time + 1) }`,
    takes('authorization', 401),
  ),
  renewed('nonce-after-403', `{ 'X-WP-Nonce': 'n' + (time + 1) }`, takes('x-wp-nonce', 403)),
  renewed(
    'xsrf-after-400',
    `{ 'X-XSRF-TOKEN': 'x' + (time + 1), 'x-request-id': String(time) }`,
    takes('x-xsrf-token', 400),
  ),
  renewed('token-after-422', `{ RequestVerificationToken: 'r' + (time + 1) }`, (visit) =>
    takes('requestverificationtoken', 422)(visit),
  ),
  {
    name: 'renews-token-in-its-body',
    page: scripted(`const values = new URLSearchParams(new FormData(lead));
      again((time) => { values.set('_token', 't' + (time + 1)); return post('', { body: values }); });`),
    answer: (visit) => json(visit, {}, visit.visits === 2 ? 200 : 419),
    outcome: 'success',
    received: ['t1', 't2'].map((token) => ({ ...sent, _token: token })),
  },
  {
    name: 'checks-then-sends',
    page: checking,
    answer: (visit) => checks(visit, 200),
    outcome: 'success',
    received: [sent, sent],
  },
  {
    name: 'checks-then-fails',
    page: checking,
    answer: (visit) => checks(visit, 500),
    outcome: 'outcome_unknown',
    words: /answered 500 to the submit/,
    received: [sent, sent],
  },
  {
    name: 'checks-and-only-thanks',
    page: scripted(`await post('', { headers: { Precognition: 'true' } }); thank();`),
    answer: (visit) => checks(visit, 200),
    outcome: 'no_confirmation',
    words: /sent nothing that may hold the lead/,
    received: [sent],
  },
  refused({
    // A target that does not support requests that only check the values. It has stored the lead at
    // the first request.
    name: 'stores-what-was-to-be-checked',
    page: checking,
    answer: (visit) => json(visit, {}),
    outcome: 'no_confirmation',
  }),
  refused({ name: 'renews-csrf-after-500', page: sending(csrf), answer: takes('', 500) }),
  refused({
    name: 'renews-csrf-after-200',
    page: sending(csrf).replace('answer?.ok', 'false'),
    answer: (visit) => json(visit, {}),
    outcome: 'no_confirmation',
  }),
  {
    name: 'renews-csrf-in-vain',
    page: sending(csrf),
    answer: takes('', 419),
    outcome: 'outcome_unknown',
    words: /answered 419/,
    received: [sent, sent],
  },
  refused({
    name: 'renews-only-its-trace',
    page: sending(`{ 'x-csrf-token': 'same', traceparent: '00-a-' + time, 'x-request-id': String(time),
      'x-trace-token': String(time), 'idempotency-key': String(time) }`),
    answer: takes('', 403, {}),
    outcome: 'blocked',
  }),
  ...[200, 422].map((status) =>
    refused({
      name: `two-server-actions-after-${status}`,
      page: sending(`{ 'Next-Action': 'a1b2' + (time + 1) }`).replace('answer?.ok', 'false'),
      answer: (visit: Visit) => json(visit, {}, status),
      outcome: status === 200 ? 'no_confirmation' : 'validation_refused',
    }),
  ),
];
