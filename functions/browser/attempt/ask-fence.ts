/**
 * Asks the fence whether the lead may be sent. The fence is the function that gives an attempt this
 * permission; the attempt's token is valid for one permission only.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserCall } from '../../../contract/browser-call.ts';
import { fenceAnswerSchema } from '../../../contract/fence-token.ts';

/**
 * The time limit of a request to the fence. It is longer than the fence function's time-out, so
 * that the function's answer is seldom missed.
 */
const WAIT_MS = 8000;
/**
 * How long the browser repeats its request to the fence while the gateway answers 429. Status 429
 * means that the gateway's rate limit is used up, possibly by strangers, and that the fence
 * function was not called. In each second the gateway admits some requests again.
 */
const THROTTLED_MS = 10_000;
const ASK_AGAIN_MS = 500;
/**
 * How long before the end of the attempt the last request to the fence may begin, so that its
 * answer still arrives in time.
 */
const LAST_ASK_MS = WAIT_MS + 2 * ASK_AGAIN_MS;

/**
 * Whether the lead may be sent. `refused`: the lead must not go to the origin that the answer
 * names. `blocked`: the lead may be sent, but nothing may go to the sites whose hashes the answer
 * contains. `unasked`: the fence itself did not answer, because of a rate limit, an error or a lost
 * connection.
 */
export type FenceWord = boolean | 'unasked' | { refused: string } | { blocked: readonly string[] };

/**
 * Asks the fence for permission; the lead may be sent only if the answer "go" arrives in time. If
 * it arrives too late, the row may say that the lead was permitted although nothing was sent. The
 * bot reads the row and records the outcome accordingly.
 * @param leftMs how long the attempt may still take.
 */
export async function askFence(
  fence: BrowserCall['fence'],
  origins: readonly string[] = [],
  leftMs = Infinity,
): Promise<FenceWord> {
  try {
    const question = { token: fence.token, ...(origins.length > 0 && { origins }) };
    const ask = () => post(fence.url, JSON.stringify(question));
    const until = Date.now() + Math.min(THROTTLED_MS, leftMs - LAST_ASK_MS);
    let response = await ask();
    while (response.status === 429 && Date.now() < until) {
      await sleep(ASK_AGAIN_MS);
      response = await ask();
    }
    if (response.status !== 200) return 'unasked';
    const answer = fenceAnswerSchema.safeParse(await response.json());
    if (!answer.success) return 'unasked';
    const { go, refused, blocked } = answer.data;
    if (refused !== undefined) return { refused };
    return go && blocked ? { blocked } : go;
  } catch {
    return 'unasked';
  }
}

function post(url: string, body: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    // Each request to the fence opens a new connection: a connection kept open since an earlier
    // lead may be dead.
    headers: { 'content-type': 'application/json', connection: 'close' },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(WAIT_MS),
  });
}
