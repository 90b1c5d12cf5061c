/**
 * Compares the queue in memory with the local cloud's queue. After the same calls (send, receive,
 * delete) and waits, both queues must deliver the same messages in the same order, even if one
 * group has many messages.
 */
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { openMessageStore } from '../../../local-cloud/sqs/message-store.ts';
import { createMemoryQueue } from '../cloud/memory-queue.ts';

const QUEUE = 'leads';
const DEAD_LETTERS = 'dead-letters';
const MOST_RECEIPTS = 3;

const group = fc.constantFrom('busy', 'other', 'third');
const seconds = fc.constantFrom(0, 1, 30, 180);
const queueStep = fc.oneof(
  fc.record({ kind: fc.constant('send' as const), group, delaySeconds: seconds, times: fc.nat(5) }),
  fc.record({ kind: fc.constant('receive' as const), limit: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('remove' as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant('hide' as const), which: fc.nat(9), seconds }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 10, 60, 200) }),
);
type QueueStep = typeof queueStep extends fc.Arbitrary<infer Step> ? Step : never;

/**
 * @throws {Error} that shows the steps after which the two queues differ: the shortest list of
 *   steps that the search has found.
 */
export function checkQueue(options: { runs: number; seed: number }): void {
  const realNow = Date.now;
  let time = Date.parse('2026-03-01T10:00:00.000Z');
  Date.now = () => time;
  const turn = (milliseconds: number) => void (time += milliseconds);
  try {
    const property = fc.property(fc.array(queueStep, { maxLength: 40 }), (steps) => {
      const pair = aPair();
      try {
        for (const step of steps) take(step, pair, turn);
      } finally {
        pair.real.close();
      }
    });
    fc.assert(property, { numRuns: options.runs, seed: options.seed });
  } finally {
    Date.now = realNow;
  }
}

function aPair() {
  const real = openMessageStore();
  real.createQueue(QUEUE);
  real.createQueue(DEAD_LETTERS);
  return {
    real,
    fake: createMemoryQueue({ now: () => Date.now() }),
    sent: { count: 0 },
    /** The received messages, each with its receipt handle in each of the two queues. */
    handles: [] as { real: string; fake: string }[],
  };
}

type Pair = ReturnType<typeof aPair>;

function take(
  step: QueueStep,
  { real, fake, sent, handles }: Pair,
  turn: (ms: number) => void,
): void {
  // Each step gets its own millisecond, because the order of messages within one millisecond is
  // undefined.
  turn(1);
  if (step.kind === 'wait') turn(step.seconds * 1000);
  if (step.kind === 'send') {
    for (let count = 0; count <= step.times; count += 1) {
      const body = `message ${(sent.count += 1)}`;
      const message = { body, group: step.group, delaySeconds: step.delaySeconds };
      real.send(QUEUE, message);
      fake.send(message);
    }
  }
  if (step.kind === 'receive') {
    const redrive = { deadLetterQueue: DEAD_LETTERS, maxReceiveCount: MOST_RECEIPTS };
    const visibility = { limit: step.limit, visibilitySeconds: 30 };
    const { messages } = real.receive(QUEUE, { ...visibility, redrive });
    const received = fake.receive({ ...visibility, maxReceiveCount: MOST_RECEIPTS });
    expectSame('received', messages.map(content), received.map(content));
    for (const [place, message] of messages.entries()) {
      handles.push({ real: message.receiptHandle, fake: received[place]?.receiptHandle ?? '' });
    }
  }
  const handle = 'which' in step ? handles[step.which % Math.max(1, handles.length)] : undefined;
  if (handle && step.kind === 'remove') {
    real.remove(QUEUE, handle.real);
    fake.remove(handle.fake);
  }
  if (handle && step.kind === 'hide') {
    const hidden = real.hide(QUEUE, handle.real, step.seconds);
    expectSame('hidden', hidden, fake.hide(handle.fake, step.seconds));
  }
  expectSame('counts', { ...real.counts(QUEUE) }, fake.counts());
}

const content = (message: {
  body: string;
  group: string | null;
  sentAt: number;
  receiveCount: number;
}) => ({
  body: message.body,
  group: message.group,
  sentAt: message.sentAt,
  receiveCount: message.receiveCount,
});

function expectSame(what: string, real: unknown, fake: unknown): void {
  if (isDeepStrictEqual(real, fake)) return;
  throw new Error(`They differ in what is ${what}: ${JSON.stringify({ real, fake }, null, 1)}`);
}
