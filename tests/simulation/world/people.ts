/**
 * Runs what users do in their dashboards: at a planned time, or at a chosen moment of one of their
 * leads, for example between a bot's read and its write.
 */
import type { SubmissionRow } from '../../../contract/submission.ts';
import { isWaiting } from '../../../contract/submission-lease.ts';
import { Chance } from './chance.ts';
import { doDeed } from './deeds.ts';
import { createOffice } from './office.ts';
import { createIds } from './ids.ts';
import type { DeedKind, PlannedDeed } from './plan.ts';
import { Process } from './process.ts';
import type { SharedWorld } from './shared-world.ts';
import { functionSeconds } from '../../../infra/function-limits.ts';

export class People {
  private readonly interferers = new Map<DeedKind, PlannedDeed[]>([
    ['cancel', []],
    ['begin anew', []],
  ]);
  private readonly world: SharedWorld;
  private readonly chance: Chance;
  /** For each submission, the label of the invocation that read it last. */
  private readonly lookedAt = new Map<string, string>();

  constructor(world: SharedWorld) {
    this.world = world;
    this.chance = new Chance(world.plan.seed, 'interference');
  }

  begin(deed: PlannedDeed): void {
    const waiting = this.interferers.get(deed.kind);
    if (waiting && deed.pick % 4 > 0) waiting.push(deed);
    else this.do(deed);
  }

  /**
   * Cancels the lead with some probability. The probability is high between a bot's second read of
   * a waiting row and the write that follows. There only the write's condition can prevent a wrong
   * result.
   */
  onBotRead(userId: string, id: string, label: string): void {
    const isAgain = this.lookedAt.get(id) === label;
    this.lookedAt.set(id, label);
    const row = this.world.watch.rows.get(id);
    const isPressing = isAgain && row !== undefined && isWaiting(row, this.world.clock.now());
    if (this.chance.is(isPressing ? 0.5 : 0.02)) this.interfere('cancel', userId, id);
  }

  /** Runs the user's next planned deed (action) of this kind now, on this lead. */
  interfere(kind: DeedKind, userId: string, id: string): void {
    const waiting = this.interferers.get(kind) ?? [];
    const at = waiting.findIndex(({ user }) => this.world.town[user]?.userId === userId);
    const [deed] = at === -1 ? [] : waiting.splice(at, 1);
    if (deed) this.do(deed, id);
  }

  private do(deed: PlannedDeed, id?: string): void {
    const user = this.world.town[deed.user];
    const other = this.world.town[(deed.user + 1) % this.world.town.length];
    if (!user || !other) return;
    const by = new Process(this.world.seam);
    by.isQuick = id !== undefined;
    const label = `user ${deed.user}: ${deed.kind}, deed ${deed.number}`;
    const ids = createIds(this.world.plan.seed, label, by.now);
    const office = createOffice({ cloud: this.world.cloud, by, ids });
    const rows = this.world.rowsOf(user.userId).filter((row) => id === undefined || row.id === id);
    const reconnect = () => this.reconnect(user.userId, deed.pick);
    const erase = (row: SubmissionRow) => this.world.erasures.erase(office, user.userId, row);
    const room = { office, user, other, rows, reconnect, erase };
    // Erasing a person needs one call of the API for each lead, so this deed has a longer time
    // limit.
    const seconds =
      deed.kind === 'erase' ? 20 * functionSeconds.dashboardApi : functionSeconds.dashboardApi;
    void by.invoke(label, seconds, () => doDeed(deed, room)).catch(() => undefined);
  }

  private reconnect(userId: string, pick: number): void {
    this.world.dashboards.disconnect(userId);
    this.world.clock.in(pick % 120_000, () => void this.world.dashboards.connect(userId));
  }
}
