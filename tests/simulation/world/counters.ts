/**
 * Checks the counters of users' limits after all leads have ended: no counter is wrong by more than
 * is allowed, users who had reached a limit can send again, and each day starts at zero.
 */
import type { UserLimits } from '../../../contract/user-limits.ts';
import { DAY_MS } from '../../../contract/time-units.ts';
import { leaseSize } from '../../../functions/stores/allowances/allowance-item.ts';
import type { PaceStore } from '../../../functions/stores/pace/pace-store.ts';
import { createWebhookApi } from './functions.ts';
import { createOffice } from './office.ts';
import { createIds } from './ids.ts';
import { Process, type Seam } from './process.ts';
import { eventOf } from './senders.ts';
import type { TownUser } from './town.ts';
import type { SharedWorld } from './shared-world.ts';

/**
 * The highest number of leads that a process reserves (leases) in a user's counters in one step.
 */
const leaseOf = ({ leadsPerDay, openLeads }: UserLimits) =>
  Math.min(leaseSize(leadsPerDay), leaseSize(openLeads));
/**
 * How long a user at the limit of open leads may be refused before the service counts the open
 * leads again.
 */
const LONGEST_REFUSAL_SECONDS = 61;
const TRIES = 3;

export async function checkCounters(
  world: SharedWorld,
  calm: Seam,
  pace: PaceStore,
): Promise<void> {
  const { clock, town } = world;
  for (const user of town) checkToday(world, user);
  for (const user of town) await admit(world, calm, user);
  // Waits until the next day has begun in every time zone.
  const midnight = Math.ceil(clock.time / DAY_MS + 1) * DAY_MS;
  await clock.wait(midnight + 10_000 - clock.time);
  await checkPaces(world, pace);
  for (const user of town) {
    await admit(world, calm, user);
    const { day, leadsToday = 0 } = allowanceOf(world, user);
    const isExact = day === isoDay(clock.time) && leadsToday <= leaseOf(world.cloud.userLimits);
    if (!isExact) world.report('quota', `${leadsToday} leads are counted on a new day`);
  }
  await clock.wait(DAY_MS / 4);
  const [stuck] = world.watch.open.keys();
  if (stuck) world.report('lost', 'it has not ended within six calm hours', stuck);
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

function allowanceOf({ cloud }: SharedWorld, { userId }: TownUser) {
  const item = cloud.tables.table('allowances').get({ userId }) ?? {};
  return item as { day?: string; leadsToday?: number; openAtMost?: number };
}

/**
 * Checks a user's count of today's leads. The count may lack only leads that were admitted while
 * the table did not answer. It may exceed the accepted leads only by leads that processes have
 * reserved and not used.
 */
function checkToday(world: SharedWorld, user: TownUser): void {
  const { clock, cloud, watch, blind, faults, doors } = world;
  const { openLeads } = cloud.userLimits;
  const lease = leaseOf(cloud.userLimits);
  const { day, leadsToday = 0, openAtMost = 0 } = allowanceOf(world, user);
  const leases = doors + faults.struck.filter((name) => /^(repeated )?lead /.test(name)).length;
  const accepted = watch.acceptedOn(user.userId, clock.time).length;
  if (day === isoDay(clock.time)) {
    const isOff = leadsToday < accepted - blind || leadsToday > accepted + leases * lease;
    if (isOff) world.report('quota', `${leadsToday} leads are counted, ${accepted} came`);
  }
  // The count of open leads may also include leads that were admitted while the table did not
  // answer.
  if (openAtMost < 0 || openAtMost > openLeads + blind + doors * lease)
    world.report('quota', `${openAtMost} leads are counted as open`);
}

/**
 * Checks that a user without open leads can send a new lead: at once, or after the service has
 * counted the open leads again.
 */
async function admit(world: SharedWorld, calm: Seam, user: TownUser): Promise<void> {
  const { clock, cloud, plan, watch } = world;
  const by = new Process(calm);
  const ids = createIds(plan.seed, `admission ${user.userId} ${clock.time}`, by.now);
  const api = createWebhookApi({ cloud, by, ids }, { onUnknown: () => undefined });
  // The lead is sent with a new API key, because the user's other API keys may be deleted. Even a
  // deletion that got an error as its answer may have taken effect.
  const keyValue = `fak_${ids.newToken().replaceAll('-', '')}`;
  await createOffice({ cloud, by, ids }).keys.create({ ...user, keyName: 'new', keyValue });
  const number = plan.leads.length + watch.rows.size;
  const lead = { at: 0, number, user: 0, form: undefined, person: number, copies: 1 };
  const event = eventOf({ ...lead, hasKey: false, allowDuplicate: true }, undefined);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answered = await by.invoke('admission', 5, () => api(keyValue, event));
    if (answered?.result.statusCode === 202) return;
    const { day, leadsToday = 0 } = allowanceOf(world, user);
    const isUsedUp = day === isoDay(clock.time) && leadsToday >= cloud.userLimits.leadsPerDay;
    if (isUsedUp) return;
    const seconds = Number(answered?.result.headers?.['Retry-After'] ?? Infinity);
    if (seconds > LONGEST_REFUSAL_SECONDS) break;
    await clock.wait(seconds * 1000);
  }
  world.report('quota', 'a user without an open lead is not admitted again');
}

/** Checks on a new day that no form's daily cap is used yet. */
async function checkPaces({ paceWatch, report }: SharedWorld, pace: PaceStore): Promise<void> {
  for (const key of paceWatch.grants.keys()) {
    const { usedToday } = await pace.read(key, 'Asia/Kolkata');
    if (usedToday > 0) report('release', `${key} counts ${usedToday} attempts on a new day`);
  }
}
