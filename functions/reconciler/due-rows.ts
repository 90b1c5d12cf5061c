/**
 * Lists the open submission rows that a run of the reconciler handles, in the order in which it
 * handles them.
 */
import { openedBefore } from '../stores/submissions/row-lifetime.ts';
import type { OpenKey } from '../stores/submissions/conditional-update.ts';
import { shardsOf } from '../stores/submissions/open-lanes.ts';
import type { OpenQuery } from '../stores/submissions/submission-reconciliation.ts';
import { heldRows } from './held-rows.ts';
import { isFull, type QueueProgress } from './queue-progress.ts';
import type { Reconciliation } from './reconciliation.ts';

/**
 * The number of rows that are handled between two checks of the time, the queue's length and the
 * other lanes (kinds of open rows).
 */
const KEYS_A_TURN = 1000;

type Turns = AsyncGenerator<OpenKey[], void>;

/**
 * Yields the rows whose attempt has died. There are few of them, even if many other rows are open.
 */
export function deadAttempts(run: Reconciliation): Turns {
  return read(run, shardsOf('running'), { by: 'dueAt', until: run.now() });
}

/** Yields all other due rows: one part of each lane (kind of open row) in turn. */
export async function* dueRows(run: Reconciliation, progress: QueueProgress): Turns {
  const now = run.now();
  const unclaimed = [...shardsOf('waiting'), ...shardsOf('queued')];
  const overAge = { by: 'openedAt', until: openedBefore(run.maxOpenDays, now) } as const;
  const { farthest } = progress;
  const look = (keys: OpenKey[]) => progress.look(keys);
  const lanes = [
    whileThereIsRoom(run, read(run, shardsOf('waiting'), { by: 'dueAt', until: now })),
    read(run, unclaimed, overAge),
    whileThereIsRoom(run, heldRows(run)),
    ...(farthest ? [read(run, shardsOf('queued'), { by: 'dueAt', until: farthest }, look)] : []),
  ];
  while (lanes.length > 0) {
    for (const lane of [...lanes]) {
      const part = await lane.next();
      if (part.done) lanes.splice(lanes.indexOf(lane), 1);
      else yield part.value;
    }
  }
}

/**
 * Yields, in parts, rows that each need a new queue message, until the queue is full. The first
 * part is yielded even if the queue is already full.
 */
async function* whileThereIsRoom(run: Reconciliation, turns: Turns): Turns {
  let isFirst = true;
  for await (const keys of turns) {
    if (!isFirst && (await isFull(run))) return;
    isFirst = false;
    yield keys;
  }
}

/**
 * Reads one page of every shard at a time, so that no shard waits until another shard is read
 * completely.
 */
async function* read(
  { submissions }: Reconciliation,
  shards: readonly string[],
  range: Pick<OpenQuery, 'by' | 'until'>,
  look = (keys: OpenKey[]) => keys,
): Turns {
  let parts: Pick<OpenQuery, 'shard' | 'after'>[] = shards.map((shard) => ({ shard }));
  while (parts.length > 0) {
    const pages = await Promise.all(
      parts.map(async ({ shard, after }) => ({
        shard,
        ...(await submissions.openKeys({ ...range, shard, after })),
      })),
    );
    const keys = inTurn(look(pages.flatMap((page) => page.keys)));
    for (let start = 0; start < keys.length; start += KEYS_A_TURN) {
      yield keys.slice(start, start + KEYS_A_TURN);
    }
    parts = pages.filter(({ after }) => after !== undefined);
  }
}

/**
 * Orders rows so that users take turns: every user's first row, then every user's second row, and
 * so on. The order of each user's rows stays.
 */
function inTurn(keys: readonly OpenKey[]): OpenKey[] {
  const before = new Map<string, number>();
  const turns: OpenKey[][] = [];
  for (const key of keys) {
    const turn = before.get(key.userId) ?? 0;
    before.set(key.userId, turn + 1);
    (turns[turn] ??= []).push(key);
  }
  return turns.flat();
}
