/**
 * Records the attempts that a form's pace (its limits at once, per minute and per day) has
 * admitted, and checks that they obey these limits.
 */
import type { AttemptEnd } from '../../../functions/stores/pace/pace-rules.ts';
import type { PaceStore } from '../../../functions/stores/pace/pace-store.ts';
import type { Process } from './process.ts';
import { CLOCKS_APART_MS } from './skew.ts';
import type { Report } from './violation.ts';

/**
 * The period that is checked against the limit per minute. It is less than a minute, because an
 * attempt's start may be counted earlier than it is recorded here: the pace store uses the time of
 * its read by the bot's clock, and the write that admits the attempt may be slow.
 */
const SURE_MINUTE_MS = 59_000 - CLOCKS_APART_MS;

interface Grant {
  token: string;
  at: number;
  until: number;
  end?: AttemptEnd;
  /**
   * Whether a fault may have changed the recorded time of the attempt's start, or prevented the
   * write of the attempt's end. Such attempts are not compared with the limits.
   */
  isStruck: boolean;
  by: Process;
}

export class PaceWatch {
  readonly grants = new Map<string, Grant[]>();
  private unended: Grant[] = [];
  private readonly report: Report;

  constructor(report: Report) {
    this.report = report;
  }

  around(pace: PaceStore, by: Process): PaceStore {
    return {
      ...pace,
      reserve: async (key, limits, asking) => {
        const at = by.time;
        const until = at + asking.leaseSeconds * 1000;
        // Until the store answers, a fault counts as possible: the write may have admitted the
        // attempt although no answer comes.
        const grant: Grant = { token: asking.token, at, until, isStruck: true, by };
        const all = this.grants.get(key) ?? [];
        this.grants.set(key, all);
        all.push(grant);
        const reserved = await pace.reserve(key, limits, asking);
        if (reserved.kind !== 'granted') {
          all.splice(all.indexOf(grant), 1);
          return reserved;
        }
        grant.at = by.time;
        grant.isStruck = by.isStruck || isNearMidnight(grant.at);
        this.unended.push(grant);
        this.check(key, all, limits, grant.at);
        return reserved;
      },
      end: (key, zone, token, end) => {
        const grant = this.grants.get(key)?.find((one) => one.token === token);
        if (!grant) return pace.end(key, zone, token, end);
        grant.end = end;
        const wasStruck = grant.isStruck;
        // Until the attempt's end is written, a fault counts as possible: if the process dies now,
        // the store still counts the attempt as running.
        grant.isStruck = true;
        return pace.end(key, zone, token, end).then(() => {
          grant.isStruck = wasStruck || by.isStruck;
        });
      },
    };
  }

  /**
   * Checks that the bot has written the end of every attempt that the store admitted, unless a
   * fault has affected the bot.
   */
  checkEnded(by: Process): void {
    const kept = this.unended.filter((grant) => grant.by === by && grant.end === undefined);
    this.unended = this.unended.filter((grant) => grant.by !== by);
    if (kept.length > 0 && by.isAlive && !by.isStruck) {
      this.report('release', 'a bot has ended an attempt and kept its place');
    }
  }

  private check(
    key: string,
    all: readonly Grant[],
    {
      atOnce = Infinity,
      perMinute = Infinity,
      perDay = Infinity,
    }: Parameters<PaceStore['reserve']>[1],
    now: number,
  ): void {
    const sure = all.filter(({ isStruck }) => !isStruck);
    const running = sure.filter(
      ({ end, until }) => end === undefined && until > now + CLOCKS_APART_MS,
    ).length;
    if (running > atOnce) this.report('pace', `${running} attempts at once at ${key}`);
    const isStarted = ({ end, at }: Grant) =>
      end !== 'not_started' && end !== 'turn_unused' && at > now - SURE_MINUTE_MS;
    const started = sure.filter(isStarted).length;
    if (started > perMinute) this.report('pace', `${started} attempts a minute at ${key}`);
    const today = sure.filter(({ at }) => dayOf(at) === dayOf(now));
    const used = today.filter(({ end }) => end === undefined || end === 'sent').length;
    if (used > perDay) this.report('pace', `${used} attempts a day at ${key}`);
  }

  /**
   * Checks after the last lead that no attempt counts as running, and that the day's count contains
   * only attempts that sent their lead or that a fault may have affected.
   */
  async checkRest(pace: PaceStore, now: number): Promise<void> {
    for (const [key, all] of this.grants) {
      const use = await pace.read(key, 'Asia/Kolkata');
      if (Object.keys(use.places).length > 0) this.report('release', `places of ${key} are kept`);
      const isMine = ({ at }: Grant) => use.day === dayOf(at);
      const ended = all.filter((one) => isMine(one) && !one.isStruck && one.end !== undefined);
      const lost = all.filter(
        (one) => isMine(one) && (one.isStruck || one.end === undefined),
      ).length;
      const sent = ended.filter(({ end }) => end === 'sent').length;
      if (use.usedToday > sent + lost || use.usedToday < sent) {
        this.report(
          'release',
          `${key} counts ${use.usedToday} of ${sent} attempts, ${lost} in doubt at ${now}`,
        );
      }
    }
  }
}

const INDIA_MS = 5.5 * 3_600_000;
/** Whether the time is so near midnight that two clocks may count an attempt for different days. */
const isNearMidnight = (time: number) =>
  dayOf(time - CLOCKS_APART_MS) !== dayOf(time + CLOCKS_APART_MS);
const dayOf = (time: number) => new Date(time + INDIA_MS).toISOString().slice(0, 10);
