/** Gives the attempt's fence token up, and says whether the lead may leave. */
import type { BrowserCall } from '../../contract/browser-call.ts';
import { fenceAnswerSchema } from '../../contract/fence-token.ts';
import { pause } from './pause.ts';

/** Above the fence function's own time-out, so that its answer is seldom missed. */
const WAIT_MS = 8000;
/** Before asking again where the gateway was too busy to pass the question on. */
const THROTTLED_WAITS_MS = [300, 900];

/** Whether the lead may leave; `refused` is an origin to which it may not. */
export type FenceWord = boolean | { refused: string };

/**
 * Whatever is not a clear "go" in time means stop. The row may then be fenced although nothing left;
 * the bot finds out and records what it knows.
 */
export async function askFence(
  fence: BrowserCall['fence'],
  origins: readonly string[] = [],
): Promise<FenceWord> {
  const signal = AbortSignal.timeout(WAIT_MS);
  try {
    const question = { token: fence.token, ...(origins.length > 0 && { origins }) };
    const ask = () => post(fence.url, JSON.stringify(question), signal);
    let response = await ask();
    for (const wait of THROTTLED_WAITS_MS) {
      if (response.status !== 429) break;
      await pause(wait, signal);
      response = await ask();
    }
    if (response.status !== 200) return false;
    const answer = fenceAnswerSchema.safeParse(await response.json());
    if (!answer.success) return false;
    const { go, refused } = answer.data;
    return refused === undefined ? go : { refused };
  } catch {
    return false;
  }
}

function post(url: string, body: string, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    // A connection kept from an earlier lead may be dead.
    headers: { 'content-type': 'application/json', connection: 'close' },
    body,
    redirect: 'error',
    signal,
  });
}
