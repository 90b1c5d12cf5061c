/**
 * Checks every write of the tables when it happens, and checks that everything with a time limit
 * happens in time.
 */
import { isFinal, type SubmissionRow } from '../../../contract/submission.ts';
import type { UserLimits } from '../../../contract/user-limits.ts';
import { DAY_MS } from '../../../contract/time-units.ts';
import { isHeld, isQueued } from '../../../functions/stores/submissions/open-lanes.ts';
import { keptPicture } from '../../../functions/stores/submissions/picture-key.ts';
import type { Change } from '../cloud/memory-table.ts';
import type { Ledger } from './ledger.ts';
import { checkRowWrite } from './row-rules.ts';
import { CLOCKS_APART_MS } from './skew.ts';
import type { Process } from './process.ts';
import type { Report } from './violation.ts';

/**
 * At most this long after a row's due time, the reconciler or a bot must have read the row, even if
 * there is much work.
 */
const LATEST_LOOK_MS = 75 * 60_000;
/** The longest delay until an index contains a write of its table. */
const INDEX_MS = 10_000;
/**
 * An index may lack leads that were accepted within this time. So a user may exceed the limit of
 * open leads by these leads.
 */
const BURST_MS = 15_000;
/**
 * The longest duration of a request. A person record is written before its row, so the record may
 * be older than the row by this time.
 */
const REQUEST_MS = 60_000;

/** The results of one run of the reconciler. */
export interface Run {
  beganAt: number;
  /** True if this run of the reconciler reached its end and no fault affected it. */
  isWhole: boolean;
  /**
   * The lowest and the highest number of waiting messages that the queue reported during this run
   * of the reconciler.
   */
  leastWaiting: number;
  mostWaiting: number;
  hadTime: boolean;
}

export interface WatchOptions {
  ledger: Ledger;
  report: Report;
  now: () => Date;
  /**
   * Returns the lead of a row. If the lead has an Idempotency-Key, a second row of this lead is an
   * error.
   */
  leadOf: (row: SubmissionRow) => { number: number; hasKey: boolean };
  /**
   * Returns the number of leads that processes may have admitted without checking the user's
   * allowance.
   */
  admittedBlindly: () => number;
  /**
   * Returns the number of leads that processes have reserved (leased) in users' allowances, used or
   * not. A count of open rows does not include leads that are reserved but not used.
   */
  leased: () => number;
  userLimits: UserLimits;
  hasPicture: (screenshotKey: string) => boolean;
  /** Whether an erasure of the submission has begun (`isErasing`) or was confirmed (`isErased`). */
  isErasing: (id: string) => boolean;
  isErased: (id: string) => boolean;
  /**
   * Returns for how many days the row's form accepts a person only once; undefined if it has no
   * such limit.
   */
  daysOf: (row: SubmissionRow) => number | undefined;
  isCalm: boolean;
  /** Whether functions of an earlier version run too. They do not know the member `nothingSent`. */
  isBeside: boolean;
}

export class Watch {
  readonly rows = new Map<string, SubmissionRow>();
  readonly rowsOf = new Map<string, string[]>();
  readonly acceptedAt = new Map<string, number>();
  readonly endedAt = new Map<string, number>();
  readonly open = new Map<string, number>();
  oldestLookMs = 0;
  private readonly writtenAt = new Map<string, number>();
  /**
   * When the row was created or last retried. The days for which the form refuses further leads of
   * this person begin at this time.
   */
  private readonly openedAt = new Map<string, number>();
  /** The ids of rows that are deleted, by time to live or by an erasure. */
  private readonly gone = new Set<string>();
  private readonly rowOfLead = new Map<number, string>();
  private readonly byPerson = new Map<string, string[]>();
  private readonly claimers = new Map<string, string>();
  private readonly dead = new Set<unknown>();
  private readonly sentAt = new Map<string, number>();
  private readonly openOf = new Map<string, number>();
  private readonly acceptedOf = new Map<string, number[]>();
  private readonly options: WatchOptions;

  constructor(options: WatchOptions) {
    this.options = options;
  }

  onChange = ({ table, before, after }: Change, writer: Process | undefined): void => {
    if (table === 'submissions') {
      const rows = [before, after] as unknown as [
        SubmissionRow | undefined,
        SubmissionRow | undefined,
      ];
      this.onRow(...rows);
      this.checkClaim(...rows, writer);
    }
    if (table === 'apiKeyLookup') this.onKey(before, after);
  };

  onMessage(id: string): void {
    this.sentAt.set(id, this.options.now().getTime());
  }

  /** Called when a bot or the reconciler has read the row. */
  onLook(id: string): void {
    if (this.open.has(id)) this.open.set(id, this.options.now().getTime());
  }

  checkRun(run: Run): void {
    const now = this.options.now().getTime();
    for (const [id, lookedAt] of this.open) {
      const row = this.rows.get(id);
      if (!row?.dueAt || isHeld(row)) continue;
      const dueAt = Date.parse(row.dueAt);
      if (lookedAt >= dueAt) continue;
      this.oldestLookMs = Math.max(this.oldestLookMs, now - dueAt);
      const changedAt = this.writtenAt.get(id) ?? 0;
      const mustBeFound =
        run.isWhole &&
        dueAt <= run.beganAt - CLOCKS_APART_MS &&
        changedAt <= run.beganAt - INDEX_MS &&
        lookedAt < run.beganAt;
      if (mustBeFound && this.isReached(row, run)) {
        this.options.report(
          'look',
          `a run passed over a row that is ${row.openShard}, due at ${row.dueAt}`,
          id,
        );
      }
      if (now - dueAt > LATEST_LOOK_MS) {
        this.options.report('look', `nobody has looked at a row that was due at ${row.dueAt}`, id);
      }
    }
  }

  /**
   * Whether this run of the reconciler must have read the row. The reconciler handles dead attempts
   * first. It sends new messages for waiting rows only while the queue has room.
   */
  private isReached(row: SubmissionRow, { hadTime, leastWaiting, mostWaiting }: Run): boolean {
    // If a dead attempt's message was sent again, the row counts as queued.
    if (row.leaseUntil !== undefined && !isQueued(row)) return true;
    if (!hadTime) return false;
    return isQueued(row) ? mostWaiting === 0 : leastWaiting < 1000 && mostWaiting < 1000;
  }

  private onRow(before: SubmissionRow | undefined, after: SubmissionRow | undefined): void {
    const { ledger, report, now } = this.options;
    const time = now().getTime();
    if (!after) {
      if (!before) return;
      const isErased = this.options.isErasing(before.id);
      const isOver = (before.expiresAt ?? Infinity) * 1000 <= time;
      if (!isOver && !isErased) report('lost', 'a row is gone', before.id);
      this.gone.add(before.id);
      if (isErased) this.rows.delete(before.id);
      return;
    }
    if (this.options.isErased(after.id)) report('erasure', 'an erased row is back', after.id);
    const { id, userId } = after;
    this.rows.set(id, after);
    this.writtenAt.set(id, time);
    this.checkPictures(after);
    if (!before) this.onNew(after);
    if (before?.status === 'error' && after.status === 'processing') {
      ledger.noteRetry(id, time);
      this.checkPerson(after);
    }
    const messageSentAt = this.sentAt.get(id) ?? -Infinity;
    checkRowWrite({ before, after, now: now(), messageSentAt }, ledger, report);
    const wasOpen = before !== undefined && !isFinal(before.status);
    const isOpen = !isFinal(after.status);
    if (isOpen) this.open.set(id, time);
    else this.open.delete(id);
    if (!isOpen && wasOpen) this.endedAt.set(id, time);
    const change = Number(isOpen) - Number(wasOpen);
    const openNow = (this.openOf.get(userId) ?? 0) + change;
    this.openOf.set(userId, openNow);
    if (!before) this.checkAllowance(after, openNow);
  }

  /** Checks that no bot ends the attempt of another bot before that attempt's lease is over. */
  private checkClaim(
    before: SubmissionRow | undefined,
    after: SubmissionRow | undefined,
    writer: Process | undefined,
  ): void {
    if (!after || !writer) return;
    const { claimToken, id, attempts } = after;
    if (claimToken !== undefined && claimToken !== before?.claimToken) {
      this.claimers.set(claimToken, writer.label);
      return;
    }
    const isEnded =
      before?.attempts.at(-1)?.outcome === 'running' && attempts.at(-1)?.outcome !== 'running';
    const claimer = this.claimers.get(before?.claimToken ?? '');
    if (isEnded && writer.label.startsWith('bot') && claimer !== writer.label) {
      const isDead =
        Date.parse(before.leaseUntil ?? '') <= this.options.now().getTime() + CLOCKS_APART_MS;
      if (!isDead) this.options.report('claim', 'a bot has ended the attempt of another one', id);
    }
  }

  private onNew(row: SubmissionRow): void {
    const { report, leadOf, now } = this.options;
    const lead = leadOf(row);
    const time = now().getTime();
    const known = this.rowOfLead.get(lead.number) ?? '';
    const isAnew = this.options.isErasing(known);
    const earlier = isAnew ? -Infinity : (this.acceptedAt.get(known) ?? -Infinity);
    if (lead.hasKey && earlier > time - DAY_MS + REQUEST_MS) {
      report('idempotency', `lead ${lead.number} has two rows under one Idempotency-Key`, row.id);
    }
    this.rowOfLead.set(lead.number, row.id);
    this.acceptedAt.set(row.id, time);
    const ids = this.rowsOf.get(row.userId);
    if (ids) ids.push(row.id);
    else this.rowsOf.set(row.userId, [row.id]);
    this.checkPerson(row);
  }

  /**
   * Checks a new or retried row of a form that accepts each person once. The person may have no
   * other lead that is open, accepted or possibly accepted, and no other failed lead with an
   * attempt that sent nothing (`nothingSent`).
   */
  private checkPerson(row: SubmissionRow): void {
    const { fingerprint, id } = row;
    if (fingerprint === undefined) return;
    const time = this.options.now().getTime();
    const counts = (this.options.daysOf(row) ?? Infinity) * DAY_MS - REQUEST_MS;
    this.openedAt.set(id, time);
    const others = this.byPerson.get(fingerprint) ?? [];
    for (const other of others) {
      const stands = this.rows.get(other);
      if (other === id || !stands || stands.fingerprint !== fingerprint) continue;
      if ((this.openedAt.get(other) ?? 0) < time - counts || this.isForgotten(stands)) continue;
      const isUnsent = stands.attempts.some(({ nothingSent }) => nothingSent);
      const isKnown = isUnsent && !this.options.isBeside;
      if (stands.status !== 'error' || stands.possiblySent || isKnown) {
        this.options.report('dedupe', `it is a second lead of a person, beside ${other}`, id);
      }
    }
    if (!others.includes(id)) this.byPerson.set(fingerprint, [...others, id]);
  }

  /**
   * Whether the service may not know the person of a row any more. After a row expires, only the
   * first-lead item records its person, and a fault may have prevented the write of that item.
   */
  private isForgotten({ id, expiresAt = Infinity }: SubmissionRow): boolean {
    const hasExpired = expiresAt * 1000 <= this.options.now().getTime() + CLOCKS_APART_MS;
    return (hasExpired || this.gone.has(id)) && !this.options.isCalm;
  }

  /**
   * Checks that each picture that a row names is in the bucket, under a key with the user and the
   * id of the row.
   */
  checkPictures(row: SubmissionRow): void {
    const { id, userId, attempts } = row;
    for (const pictured of [row, ...attempts]) {
      const key = keptPicture(pictured, this.options.now());
      if (key === undefined || this.options.isErasing(id)) continue;
      const isOwn = key.startsWith(`screenshots/${userId}/${id}/`);
      if (isOwn && this.options.hasPicture(key)) continue;
      this.options.report('picture', 'a row says that it has a picture, and has none', id);
    }
  }

  private checkAllowance({ id, userId }: SubmissionRow, openNow: number): void {
    const { report, now, admittedBlindly, leased, userLimits } = this.options;
    const { leadsPerDay, openLeads } = userLimits;
    const time = now().getTime();
    const accepted = this.acceptedOf.get(userId) ?? [];
    accepted.push(time);
    this.acceptedOf.set(userId, accepted);
    const today = this.acceptedOn(userId, time).length;
    const blind = admittedBlindly();
    if (today > leadsPerDay + blind) report('quota', 'more leads than a day has', id);
    const burst = accepted.filter((at) => at > time - BURST_MS).length;
    if (openNow > openLeads + blind + burst + leased())
      report('quota', `${openNow} leads are open`, id);
  }

  /**
   * Returns when the user's leads were accepted on a UTC day. Leads so near midnight that two
   * clocks may count them for different days are left out.
   */
  acceptedOn(userId: string, day: number): number[] {
    const dayOf = (time: number) => Math.floor(time / DAY_MS);
    return (this.acceptedOf.get(userId) ?? []).filter(
      (at) => dayOf(at) === dayOf(day) && dayOf(at - CLOCKS_APART_MS) === dayOf(day),
    );
  }

  private onKey(before: Change['before'], after: Change['after']): void {
    const keyHash = (after ?? before)?.['keyHash'];
    if (after?.['keyId'] === undefined) this.dead.add(keyHash);
    else if (this.dead.has(keyHash)) this.options.report('keys', 'a deleted key opens again');
  }
}
