/** The state of a simulated world, shared by the modules that simulate and check it. */
import type { SubmissionRow } from '../../../contract/submission.ts';
import type { AttemptWork } from '../../../functions/bot/bot-dependencies.ts';
import type { VirtualClock } from './clock.ts';
import type { Cloud } from './cloud.ts';
import type { Dashboards } from './dashboards.ts';
import type { Faults } from './faults.ts';
import type { Ledger } from './ledger.ts';
import type { Office } from './office.ts';
import type { PaceWatch } from './pace-watch.ts';
import type { DeedKind, Temper, WorldPlan } from './plan.ts';
import type { Seam } from './process.ts';
import type { TownUser } from './town.ts';
import type { Watch } from './watch.ts';

export interface SharedWorld {
  readonly clock: VirtualClock;
  readonly ledger: Ledger;
  readonly plan: WorldPlan;
  readonly faults: Faults;
  readonly seam: Seam;
  readonly cloud: Cloud;
  readonly watch: Watch;
  readonly paceWatch: PaceWatch;
  readonly dashboards: Dashboards;
  readonly erasures: {
    erase(office: Office, userId: string, person: SubmissionRow): Promise<boolean>;
    repeat(office: Office): Promise<void>;
    check(office: Office): Promise<void>;
  };
  readonly events: { checkRest(calm: Seam): Promise<void> };
  readonly people: { interfere(kind: DeedKind, userId: string, id: string): void };
  readonly town: readonly TownUser[];
  /**
   * The highest number of leads that may have been accepted without being counted, because a table
   * did not answer.
   */
  blind: number;
  isSettling: boolean;
  /** How long open leads took to end after the forms were repaired, in milliseconds. */
  restMs: number;
  /** The number of webhook instances that have been started. */
  readonly doors: number;
  readonly report: (rule: string, what: string, submissionId?: string) => void;
  rowsOf(userId: string): SubmissionRow[];
  workOf(work: AttemptWork): string;
  temperOf(work: AttemptWork): Temper;
  onSubmit(id: string, trouble: string | undefined): void;
}
