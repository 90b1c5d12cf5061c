/** Decides how long a simulated world lasts: some hours, or days with few leads. */
import { HOUR_MS } from '../../../contract/time-units.ts';
import { Chance } from './chance.ts';
import {
  COURSE_MS,
  planHours,
  start,
  type PlannedDeed,
  type PlannedUser,
  type WorldPlan,
} from './plan.ts';

/** The share of simulated worlds that last for days, unless a run sets another share. */
const LONG_SHARE = 0.15;

/** Plans a simulated world of two hours, or one of several days with few leads. */
export function planWorld(seed: number, leadCount: number, longShare = LONG_SHARE): WorldPlan {
  const isLong = new Chance(seed, 'length').is(longShare);
  const plan = planHours(seed, isLong ? Math.min(leadCount, FEW_LEADS) : leadCount);
  return isLong ? stretched(plan) : plan;
}

/**
 * All times of a simulated world that lasts for days are multiplied by this factor. So its leads
 * arrive within two days in place of 40 minutes.
 */
const STRETCH = 72;
const FEW_LEADS = 150;
const RETRIES = 14;
const RETRY_EVERY_MS = 5 * HOUR_MS;

function stretched(plan: WorldPlan): WorldPlan {
  const chance = new Chance(plan.seed, 'days');
  const later = (at: number) => start + (at - start) * STRETCH;
  const leads = plan.leads.map((lead) => {
    // The request is repeated just before or just after its Idempotency-Key expires (24 hours).
    const repeat = lead.hasKey &&
      chance.is(0.4) && {
        repeatedAfterMs: chance.of([23.9, 24.1]) * HOUR_MS,
      };
    return { ...lead, at: later(lead.at), ...repeat };
  });
  const outages = plan.outages.map(({ what, from, to }) => ({
    ...{ what, from: later(from), to: later(from) + to - from },
  }));
  const deeds = plan.deeds.map((deed) => ({ ...deed, at: later(deed.at) }));
  deeds.push(...deedsOfPatience(plan));
  const users = plan.users.map((user) => ({
    ...user,
    forms: user.forms.map((form) => ({
      ...form,
      ...(form.dedupe && { dedupe: { ...form.dedupe, days: chance.of([1, 1, 7]) } }),
    })),
  }));
  return { ...plan, users, leads, deeds, outages, isLong: true };
}

/**
 * Users whose forms refuse leads retry their oldest lead every few hours. So the submission of this
 * lead is kept longer than the picture of its failure.
 */
function deedsOfPatience({ users, deeds }: WorldPlan): PlannedDeed[] {
  const isRefused = ({ forms }: PlannedUser) => forms.some(({ temper }) => temper === 'refuses');
  const patient = [...users.keys()].filter((user) => isRefused(users[user] as PlannedUser));
  return Array.from({ length: patient.length * RETRIES }, (_, index) => ({
    ...{ number: deeds.length + index, kind: 'retry', pick: 1 },
    user: patient[index % patient.length] ?? 0,
    at: start + Math.ceil((index + 1) / patient.length) * RETRY_EVERY_MS,
  }));
}

/** How long leads arrive and users act, in milliseconds after the simulated world's start. */
export const courseMs = ({ isLong }: WorldPlan) =>
  isLong ? STRETCH * COURSE_MS + 26 * HOUR_MS : COURSE_MS + 25 * 60_000;
