/**
 * `fairness [s] [name]`: measures how long one user's leads and rehearsals wait while other users
 * attack. With a name, it runs only the attacks whose name contains that text. The measured user
 * (the victim) sends a lead every three seconds, and each lead's attempt needs half a second. Each
 * attack is made by one hostile user and by two, each time with new bots and tables and after a
 * time without attack (quiet). Fails if the victim's median is more than 1.5 times the quiet
 * median, or if a lead takes more than 20 s longer than the slowest quiet lead. Two users with slow
 * forms occupy all bots with their first attempts, before the service knows that these forms are
 * slow. So the first 45 s of such attacks have weaker limits: no lead may fail, or take more than
 * 75 s longer than the slowest quiet lead.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND_MS } from '../../../contract/time-units.ts';
import { aUser } from '../../functions/builders.ts';
import { openBotRoom, type BotRoom, type Sender, type Sent } from './bot-room.ts';
import { attackRehearsals } from './rehearsal-room.ts';
import type { Times } from './times.ts';

const QUICK_MS = 500;
const EVERY_MS = 3 * SECOND_MS;
const MOST_RATIO = 1.5;
const LONGEST_OVER_S = 20;
const FIRST_MS = 45 * SECOND_MS;
/**
 * The limits for the first 45 s of an attack by two users with slow forms. In this time, fifteen
 * leads of the measured user may have to wait. They can't all start at once afterwards, because the
 * number of one user's attempts at one site in a minute is limited.
 */
const first = { mostRatio: Infinity, longestOverS: 75 };
const SLOW = { takes: 40_000 } as const;
/** A form that never answers: its attempts end at the attempt's deadline. */
const HANGS = { takes: 100_000, fails: 'timeout' } as const;
const LATER = { takes: 300, fails: 'rate_limited', retryAfterSeconds: 3600 } as const;

interface Attack {
  name: string;
  /**
   * Whether the leads of the attacked user go to the stage's form. Otherwise this user has a form
   * of their own.
   */
  onStage?: boolean;
  hasSlowForms?: boolean;
  begin: (room: BotRoom, userId: string, victimsSite: string) => Promise<void>;
}

const attacks: readonly Attack[] = [
  {
    name: 'a page asks for pauses, the site declared',
    begin: async (room, userId, site) => {
      const form = await room.addForm({ ...LATER, userId, declares: [site] });
      await backlog(room, form, 10);
    },
  },
  {
    name: "slow forms that go to the victim's site",
    hasSlowForms: true,
    begin: async (room, userId, site) => {
      for (let count = 0; count < 2; count += 1) {
        await backlog(room, await room.addForm({ ...SLOW, userId, goesTo: [site] }), 20);
      }
    },
  },
  {
    name: "a flood to the victim's site",
    begin: async (room, userId, site) => {
      await backlog(room, await room.addForm({ takes: QUICK_MS, userId, site }), 300);
    },
  },
  {
    name: 'twenty slow forms',
    hasSlowForms: true,
    begin: async (room, userId) => {
      for (let count = 0; count < 20; count += 1) {
        await backlog(room, await room.addForm({ ...SLOW, userId }), 10);
      }
    },
  },
  {
    name: 'a form that hangs',
    hasSlowForms: true,
    begin: async (room, userId) => {
      await backlog(room, await room.addForm({ ...HANGS, userId }), 300);
    },
  },
  {
    name: '1,000 leads at once',
    begin: async (room, userId) => {
      await backlog(room, await room.addForm({ takes: QUICK_MS, userId }), 1000);
    },
  },
  {
    name: '12 s of calls to the fence',
    begin: (room) => {
      void room.floodFence();
      return Promise.resolve();
    },
  },
  ...(['validation_refused', 'target_unreachable'] as const).map((fails) => ({
    name: `five accounts' leads to the stage's form end as ${fails}`,
    onStage: true,
    begin: async (room: BotRoom) => {
      for (let count = 0; count < 5; count += 1) {
        const sender = room.addStageUser({ takes: 300, fails });
        for (let sent = 0; sent < 3; sent += 1) await room.send(sender);
      }
    },
  })),
];

export async function benchFairness([seconds = '30', name = '']: readonly string[]): Promise<void> {
  for (const attack of attacks.filter((one) => one.name.includes(name))) {
    for (const hostile of [1, 2] as const) {
      await beside(attack, hostile, Number(seconds) * 1000);
    }
  }
  const rehearsals = '22 rehearsals that hang';
  if (!rehearsals.includes(name)) return;
  for (const hostile of [1, 2] as const) {
    const { quiet, beside: found } = await attackRehearsals(hostile);
    show(`${rehearsals}, ${countOf(hostile)}`, quiet, found);
  }
}

const countOf = (hostile: 1 | 2) => (hostile === 1 ? 'one user' : 'two users');

async function beside(
  { name, onStage, hasSlowForms, begin }: Attack,
  hostile: 1 | 2,
  forMs: number,
) {
  const room = await openBotRoom();
  const title = `${name}, ${countOf(hostile)}`;
  try {
    const site = 'https://victim.example';
    const victim = onStage
      ? room.addStageUser({ takes: QUICK_MS })
      : await room.addForm({ takes: QUICK_MS, site });
    const quiet = await measure(room, victim, forMs / 2);
    await Promise.all(Array.from({ length: hostile }, () => begin(room, aUser(), site)));
    if (hostile === 2 && hasSlowForms) {
      show(`${title}, first`, quiet, await measure(room, victim, FIRST_MS), first);
    }
    show(title, quiet, await measure(room, victim, forMs));
  } finally {
    await room.close();
  }
}

async function backlog(room: BotRoom, sender: Sender, leads: number): Promise<void> {
  for (let sent = 0; sent < leads; sent += 10) {
    await Promise.all(Array.from({ length: 10 }, () => room.send(sender)));
  }
}

async function measure(room: BotRoom, sender: Sender, forMs: number): Promise<Times> {
  const sent: Sent[] = [];
  for (const end = Date.now() + forMs; Date.now() < end;) {
    sent.push(await room.send(sender));
    await sleep(EVERY_MS);
  }
  const isOpen = ({ endedAt }: Sent) => endedAt === undefined;
  for (const end = Date.now() + 90_000; sent.some(isOpen) && Date.now() < end;) await sleep(100);
  const times = sent.map(({ acceptedAt, endedAt = Infinity }) => endedAt - acceptedAt);
  return { times, failed: sent.filter(({ isSuccess }) => !isSuccess).length };
}

function show(
  title: string,
  quiet: Times,
  found: Times,
  { mostRatio, longestOverS } = { mostRatio: MOST_RATIO, longestOverS: LONGEST_OVER_S },
) {
  const ratio = median(found.times) / median(quiet.times);
  const over = (Math.max(...found.times) - Math.max(...quiet.times)) / 1000;
  const isFair = found.failed === 0 && over <= longestOverS && ratio <= mostRatio;
  if (!isFair) process.exitCode = 1;
  console.log(
    [
      title.padEnd(62),
      `median ${median(found.times).toFixed(0)} ms, ratio ${ratio.toFixed(2)}`,
      `slowest ${over.toFixed(1)} s over`,
      `${found.failed} failed${isFair ? '' : '  FAILED'}`,
    ].join(', '),
  );
}

function median(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Infinity;
}
