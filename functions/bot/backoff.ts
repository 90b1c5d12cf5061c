/**
 * Exponential backoff with full jitter: the limit doubles with each attempt, up to `capSeconds`.
 * @returns a random number of seconds between 0 and the limit.
 */
export function backoffSeconds(
  attempt: number,
  { baseSeconds, capSeconds }: { baseSeconds: number; capSeconds: number },
  random: () => number,
): number {
  return random() * Math.min(capSeconds, baseSeconds * 2 ** (attempt - 1));
}
