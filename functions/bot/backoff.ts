/**
 * Exponential backoff with full jitter. @returns seconds between 0 and the doubled base, capped.
 */
export function backoffSeconds(
  attempt: number,
  { baseSeconds, capSeconds }: { baseSeconds: number; capSeconds: number },
  random: () => number,
): number {
  return random() * Math.min(capSeconds, baseSeconds * 2 ** (attempt - 1));
}
