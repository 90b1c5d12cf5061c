/**
 * `bulk`: how long 100 leads take by one call, beside 100 calls one after another, on the local
 * cloud. The bot finds no form, so that no browser uses the machine meanwhile. Fails above a
 * quarter.
 */
import { randomUUID } from 'node:crypto';
import { buildLead, createAccount, createKey, sendLead } from '../end-to-end/account.ts';
import { openStage, type Stage } from '../end-to-end/stage.ts';

const ROUNDS = 3;
const LEADS = 100;
const MOST = 0.25;
/** Nothing listens there. */
const NO_FORM = 'http://127.0.0.1:9/form';

export async function benchBulk(): Promise<void> {
  const stage = await openStage({ target: NO_FORM, alone: true });
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

/** By a user of their own, whose allowance is fresh. */
async function measure({ outputs }: Stage): Promise<{ single: number; bulk: number }> {
  const { accessToken } = await createAccount(outputs);
  const { keyValue } = await createKey(outputs, accessToken);
  await sendLead(outputs, keyValue, buildLead());
  const keyed = () => ({ ...buildLead(), idempotencyKey: randomUUID() });
  const leads = Array.from({ length: LEADS }, keyed);
  const begun = performance.now();
  for (const { idempotencyKey, ...lead } of leads) {
    const headers = { 'idempotency-key': idempotencyKey };
    const { status } = await sendLead(outputs, keyValue, lead, headers);
    if (status !== 202) throw new Error(`A lead was answered ${status}`);
  }
  const between = performance.now();
  const response = await fetch(new URL('leads', outputs.WebhookUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': keyValue },
    body: JSON.stringify({ leads: Array.from({ length: LEADS }, keyed) }),
  });
  const answer = (await response.json()) as { success: boolean };
  if (response.status !== 207 || !answer.success) throw new Error(JSON.stringify(answer));
  return { single: between - begun, bulk: performance.now() - between };
}
