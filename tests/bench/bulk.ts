/**
 * `bulk`: compares one call with 100 leads to 100 calls with one lead each, made one after another.
 * The local cloud has no network delay, so the difference is the work of the gateway, the
 * authoriser and the function's start for each call. Each measurement waits until no earlier lead
 * is open, because the bot's browsers use the same machine. Fails if the one call takes more than a
 * quarter of the time of the 100 calls.
 */
import { randomUUID } from 'node:crypto';
import type { BulkAnswer } from '../../contract/webhook-answers.ts';
import { MINUTE_MS } from '../../contract/time-units.ts';
import { buildLead, listAllSubmissions, sendLead, createSender } from '../end-to-end/account.ts';
import { openStage, type Stage, type StageOutputs } from '../end-to-end/stage.ts';
import { until } from '../until.ts';

const ROUNDS = 3;
const LEADS = 100;
const MOST = 0.25;
const DRAIN_WAIT_MS = 2 * MINUTE_MS;

export async function benchBulk(): Promise<void> {
  const stage = await openStage({ alone: true });
  try {
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { single, bulk } = await measure(stage);
      ratios.push(bulk / single);
      const times = `${single.toFixed(0)} ms by ${LEADS} calls, ${bulk.toFixed(0)} ms by one`;
      console.log(`${LEADS} leads: ${times}, ratio ${(bulk / single).toFixed(3)}`);
    }
    const [, median = NaN] = ratios.toSorted((one, other) => one - other);
    if (!(median <= MOST)) {
      console.error(`FAILED: the median ratio ${median.toFixed(3)} is above ${MOST}`);
      process.exitCode = 1;
    }
  } finally {
    await stage.close();
  }
}

/** Sends the leads as a new user, so that no earlier leads count for the user's limits. */
async function measure({ outputs }: Stage): Promise<{ single: number; bulk: number }> {
  const { accessToken, keyValue } = await createSender(outputs);
  const noneOpen = async () => {
    const rows = await listAllSubmissions(outputs, accessToken);
    return rows.every(({ status }) => status === 'success');
  };
  await sendLead(outputs, keyValue, buildLead());
  await until('the first lead to end', noneOpen, DRAIN_WAIT_MS);
  let person = 0;
  const keyed = () => {
    person += 1;
    const phone = `+9198${String(person).padStart(8, '0')}`;
    return { ...buildLead({ phone }), idempotencyKey: randomUUID() };
  };
  const leads = Array.from({ length: LEADS }, keyed);
  const begun = performance.now();
  for (const { idempotencyKey, ...lead } of leads) {
    const headers = { 'idempotency-key': idempotencyKey };
    const { status } = await sendLead(outputs, keyValue, lead, headers);
    if (status !== 202) throw new Error(`A lead was answered ${status}`);
  }
  const single = performance.now() - begun;
  await until('the leads to end', noneOpen, DRAIN_WAIT_MS);
  const between = performance.now();
  await sendTogether(outputs, keyValue, Array.from({ length: LEADS }, keyed));
  const bulk = performance.now() - between;
  await until('the leads to end', noneOpen, DRAIN_WAIT_MS);
  return { single, bulk };
}

/**
 * Sends all leads in one call. Leads that the function had no time for are sent again, with their
 * Idempotency-Keys, as the documentation says.
 */
async function sendTogether(
  { WebhookUrl }: StageOutputs,
  keyValue: string,
  leads: readonly object[],
): Promise<void> {
  let open = leads;
  while (open.length > 0) {
    const response = await fetch(new URL('leads', WebhookUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': keyValue },
      body: JSON.stringify({ leads: open }),
    });
    if (response.status !== 207) throw new Error(`The call was answered ${response.status}`);
    const { results } = (await response.json()) as BulkAnswer;
    const refused = results.find(({ httpStatus }) => httpStatus !== 202 && httpStatus !== 500);
    if (refused) throw new Error(`A lead was answered ${refused.httpStatus}`);
    const accepted = results.filter(({ httpStatus }) => httpStatus === 202).length;
    if (accepted === 0) throw new Error('The call accepted no lead');
    if (accepted < open.length) console.log(`${open.length - accepted} leads are sent again`);
    open = open.filter((_lead, index) => results[index]?.httpStatus !== 202);
  }
}
