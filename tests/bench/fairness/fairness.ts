/**
 * `fairness [seconds]`: whether one form delays others. Six users' forms get a lead every three
 * seconds and need half a second for each. This is measured alone, then beside a form that hangs
 * with 300 leads, then beside a user who sends 2,000 leads at once. Compares the three as ratios of
 * one run; fails above 1.5.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { HANGS_MS, openBotRoom, type BotRoom, type Sent, type Sender } from './bot-room.ts';

const QUICK_MS = 500;
const OTHERS = 6;
const EVERY_MS = 3000;
const MOST_RATIO = 1.5;

export async function benchFairness([seconds = '45']: readonly string[]): Promise<void> {
  const room = await openBotRoom();
  try {
    const others = await Promise.all(Array.from({ length: OTHERS }, () => room.addForm(QUICK_MS)));
    const alone = await median(room, others, Number(seconds));
    show('the others alone', alone, alone);
    const flooding = await room.addForm(QUICK_MS);
    await backlog(room, flooding, 2000);
    show('beside 2,000 leads of one user', await median(room, others, Number(seconds)), alone);
    const hanging = await room.addForm(HANGS_MS);
    await backlog(room, hanging, 300);
    show('beside a form that hangs as well', await median(room, others, Number(seconds)), alone);
  } finally {
    await room.close();
  }
}

async function backlog(room: BotRoom, sender: Sender, leads: number): Promise<void> {
  for (let sent = 0; sent < leads; sent += 10) {
    await Promise.all(Array.from({ length: 10 }, () => room.send(sender)));
  }
}

/** The median time from a lead's acceptance to its end, in milliseconds. */
async function median(room: BotRoom, senders: readonly Sender[], seconds: number): Promise<number> {
  const sent: Sent[] = [];
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    for (const sender of senders) {
      sent.push(await room.send(sender));
      await sleep(EVERY_MS / senders.length);
    }
  }
  const isOpen = ({ endedAt }: Sent) => endedAt === undefined;
  const limit = Date.now() + 60_000;
  while (sent.some(isOpen) && Date.now() < limit) await sleep(100);
  const times = sent.map(({ acceptedAt, endedAt = Infinity }) => endedAt - acceptedAt);
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Infinity;
}

function show(what: string, time: number, alone: number): void {
  const ratio = time / alone;
  const verdict = ratio > MOST_RATIO ? '  FAILED' : '';
  console.log(`${what.padEnd(34)} ${time.toFixed(0)} ms, ratio ${ratio.toFixed(2)}${verdict}`);
  if (ratio > MOST_RATIO) process.exitCode = 1;
}
