/**
 * One simulated world from its first lead to its end: the product's functions on a cloud in memory,
 * the forms and users around them, and the code that checks everything.
 */
import { parseFenceToken } from '../../../contract/fence-token.ts';
import type { UserLimits } from '../../../contract/user-limits.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { HOUR_MS, MINUTE_MS } from '../../../contract/time-units.ts';
import type { AttemptWork } from '../../../functions/bot/bot-dependencies.ts';
import { createAccountStore } from '../../../functions/stores/accounts/account-store.ts';
import { leaseSize } from '../../../functions/stores/allowances/allowance-item.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { tableDefinitions } from '../../functions/table-definitions.ts';
import { createMemoryQueue } from '../cloud/memory-queue.ts';
import { createMemoryTables } from '../cloud/memory-tables.ts';
import { Chance } from './chance.ts';
import { isAnswer, tablesOf, type Cloud } from './cloud.ts';
import { VirtualClock } from './clock.ts';
import { Dashboards } from './dashboards.ts';
import { Erasures } from './erasures.ts';
import { EventWatch } from './event-watch.ts';
import { Faults } from './faults.ts';
import { environment, rowLimitsOf, userLimits } from './functions.ts';
import { Ledger } from './ledger.ts';
import { People } from './people.ts';
import { expirePictures } from './pictures.ts';
import { PaceWatch } from './pace-watch.ts';
import { courseMs } from './length.ts';
import { worldStart, type PlannedLead, type WorldPlan } from './plan.ts';
import type { Seam } from './process.ts';
import { comeToRest } from './rest.ts';
import {
  isSentTogether,
  LEADS_A_CALL,
  numberOf,
  sendLead,
  sendTogether,
  type SenderOptions,
} from './senders.ts';
import { createSkews, noSkew } from './skew.ts';
import type { SharedWorld } from './shared-world.ts';
import { settleTown, type TownUser } from './town.ts';
import { Violation } from './violation.ts';
import { Watch } from './watch.ts';
import { WorkPlaces } from './work-places.ts';

const INDEX_LAG_MS = 3000;
/**
 * How long an Idempotency-Key may be in use: it refers to its submission for a day, and a request
 * takes less than a minute.
 */
const KEY_MS = 24 * HOUR_MS + MINUTE_MS;
/** The tables whose items have a time to live. */
const expiring = [
  ...(['submissions', 'idempotency', 'firstLeads', 'allowances', 'circuitBreakers'] as const),
  ...(['targetForms', 'followUps'] as const),
];
/** The longest delay with which expired items are deleted, as DynamoDB may do. */
const LATEST_DELETION_MS = 48 * HOUR_MS;

export interface WorldOptions {
  /**
   * The numbers of the only leads to send. Used in the search for the fewest leads that cause a
   * failure.
   */
  leads?: ReadonlySet<number>;
  deeds?: ReadonlySet<number>;
  faults?: ReadonlySet<string>;
}

export interface WorldReport {
  plan: WorldPlan;
  violation: Violation | undefined;
  faults: readonly string[];
  accepted: number;
  submits: number;
  attempts: number;
  calls: number;
  /**
   * The longest time from acceptance to end in a simulated world without faults, in milliseconds,
   * among leads to forms that cause no delay.
   */
  longestWaitMs: number;
  oldestLookMs: number;
  restMs: number;
  deadLetters: number;
  statuses: Record<string, number>;
}

export async function runWorld(plan: WorldPlan, options: WorldOptions = {}): Promise<WorldReport> {
  return new World(plan, options).run();
}

export class World implements SharedWorld {
  readonly clock = new VirtualClock(worldStart);
  readonly ledger = new Ledger();
  readonly plan: WorldPlan;
  readonly faults: Faults;
  readonly seam: Seam;
  readonly cloud: Cloud;
  readonly watch: Watch;
  readonly paceWatch: PaceWatch;
  readonly dashboards: Dashboards;
  readonly erasures: Erasures;
  readonly events: EventWatch;
  town: TownUser[] = [];
  blind = 0;
  isSettling = false;
  restMs = 0;
  private violation: Violation | undefined;
  private isOver = false;
  private readonly options: WorldOptions;
  readonly people: People;
  private readonly places: WorkPlaces;

  constructor(plan: WorldPlan, options: WorldOptions) {
    this.plan = plan;
    this.options = options;
    const { seed, faultRate: rate, killRate, outages } = plan;
    const { faults: only } = options;
    this.faults = new Faults({ seed, rate, killRate, ...(only && { only }) });
    this.seam = {
      clock: this.clock,
      faults: this.faults,
      outages,
      isAnswer,
      broken: (error) => this.report('simulation', String(error)),
      newSkew: plan.isCalm ? () => noSkew : createSkews(seed),
    };
    this.watch = new Watch({
      ledger: this.ledger,
      report: this.report,
      now: this.clock.now,
      leadOf: (row) => ({
        number: numberOf(row),
        hasKey: plan.leads[numberOf(row)]?.hasKey === true,
      }),
      admittedBlindly: () => this.blind,
      leased: () => this.places.doors * leaseSize(this.userLimits.openLeads),
      hasPicture: (key) => this.cloud.pictures.has(key),
      userLimits: this.userLimits,
      isErasing: (id) => this.erasures.begun.has(id),
      isErased: (id) => this.erasures.erased.has(id),
      daysOf: ({ formId }) =>
        this.town.flatMap(({ forms }) => forms).find(({ id }) => id === formId)?.plan.dedupe?.days,
      isCalm: plan.isCalm,
      isBeside: plan.beside !== undefined,
    });
    this.paceWatch = new PaceWatch(this.report);
    this.cloud = this.openCloud();
    this.dashboards = new Dashboards({
      ...{ seam: this.seam, seed, report: this.report },
      accounts: (by) => {
        const table = environment.ACCOUNTS_TABLE;
        return createAccountStore({ client: tablesOf(this.cloud, by), table, now: by.now });
      },
      read: async (by, userId) => {
        const table = { client: tablesOf(this.cloud, by), table: 'submissions', now: by.now };
        return (await createSubmissionStore(table).list({ userId, limit: 100 })).items;
      },
    });
    this.events = new EventWatch({
      ...{ seam: this.seam, seed, isCalm: plan.isCalm, report: this.report },
      cloud: () => this.cloud,
    });
    this.erasures = new Erasures(this);
    this.people = new People(this);
    this.places = new WorkPlaces(this);
  }

  readonly report = (rule: string, what: string, submissionId?: string): void => {
    this.violation ??= new Violation(rule, what, submissionId);
  };

  async run(): Promise<WorldReport> {
    void this.live().then(
      () => (this.isOver = true),
      (error: unknown) => {
        this.report('simulation', error instanceof Error ? (error.stack ?? '') : String(error));
      },
    );
    await this.clock
      .run(() => this.isOver || this.violation !== undefined)
      .catch((error: unknown) => this.report('simulation', String(error)));
    if (!this.isOver) this.report('simulation', 'the world stands still');
    return this.worldReport();
  }

  temperOf({ target }: AttemptWork) {
    if (this.isSettling) return 'takes' as const;
    const form = this.formAt(target?.url);
    return form?.plan.temper ?? 'takes';
  }

  formAt(url: string | undefined) {
    for (const { forms } of this.town) {
      const found = forms.find((form) => form.url === url);
      if (found) return found;
    }
    return undefined;
  }

  onSubmit(id: string, trouble: string | undefined): void {
    if (trouble) this.report('once', `it ${trouble}`, id);
    if (this.erasures.erased.has(id)) this.report('erasure', 'it goes out after its erasure', id);
    const row = this.watch.rows.get(id);
    if (row && row.status === 'error' && !row.possiblySent && row.failureReason !== 'internal') {
      this.report('fence', `it was submitted although it had ended as ${row.failureReason}`, id);
    }
  }

  private openCloud(): Cloud {
    const chance = new Chance(this.plan.seed, 'cloud');
    const now = () => this.clock.time;
    const queue = createMemoryQueue({ now });
    const { isCalm } = this.plan;
    return {
      writer: undefined,
      queue,
      pictures: new Map(),
      userLimits: this.userLimits,
      rowLimits: rowLimitsOf(this.plan),
      tables: createMemoryTables({
        definitions: tableDefinitions,
        now,
        // The index of the events table has a fixed delay, so that the other tables get the same
        // random delays as in a simulation without events.
        indexLagMs: (table) =>
          table === 'events' ? INDEX_LAG_MS : chance.between(20, INDEX_LAG_MS),
        pageItems: 250,
        onChange: (change) => {
          this.watch.onChange(change, this.cloud.writer);
          this.dashboards.onChange(change, this.cloud.writer === undefined);
          this.events.onChange(change);
        },
      }),
      onSent: (submissionId) => {
        this.watch.onMessage(submissionId);
        this.places.pump();
      },
      onHidden: () => this.places.pump(),
      isDoubled: () => !isCalm && chance.is(0.03),
      isRefused: () => !isCalm && chance.is(0.03),
      waiting: () => this.places.roughlyWaiting(),
      onRead: (userId, id, by) => {
        const isBot = by.label.startsWith('bot');
        if (isBot || by.label.startsWith('reconciler')) this.watch.onLook(id);
        if (isBot) this.people.onBotRead(userId, id, by.label);
      },
    };
  }

  private async live(): Promise<void> {
    const { plan, clock } = this;
    this.town = await settleTown(plan, this.seam, this.cloud);
    const begin = Date.parse(worldStart);
    for (const [number, { watches }] of plan.users.entries()) {
      if (watches) void this.dashboards.connect(this.town[number]?.userId ?? '');
    }
    const leads = plan.leads.filter(({ number }) => this.options.leads?.has(number) !== false);
    this.sendTogether(leads.filter(isSentTogether));
    for (const lead of leads) {
      if (!isSentTogether(lead)) clock.in(lead.at - clock.time, () => this.send(lead));
      if (lead.repeatedAfterMs === undefined) continue;
      const again = lead.at + lead.repeatedAfterMs - clock.time;
      clock.in(again, () => this.send({ ...lead, copies: 1 }, 'repeated '));
    }
    for (const deed of plan.deeds) {
      if (this.options.deeds?.has(deed.number) === false) continue;
      clock.in(deed.at - clock.time, () => this.people.begin(deed));
    }
    this.places.open();
    if (plan.isLong) this.expire();
    await clock.wait(begin + courseMs(plan) - clock.time);
    await comeToRest(this);
  }

  /** Deletes some of the expired items. Runs every hour. */
  private expire(): void {
    const { clock, cloud, plan, watch } = this;
    const chance = new Chance(plan.seed, `deletions of ${clock.time}`);
    cloud.writer = undefined;
    expirePictures(cloud, watch, clock.time);
    for (const name of expiring) {
      const isGone = (at: number) => at + chance.between(0, LATEST_DELETION_MS) <= clock.time;
      cloud.tables.table(name).expire(isGone);
    }
    clock.in(HOUR_MS, () => this.expire());
  }

  /**
   * Sends a user's leads in calls with a few leads each. A call is made at the planned time of its
   * last lead.
   */
  private sendTogether(leads: PlannedLead[]): void {
    for (const ofUser of Map.groupBy(leads, ({ user }) => user).values()) {
      ofUser.sort((one, other) => one.at - other.at);
      for (let from = 0; from < ofUser.length; from += LEADS_A_CALL) {
        const together = ofUser.slice(from, from + LEADS_A_CALL);
        const sender = this.senderOf(together[0]!);
        if (!sender) continue;
        const at = together.at(-1)!.at - this.clock.time;
        this.clock.in(at, () => void sendTogether(together, sender));
      }
    }
  }

  private send(lead: PlannedLead, which = ''): void {
    const sender = this.senderOf(lead, which);
    if (sender) void sendLead(lead, sender);
  }

  private senderOf(lead: PlannedLead, which = ''): SenderOptions | undefined {
    const user = this.town[lead.user];
    if (!user) return undefined;
    return {
      wait: (milliseconds) => this.clock.wait(milliseconds),
      targetOf: ({ form }) => (form === undefined ? undefined : user.forms[form]?.id),
      post: (_lead, request, event) => {
        const keys = user.keys.filter(({ isDeleted }) => !isDeleted);
        const key = keys[lead.number % Math.max(1, keys.length)];
        return this.places.answerRequest(which + request, key?.value ?? '', event);
      },
      onAccepted: ({ number }, id) => {
        const acceptedAt = this.watch.acceptedAt.get(id);
        const row = this.watch.rows.get(id);
        if (row && numberOf(row) !== number) {
          this.report('answers', `lead ${number} was answered with the id of another lead`, id);
        }
        if (acceptedAt === undefined) this.report('lost', 'it was accepted and has no row', id);
        else if (acceptedAt < this.clock.time - KEY_MS)
          this.report('idempotency', 'a key names a row for more than a day', id);
      },
    };
  }

  private get userLimits(): UserLimits {
    return this.plan.userLimits ?? userLimits;
  }

  get doors(): number {
    return this.places.doors;
  }

  rowsOf(userId: string): SubmissionRow[] {
    const ids = this.watch.rowsOf.get(userId) ?? [];
    return ids.flatMap((id) => this.watch.rows.get(id) ?? []);
  }

  workOf(work: AttemptWork): string {
    return parseFenceToken(work.fenceToken).id;
  }

  private worldReport(): WorldReport {
    const { watch, ledger, plan } = this;
    const statuses: Record<string, number> = {};
    for (const { status, failureReason = '' } of watch.rows.values()) {
      const name = `${status} ${failureReason}`.trim();
      statuses[name] = (statuses[name] ?? 0) + 1;
    }
    return {
      plan,
      violation: this.violation,
      faults: this.faults.struck,
      accepted: watch.rows.size,
      submits: ledger.submitCount,
      attempts: this.places.attempts,
      calls: this.clock.events,
      longestWaitMs: this.places.longestWaitMs(),
      oldestLookMs: watch.oldestLookMs,
      restMs: this.restMs,
      deadLetters: this.cloud.queue.deadLetters.length,
      statuses,
    };
  }
}
