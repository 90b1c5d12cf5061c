/** Full-jitter exponential backoff: anywhere between nothing and the attempt's doubled base. */
export function backoffSeconds(
  attempt: number,
  { baseSeconds, capSeconds }: { baseSeconds: number; capSeconds: number },
  random: () => number,
): number {
  return random() * Math.min(capSeconds, baseSeconds * 2 ** (attempt - 1));
}
