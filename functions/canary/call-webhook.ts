/** Calls the webhook as an integrator does: by HTTP, with an API key. */
import type { RoundTripDependencies } from '../canary-lead/round-trip.ts';

/** The time limit of a request, longer than the gateway's own time limit. */
const TIME_LIMIT_MS = 30_000;

/** @throws {Error} if there is no answer; the error's message contains no key. */
export function createWebhookCalls(url: string, keyValue: string): RoundTripDependencies['call'] {
  return async (method, path, body) => {
    const sent = fetch(`${url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'x-api-key': keyValue },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    const response = await sent.catch((error: unknown) => {
      throw new Error('The webhook could not be reached.', { cause: error });
    });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  };
}
