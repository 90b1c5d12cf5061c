/**
 * Sends random requests to the webhook and the REST API through their authoriser, as events in API
 * Gateway's format.
 */
import fc from 'fast-check';
import type { BulkAnswer } from '../../contract/webhook-answers.ts';
import { undocumented } from '../contract/openapi-validator.ts';
import type { Answer, RequestEvent } from '../simulation/world/senders.ts';
import {
  callbackCall,
  isStatusOf,
  listCall,
  oddRequest,
  operationOf,
  type OddRequest,
} from './requests.ts';
import { aTown, keyValue, restADay, type Town } from './town.ts';

/** Stack frames and internal error names, which no answer may contain. */
const LEAK = /\n\s+at |\.ts:\d+|TypeError|RangeError|SyntaxError|ZodError|node_modules/;

export async function fuzzWebhook(seed: number, cases: number): Promise<void> {
  let town = await aTown(seed);
  let done = 0;
  await fc.assert(
    fc.asyncProperty(oddRequest, async (one) => {
      await sendOne(town, one);
      done += 1;
      if (done % 250 === 0) await restADay(town);
      // A new service starts after 2,500 cases, because each case gets slower as the tables grow.
      if (done % 2500 === 0) town = await aTown(seed + done);
    }),
    { seed, numRuns: cases, endOnFailure: false },
  );
  await restADay(town);
}

async function sendOne({ service }: Town, one: OddRequest): Promise<void> {
  const { isTold, key, accept, list: listed, callback: added, ...sent } = one;
  const headers = { ...sent.headers, ...(accept !== undefined && { accept }) };
  const isEncoded = sent.isBase64Encoded === isTold;
  const text = isEncoded && sent.body ? Buffer.from(sent.body).toString('base64') : sent.body;
  const resource = isStatusOf(sent) ? '/process-lead/{id}' : sent.resource;
  const event = {
    ...{ ...sent, resource, headers, body: text },
    ...(listed ? listCall(listed) : added !== undefined && callbackCall(added)),
  } as RequestEvent;
  const answer = await service.call(key, event);
  service.turn(1);
  const { statusCode, body: answered } = answer;
  if (statusCode >= 500) throw new Error(`It answered ${statusCode}: ${answered}`);
  // Only answers to the valid API key are compared with the OpenAPI document. API Gateway itself
  // refuses other keys, with a text from the CloudFormation template.
  if (key === keyValue) checkDocumented(one, answer);
  if (LEAK.test(answered))
    throw new Error(`The answer tells of our code: ${answered.slice(0, 500)}`);
  const body = JSON.parse(answered) as { submissionId?: string; results?: BulkAnswer['results'] };
  const accepted = statusCode === 202 ? [body] : (body.results ?? []).map((one) => one.body);
  const ids = new Set(service.rows().map(({ id }) => id));
  for (const { submissionId } of accepted.filter((one) => !('error' in one))) {
    if (!ids.has(submissionId ?? '')) throw new Error('An accepted lead has no row');
  }
}

/**
 * Expects that the OpenAPI document describes the status, the media type and every member of the
 * answer.
 */
function checkDocumented(sent: OddRequest, answer: Answer) {
  const { statusCode, headers = {}, body } = answer;
  const mediaType = (headers['Content-Type'] as string | undefined) ?? 'application/json';
  const json = JSON.parse(body) as Record<string, unknown>;
  const [first] = undocumented({ ...operationOf(sent), statusCode, mediaType, body: json });
  if (first) throw new Error(`The OpenAPI document does not know: ${first}`);
}
