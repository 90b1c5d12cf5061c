/** Gives the attempt's fence token up, and says whether the lead may leave. */
import type { BrowserCall } from '../../contract/browser-call.ts';
import { fenceAnswerSchema } from '../../contract/fence-token.ts';
import { pause } from './pause.ts';

/** Above the fence function's own time-out, so that its answer is seldom missed. */
const WAIT_MS = 8000;
/** Before asking again where the gateway was too busy to pass the question on. */
const THROTTLED_WAITS_MS = [300, 900];

/**
 * Whatever is not a clear "go" in time means stop. The row may then be fenced although nothing left;
 * the bot finds out and records what it knows.
 */
export async function askFence(fence: BrowserCall['fence']): Promise<boolean> {
  const signal = AbortSignal.timeout(WAIT_MS);
  try {
    let response = await post(fence, signal);
    for (const wait of THROTTLED_WAITS_MS) {
      if (response.status !== 429) break;
      await pause(wait, signal);
      response = await post(fence, signal);
    }
    if (response.status !== 200) return false;
    const answer = fenceAnswerSchema.safeParse(await response.json());
    return answer.success && answer.data.go;
  } catch {
    return false;
  }
}

function post({ url, token }: BrowserCall['fence'], signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    // A connection kept from an earlier lead may be dead.
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ token }),
    redirect: 'error',
    signal,
  });
}
