/** API Gateway's throttle: a token bucket that holds one burst and is refilled at a steady rate. */
export interface TokenBucket {
  /** Whether one more request may pass at the given time (epoch milliseconds). */
  take: (now: number) => boolean;
}

export function createTokenBucket({
  ratePerSecond,
  burst,
}: {
  ratePerSecond: number;
  burst: number;
}): TokenBucket {
  let tokens = burst;
  let filledAt: number | undefined;
  return {
    take: (now) => {
      const elapsed = now - (filledAt ?? now);
      tokens = Math.min(burst, tokens + (elapsed / 1000) * ratePerSecond);
      filledAt = now;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
