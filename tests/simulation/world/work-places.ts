/** Runs the functions: instances of the webhook and the bot, and the reconciler by its schedule. */
import { isFinal } from '../../../contract/submission.ts';
import type { AttemptWork } from '../../../functions/bot/bot-dependencies.ts';
import { attemptLimits, lookingBots } from '../../../infra/attempt-limits.ts';
import { openForm } from './browser.ts';
import { Chance } from './chance.ts';
import { createIds } from './ids.ts';
import { Process } from './process.ts';
import type { Answer, RequestEvent } from './senders.ts';
import { SlowWatch } from './slow-watch.ts';
import { versionOf, type Version } from './versions.ts';
import type { SharedWorld } from './shared-world.ts';
import { MINUTE_MS } from '../../../contract/time-units.ts';
import { functionSeconds } from '../../../infra/function-limits.ts';

const RECONCILER_WORKS_MS = 38_000;
const MOST_DELIVERIES = 20;
/**
 * How many requests or leads a process may admit within five seconds without checking the user's
 * allowance.
 */
const ADMITTED_BLINDLY = 25;
/**
 * How long a lead may take from acceptance to its end if its own form and user cause no delay,
 * whatever other users do.
 */
const LONGEST_WAIT_MS = 90_000;
/** How often SQS updates its message counts. */
const COUNTED_EVERY_MS = 20_000;

interface Instance<Work> {
  by: Process;
  work: Work;
}

type WebhookApi = ReturnType<Version['createWebhookApi']>;
type Bot = ReturnType<Version['createBot']>;

export class WorkPlaces {
  attempts = 0;
  /** The number of webhook instances that have been started. */
  doors = 0;
  private readonly world: SharedWorld;
  private readonly idleApis: Instance<WebhookApi>[] = [];
  private readonly idleBots: Instance<Bot>[] = [];
  private busyBots = 0;
  private instances = 0;
  private receipts = 0;
  private counted = { at: -Infinity, waiting: 0 };
  private isPumping = false;
  private readonly running = new Map<string, number>();
  private readonly slow = new SlowWatch();
  private readonly attemptsOf = new Map<string, number>();
  private readonly waits: number[] = [];

  constructor(world: SharedWorld) {
    this.world = world;
  }

  open(): void {
    const { clock, watch } = this.world;
    const tick = (run: number): void => {
      // The reconciler is skipped while no lead is open, which is most of the time in a simulation
      // of several days.
      if (watch.open.size > 0) void this.reconcile(run);
      clock.in(MINUTE_MS, () => tick(run + 1));
    };
    tick(1);
  }

  async answerRequest(
    label: string,
    keyValue: string,
    event: RequestEvent,
  ): Promise<Answer | undefined> {
    const { world } = this;
    const api = this.idleApis.pop() ?? this.anApi();
    const answered = await api.by
      .invoke(label, functionSeconds.webhook, () => api.work(keyValue, event))
      .catch((error: unknown) => ({ result: { statusCode: 500, body: String(error) } }));
    if (api.by.isAlive) this.idleApis.push(api);
    // API Gateway needs some time to pass the answer on.
    await world.clock.wait(5);
    return answered?.result;
  }

  /** Passes one message to each free bot, like Lambda's event source. */
  pump(): void {
    const { clock } = this.world;
    if (this.isPumping) return;
    this.isPumping = true;
    clock.in(10, () => {
      this.isPumping = false;
      this.deliver();
    });
  }

  roughlyWaiting(): number {
    const { clock, cloud } = this.world;
    if (clock.time - this.counted.at >= COUNTED_EVERY_MS) {
      this.counted = { at: clock.time, waiting: cloud.queue.counts().visible };
    }
    return this.counted.waiting;
  }

  /**
   * The longest time from acceptance to end in a simulated world without faults, in milliseconds,
   * among leads that no user's action delayed.
   */
  longestWaitMs(): number {
    return Math.max(0, ...this.waits);
  }

  private deliver(): void {
    const { clock, cloud, plan } = this.world;
    const { queue } = cloud;
    const chance = new Chance(plan.seed, `receipt ${this.receipts}`);
    const atWork = plan.bots + lookingBots;
    while (this.busyBots < atWork) {
      const [message] = queue.receive({
        limit: 1,
        visibilitySeconds: attemptLimits.visibilitySeconds,
        maxReceiveCount: MOST_DELIVERIES,
        ...(!plan.isCalm && { pick: (choices) => chance.between(0, choices) }),
      });
      if (!message) break;
      this.receipts += 1;
      void this.handle(message);
    }
    const next = queue.nextVisibleAt();
    if (next !== undefined && this.busyBots < atWork)
      clock.in(next - clock.time, () => this.pump());
  }

  private async handle(
    message: ReturnType<SharedWorld['cloud']['queue']['receive']>[number],
  ): Promise<void> {
    const { world } = this;
    this.busyBots += 1;
    const bot = this.idleBots.pop() ?? this.aBot();
    const { submissionId } = JSON.parse(message.body) as { submissionId: string };
    const label = `bot, ${this.nameOf(submissionId)}, ${message.id} delivery ${message.receiveCount}`;
    const attributes = {
      ApproximateReceiveCount: String(message.receiveCount),
      SentTimestamp: String(message.sentAt),
    };
    const record = { ...message, attributes: attributes as never };
    const done = await bot.by.invoke(label, attemptLimits.botTimeoutSeconds, () =>
      bot.work(record),
    );
    // The event source deletes a handled message; this deletion may be lost.
    const isLost = !world.plan.isCalm && new Chance(world.plan.seed, `ack ${label}`).is(0.01);
    if (done?.result && !isLost) world.cloud.queue.remove(message.receiptHandle);
    world.paceWatch.checkEnded(bot.by);
    if (bot.by.isAlive) this.idleBots.push(bot);
    this.busyBots -= 1;
    this.pump();
    this.noteEnd(submissionId);
  }

  private nameOf(submissionId: string): string {
    const row = this.world.watch.rows.get(submissionId);
    return row ? row.name : submissionId;
  }

  private anApi(): Instance<WebhookApi> {
    const { seam, cloud, plan } = this.world;
    const by = new Process(seam);
    const ids = createIds(plan.seed, `webhook ${(this.instances += 1)}`, by.now);
    this.doors += 1;
    const onUnknown = () => void (this.world.blind += ADMITTED_BLINDLY);
    const { createWebhookApi: createDoor } = versionOf(plan, 'webhook', this.instances);
    return { by, work: createDoor({ cloud, by, ids }, { onUnknown }) };
  }

  private aBot(): Instance<Bot> {
    const { seam, cloud, plan, paceWatch } = this.world;
    const by = new Process(seam);
    const ids = createIds(plan.seed, `bot ${(this.instances += 1)}`, by.now);
    const host = { cloud, by, ids, bots: plan.bots };
    const { createBot } = versionOf(plan, 'bot', this.instances);
    const work = createBot({
      ...host,
      attempt: (work) => this.attempt(work, by),
      watchPace: (pace) => paceWatch.around(pace, by),
    });
    return { by, work };
  }

  private attempt(work: AttemptWork, by: Process) {
    const { world } = this;
    this.attempts += 1;
    const id = world.workOf(work);
    const number = (this.attemptsOf.get(id) ?? 0) + 1;
    this.attemptsOf.set(id, number);
    world.people.interfere('begin anew', work.userId, id);
    const street = {
      seam: world.seam,
      cloud: world.cloud,
      ledger: world.ledger,
      seed: world.plan.seed,
      temperOf: (work: AttemptWork) => world.temperOf(work),
      onSubmit: (_userId: string, of: string, trouble: string | undefined) =>
        world.onSubmit(of, trouble),
      onAttempt: (work: AttemptWork) => this.enter(work, by),
    };
    return openForm(street, `${this.nameOf(id)}, attempt ${number}`, work);
  }

  /**
   * Checks that no user has more attempts at once than their share of the bots, and that all users
   * together have no more attempts than there are bots. Attempts of a process that a fault has
   * affected are not counted, because the bot may start them without the limit's permission.
   * Simulated worlds with two versions of the functions are not checked, because the versions may
   * count in different items.
   */
  private enter({ userId }: AttemptWork, by: Process): () => void {
    const { plan, report } = this.world;
    if (by.isStruck || plan.beside) return () => undefined;
    const now = (this.running.get(userId) ?? 0) + 1;
    const most = Math.max(1, Math.floor(plan.bots / 2));
    if (now > most) report('places', `${now} attempts at once for user ${userId}`);
    this.running.set(userId, now);
    const all = [...this.running.values()].reduce((sum, one) => sum + one, 0);
    if (all > plan.bots) report('places', `${all} attempts at once, with ${plan.bots} bots`);
    const { clock } = this.world;
    const attempt = plan.isCalm
      ? this.slow.begin(userId, clock.time, { bots: plan.bots, report })
      : undefined;
    return () => {
      this.running.set(userId, (this.running.get(userId) ?? 1) - 1);
      if (attempt) this.slow.end(attempt, clock.time);
    };
  }

  private noteEnd(id: string): void {
    const { watch, plan, town, report } = this.world;
    const row = watch.rows.get(id);
    const [from, to] = [watch.acceptedAt.get(id), watch.endedAt.get(id)];
    if (!plan.isCalm || !row || !isFinal(row.status) || from === undefined || to === undefined)
      return;
    const form = town.flatMap(({ forms }) => forms).find((one) => one.id === row.formId);
    const isQuiet =
      form?.plan.temper === 'takes' && !form.plan.pace && form.plan.site !== 'shared.example';
    const isOfFlood = plan.isFlood && town[2]?.userId === row.userId;
    if (!isQuiet || isOfFlood || row.attemptCount !== 1 || row.decision) return;
    this.waits.push(to - from);
    if (to - from > LONGEST_WAIT_MS) report('wait', "others' trouble held it up", id);
  }

  private async reconcile(number: number): Promise<void> {
    const { seam, cloud, plan, clock, watch } = this.world;
    const isOut = plan.outages.some(
      ({ what, from, to }) => what === 'reconciler' && from <= clock.time && clock.time < to,
    );
    if (isOut) return;
    const by = new Process(seam);
    const ids = createIds(plan.seed, `reconciler ${number}`, by.now);
    const beganAt = clock.time;
    const counts = { least: Infinity, most: 0 };
    const watched = {
      ...cloud,
      waiting: () => {
        const waiting = cloud.waiting();
        counts.least = Math.min(counts.least, waiting);
        counts.most = Math.max(counts.most, waiting);
        return waiting;
      },
    };
    let hadTime = true;
    const hasTime = () => (hadTime &&= clock.time < beganAt + RECONCILER_WORKS_MS);
    const { createReconciler } = versionOf(plan, 'reconciler', number);
    const run = createReconciler({ cloud: watched, by, ids }, hasTime);
    const done = await by
      .invoke(`reconciler, run ${number}`, functionSeconds.reconciler, run)
      .catch(() => undefined);
    watch.checkRun({
      beganAt,
      isWhole: done !== undefined && !by.isStruck,
      leastWaiting: counts.least,
      mostWaiting: counts.most,
      hadTime,
    });
  }
}
