/**
 * Checks that all slow users together take at most three quarters of the bots while a quick user
 * sends leads. Used only in simulated worlds in which no call or process fails.
 */
import type { Report } from './violation.ts';

const SLOW_MS = 10_000;
const SLOW_KEPT_MS = 10 * 60_000;
const QUICK_KEPT_MS = 60_000;
/** The bot's calls before or after an attempt take less than this time, in milliseconds. */
const CALLS_MS = 5000;

interface Attempt {
  userId: string;
  from: number;
}

export class SlowWatch {
  private readonly running = new Set<Attempt>();
  private readonly slowAt = new Map<string, number>();
  private readonly quickAt = new Map<string, number>();

  begin(userId: string, now: number, { bots, report }: { bots: number; report: Report }): Attempt {
    const attempt = { userId, from: now };
    this.running.add(attempt);
    const isWithin = (keptMs: number, at = 0) =>
      at < now - CALLS_MS && at > now - keptMs + CALLS_MS;
    const running = [...this.running];
    const runs = (user: string, ms: number) =>
      running.some((one) => one.userId === user && one.from < now - ms);
    const isSlow = (user: string) =>
      isWithin(SLOW_KEPT_MS, this.slowAt.get(user)) || runs(user, SLOW_MS + CALLS_MS);
    const mayBeSlow = (user: string) => this.slowAt.has(user) || runs(user, SLOW_MS - CALLS_MS);
    const slow = running.filter((one) => isSlow(one.userId)).length;
    const hasQuick = [...this.quickAt].some(
      ([user, at]) => isWithin(QUICK_KEPT_MS, at) && !mayBeSlow(user),
    );
    const most = Math.max(1, Math.floor((bots * 3) / 4));
    if (isSlow(userId) && hasQuick && slow > most)
      report('places', `${slow} attempts of slow users at once, with ${bots} bots`);
    return attempt;
  }

  end(attempt: Attempt, now: number): void {
    this.running.delete(attempt);
    const took = now - attempt.from;
    if (took >= SLOW_MS) this.slowAt.set(attempt.userId, now);
    else if (took < SLOW_MS - CALLS_MS) this.quickAt.set(attempt.userId, now);
    // The attempt was nearly slow. The service may have measured a longer time and may count the
    // user as slow.
    else this.slowAt.set(attempt.userId, this.slowAt.get(attempt.userId) ?? -Infinity);
  }
}
