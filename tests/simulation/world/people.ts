/**
 * Users at their dashboards. They act at a planned time, or at the worst moment for one of their
 * leads.
 */
import { doDeed } from './deeds.ts';
import { createOffice } from './office.ts';
import { createIds } from './ids.ts';
import type { DeedKind, PlannedDeed } from './plan.ts';
import { Process } from './process.ts';
import type { World } from './world.ts';

const DEED_SECONDS = 15;

export class People {
  private readonly interferers = new Map<DeedKind, PlannedDeed[]>([
    ['cancel', []],
    ['begin anew', []],
  ]);
  private readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  begin(deed: PlannedDeed): void {
    const waiting = this.interferers.get(deed.kind);
    if (waiting && deed.pick % 4 > 0) waiting.push(deed);
    else this.do(deed);
  }

  /** Plans that a user acts at a certain moment of one of their leads. */
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
    void by
      .invoke(label, DEED_SECONDS, () => doDeed(deed, { office, user, other, rows, reconnect }))
      .catch(() => undefined);
  }

  private reconnect(userId: string, pick: number): void {
    this.world.dashboards.disconnect(userId);
    this.world.clock.in(pick % 120_000, () => void this.world.dashboards.connect(userId));
  }
}
