/**
 * `fairness [seconds]`: how long one user's leads, and rehearsals, wait while other users attack.
 * The victim sends a lead every three seconds, which needs half a second. Each attack is run by one
 * hostile user and by two, in a room of its own, after a quiet time in the same room. Fails if
 * beside one hostile user the victim's median is more than 1.5 times its quiet one or a lead takes
 * more than 20 s longer than the slowest quiet one; beside two, if a lead fails or takes more than
 * 60 s longer.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { aUser } from '../../functions/builders.ts';
import { openBotRoom, type BotRoom, type Sender, type Sent } from './bot-room.ts';
import { attackRehearsals } from './rehearsal-room.ts';
import type { Times } from './times.ts';

const QUICK_MS = 500;
const EVERY_MS = 3000;
const MOST_RATIO = 1.5;
const LONGEST_OVER_S = { 1: 20, 2: 60 } as const;
const SLOW = { takes: 40_000 } as const;
/** A form whose attempts hang for longer than an attempt may take. */
const HANGS = { takes: 100_000, fails: 'timeout' } as const;
const LATER = { takes: 300, fails: 'rate_limited', retryAfterSeconds: 3600 } as const;

interface Attack {
  name: string;
  /** Whether the victim sends to the stage's form, not to a form of their own. */
  onStage?: boolean;
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
    begin: async (room, userId) => {
      for (let count = 0; count < 20; count += 1) {
        await backlog(room, await room.addForm({ ...SLOW, userId }), 10);
      }
    },
  },
  {
    name: 'a form that hangs',
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

export async function benchFairness([seconds = '30']: readonly string[]): Promise<void> {
  for (const attack of attacks) {
    for (const hostile of [1, 2] as const) {
      show(attack.name, hostile, await beside(attack, hostile, Number(seconds) * 1000));
    }
  }
  for (const hostile of [1, 2] as const) {
    show('22 rehearsals that hang', hostile, await attackRehearsals(hostile));
  }
}

async function beside({ onStage, begin }: Attack, hostile: number, forMs: number) {
  const room = await openBotRoom();
  try {
    const site = 'https://victim.example';
    const victim = onStage
      ? room.addStageUser({ takes: QUICK_MS })
      : await room.addForm({ takes: QUICK_MS, site });
    const quiet = await measure(room, victim, forMs / 2);
    await Promise.all(Array.from({ length: hostile }, () => begin(room, aUser(), site)));
    return { quiet, beside: await measure(room, victim, forMs) };
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

function show(name: string, hostile: 1 | 2, { quiet, beside: found }: Record<string, Times>) {
  if (!quiet || !found) return;
  const ratio = median(found.times) / median(quiet.times);
  const over = (Math.max(...found.times) - Math.max(...quiet.times)) / 1000;
  const isFair =
    found.failed === 0 && over <= LONGEST_OVER_S[hostile] && (hostile === 2 || ratio <= MOST_RATIO);
  if (!isFair) process.exitCode = 1;
  console.log(
    [
      `${name}, ${hostile === 1 ? 'one user' : 'two users'}`.padEnd(62),
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
