/**
 * The plan of a simulated world: its users, forms, leads, deeds (users' actions) and outages,
 * computed from the seed before the world begins.
 */
import type { FormDedupe } from '../../../contract/form-dedupe.ts';
import type { FormPace } from '../../../contract/form-pace.ts';
import type { UserLimits } from '../../../contract/user-limits.ts';
import { Chance } from './chance.ts';
import type { Outage } from './faults.ts';
import type { Version } from './versions.ts';

export const worldStart = '2026-03-02T10:00:00.000Z';

/** How a form treats the leads that it receives. */
export type Temper =
  | 'takes'
  /** The page has no delays of its own, so the browser needs half a second. */
  | 'quick'
  | 'moody'
  | 'refuses'
  | 'hangs'
  | 'busy'
  | 'changes'
  /**
   * After a click on the submit button, a slow script asks for a ticked checkbox. After a second
   * click the form accepts the lead.
   */
  | 'asks'
  /** The form takes 40 seconds to accept a lead. */
  | 'slow'
  /** The form answers every lead with a request to wait for ten minutes. */
  | 'later'
  /** The page shows no form. */
  | 'closed';

export interface PlannedForm {
  /** The name of the form's site. Forms with the same name are on the same site. */
  site: string;
  temper: Temper;
  /** Other users' sites to which the form sends its data, as found by a rehearsal. */
  goesTo?: string[];
  /** Other users' sites that the recipe declares, although the form does not send data to them. */
  declares?: string[];
  dedupe?: FormDedupe;
  pace?: FormPace;
}

export interface PlannedUser {
  name: string;
  /** The user's own forms. If there are none, the user's leads go to the stage's form. */
  forms: PlannedForm[];
  /** Whether the user has an open dashboard. At the end its list is compared with the table. */
  watches: boolean;
}

export interface PlannedLead {
  /** The lead's number in the simulated world; printed failures name the lead by this number. */
  number: number;
  at: number;
  user: number;
  form: number | undefined;
  /** The number of the lead's person. Leads of one person have the same number. */
  person: number;
  hasKey: boolean;
  /**
   * The number of simultaneous requests with this lead. It is more than one only for leads with an
   * Idempotency-Key.
   */
  copies: number;
  allowDuplicate: boolean;
  /**
   * The time between the lead's first request and its repetition with the same Idempotency-Key, in
   * milliseconds.
   */
  repeatedAfterMs?: number;
}

export type DeedKind =
  | 'retry'
  | 'cancel'
  | 'begin anew'
  | 'decide'
  | 'pause'
  | 'resume'
  | 'delete key'
  | 'take key'
  | 'reconnect'
  | 'remove form'
  | 'erase';

/** An action of a user in the dashboard. */
export interface PlannedDeed {
  number: number;
  at: number;
  user: number;
  kind: DeedKind;
  /** A random number by which the action chooses a row, key or form. */
  pick: number;
}

export interface WorldPlan {
  seed: number;
  faultRate: number;
  killRate: number;
  outages: Outage[];
  users: PlannedUser[];
  leads: PlannedLead[];
  deeds: PlannedDeed[];
  /** How many leads each user may send. If missing, the limits are so low that users reach them. */
  userLimits?: UserLimits;
  /** The stage's limit of simultaneous attempts. */
  bots: number;
  /** Whether one user sends most of the leads within one minute. */
  isFlood: boolean;
  /**
   * Whether only users and forms cause trouble, and no call or process fails. Waiting times are
   * measured only in such simulated worlds.
   */
  isCalm: boolean;
  /**
   * Whether the simulated world lasts for days, so that rows, Idempotency-Keys and first leads
   * expire.
   */
  isLong: boolean;
  /** The functions of another version, which run at the same time as today's functions. */
  beside?: Version | undefined;
}

/** The time within which all leads of a simulated world arrive. */
export const COURSE_MS = 40 * 60_000;
export const start = Date.parse(worldStart);

/** Plans a simulated world of two hours. */
export function planHours(seed: number, leadCount: number): WorldPlan {
  const chance = new Chance(seed, 'plan');
  const isCalm = chance.is(0.25);
  const isFlood = chance.is(0.2);
  const users = Array.from({ length: 12 }, (_, number) => aUserOf(number, chance));
  // At most two users watch a dashboard, because each dashboard makes the run about 5 % longer.
  for (let open = 0; open < 2; open += 1) chance.of(users).watches = true;
  // One user's form hangs, which must not affect the other users.
  if (chance.is(0.3)) users[1]!.forms = [{ site: 'slow.example', temper: 'hangs' }];
  const faultRate = isCalm ? 0 : chance.of([0.002, 0.01, 0.03]);
  const isHostile = isCalm;
  if (isHostile) users[HOSTILE_USER]!.forms = hostileForms(users);
  const leads: PlannedLead[] = [];
  for (let number = 0; number < leadCount; number += 1) {
    const before = leads.at(-1);
    const isTwin = before !== undefined && chance.is(0.08);
    leads.push(
      isTwin
        ? aTwinOf(before, chance)
        : aLeadOf(number, { users, isFlood, isHostile, leadCount }, chance),
    );
  }
  return {
    seed,
    faultRate,
    killRate: isCalm ? 0 : chance.of([0.005, 0.02, 0.08]),
    outages: isCalm ? [] : outagesOf(chance),
    users,
    leads,
    deeds: Array.from({ length: Math.ceil(leadCount / 8) }, (_, number) =>
      aDeedOf(number, isCalm, chance),
    ),
    bots: chance.of([4, 10, 10]),
    isFlood,
    isCalm,
    isLong: false,
  };
}

function aUserOf(number: number, chance: Chance): PlannedUser {
  const formCount = number === 0 ? 0 : chance.of([0, 1, 1, 2]);
  const forms = Array.from({ length: formCount }, () => aFormOf(chance, number));
  return { name: `user ${number}`, forms, watches: false };
}

/**
 * The number of the user who, in simulated worlds without faults, tries to make all other users
 * wait.
 */
const HOSTILE_USER = 3;

const hostileTempers = [
  ...(['slow', 'slow', 'slow', 'hangs', 'later', 'closed'] as const).map(
    (temper) => [temper, 'goesTo'] as const,
  ),
  ...(['slow', 'later', 'refuses'] as const).map((temper) => [temper, 'declares'] as const),
] as const;

/** The hostile user's forms. They name the sites of other users' working forms. */
function hostileForms(users: readonly PlannedUser[]): PlannedForm[] {
  const sites = users
    .filter((_, number) => number !== HOSTILE_USER)
    .flatMap(({ forms }) => forms)
    .filter(({ temper }) => temper === 'takes')
    .map(({ site }) => site)
    .slice(0, 10);
  return hostileTempers.map(([temper, names], number) => ({
    site: `hostile-${number}.example`,
    temper,
    [names]: sites,
  }));
}

function aFormOf(chance: Chance, owner: number): PlannedForm {
  const dedupe = chance.is(0.35) && {
    dedupe: { by: chance.of(['phone', 'email'] as const), days: 7 },
  };
  const pace = chance.is(0.3) && {
    pace: {
      zone: 'Asia/Kolkata',
      ...(chance.is(0.5) && { atOnce: chance.between(1, 4) }),
      ...(chance.is(0.5) && { perMinute: chance.between(2, 15) }),
      ...(chance.is(0.3) && { perDay: chance.between(10, 60) }),
    },
  };
  const site = chance.is(0.15)
    ? 'shared.example'
    : `site-${owner}-${chance.between(0, 1000)}.example`;
  const temper = chance.of([
    'takes',
    'takes',
    'takes',
    'moody',
    'moody',
    'refuses',
    'busy',
    'changes',
    'asks',
  ] as const);
  return { site, temper, ...dedupe, ...pace };
}

function aLeadOf(
  number: number,
  {
    users,
    isFlood,
    isHostile,
    leadCount,
  }: { users: PlannedUser[]; isFlood: boolean; isHostile: boolean; leadCount: number },
  chance: Chance,
): PlannedLead {
  const isOfFlood = isFlood && chance.is(0.6);
  const isOfHostile = isHostile && !isOfFlood && chance.is(0.4);
  const user = isOfFlood ? 2 : isOfHostile ? HOSTILE_USER : chance.between(0, users.length);
  const forms = users[user]?.forms.length ?? 0;
  const hasKey = chance.is(0.6);
  const within = isOfFlood ? 60_000 : isOfHostile ? COURSE_MS / 4 : COURSE_MS;
  return {
    number,
    at: start + Math.floor(chance.next() * within),
    user,
    form: forms > 0 && chance.is(0.9) ? chance.between(0, forms) : undefined,
    person: chance.is(0.2) ? chance.between(0, Math.ceil(leadCount / 60)) : leadCount + number,
    hasKey,
    copies: hasKey && chance.is(0.1) ? 2 : 1,
    allowDuplicate: chance.is(0.05),
  };
}

/** Plans another lead of the same person to the same form, at nearly the same time. */
function aTwinOf(before: PlannedLead, chance: Chance): PlannedLead {
  return {
    ...before,
    number: before.number + 1,
    at: before.at + chance.between(0, 400),
    copies: 1,
  };
}

const deeds: readonly DeedKind[] = [
  ...([
    'retry',
    'retry',
    'retry',
    'cancel',
    'cancel',
    'begin anew',
    'begin anew',
    'decide',
    'decide',
  ] as const),
  ...(['pause', 'resume', 'resume', 'delete key', 'take key', 'take key', 'reconnect'] as const),
  'remove form',
  'erase',
];

/**
 * Plans an action of a user. In a simulated world without faults no user stops a form, because
 * waiting times are measured there.
 */
function aDeedOf(number: number, isCalm: boolean, chance: Chance): PlannedDeed {
  return {
    number,
    at: start + 60_000 + Math.floor(chance.next() * (COURSE_MS + 20 * 60_000)),
    user: chance.between(0, 12),
    kind: chance.of(isCalm ? calmDeeds : deeds),
    pick: chance.between(0, 1_000_000),
  };
}

const calmDeeds: readonly DeedKind[] = [
  ...(['retry', 'decide', 'take key', 'delete key', 'reconnect', 'erase'] as const),
];

const outOfOrder: readonly Outage['what'][] = [
  'tables',
  'queue',
  'publisher',
  'kms',
  'bucket',
  'reconciler',
];

function outagesOf(chance: Chance): Outage[] {
  return Array.from({ length: chance.between(0, 4) }, () => {
    const what = chance.of(outOfOrder);
    const from = start + chance.between(0, COURSE_MS);
    const longest = what === 'publisher' ? 15_000 : what === 'reconciler' ? 300_000 : 90_000;
    return { what, from, to: from + chance.between(1000, longest) };
  });
}
