import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createServer } from 'node:net';
import { attemptWaits, type AttemptResult } from '../../../../functions/browser/attempt-lead.ts';
import { listen } from '../../local-aws.ts';
import { attempt, aTarget, summary } from '../attempt-builders.ts';
import { pressEveryButton } from './press-every-button.ts';
import type { ZooForm } from './zoo-form.ts';
import { zooForms as forms } from './zoo-forms.ts';
import { startZooServer, type ZooServer } from './zoo-server.ts';
import { nextEvent } from '../../../until.ts';

const AT_ONCE = 4;
jest.setTimeout(900_000);

const results = new Map<string, AttemptResult>();
let zoo: ZooServer;

function isSlow({ name }: ZooForm): boolean {
  return name.startsWith('slow-');
}

beforeAll(async () => {
  zoo = await startZooServer(forms);
  const queue = forms.filter((form) => !isSlow(form));
  const worker = async () => {
    for (let form = queue.shift(); form; form = queue.shift()) await visit(form);
  };
  await Promise.all([
    ...forms.filter(isSlow).map(visit),
    ...Array.from({ length: AT_ONCE }, worker),
  ]);
});
afterAll(() => zoo.stop());

async function visit(form: ZooForm): Promise<void> {
  const url = zoo.url(form.name);
  const elsewhere = form.embeddedAt && url.replace('127.0.0.1', form.embeddedAt);
  const result = await attempt(url, {
    target: aTarget(url, { ...form.target, ...(elsewhere && { allowedOrigins: [elsewhere] }) }),
    waits: { formMs: 6000, enabledMs: 1500, quietMs: 1200, busyMs: 20_000, parseMs: 15_000 },
    signal: deadlineOf(form),
    ...form.work,
  });
  results.set(form.name, result);
}

function deadlineOf({ name, deadline }: ZooForm): AbortSignal {
  const controller = new AbortController();
  const isOver = new DOMException('The time is over', 'TimeoutError');
  const endIn = (ms: number) => void setTimeout(() => controller.abort(isOver), ms).unref();
  endIn(60_000);
  if (deadline) zoo.requests.once(`${deadline.after} ${name}`, () => endIn(deadline.ms));
  return controller.signal;
}

/** The target's words that the receipt contains. */
function wordsOf(result: AttemptResult): string {
  if (result.kind === 'failure') return result.failure.message;
  return result.kind === 'success' ? (result.receipt?.confirmation ?? '') : '';
}

const builderOf = (result: AttemptResult) =>
  result.kind === 'lost' ? undefined : result.receipt?.builder;

describe('the zoo', () => {
  test.each(forms)('the form $name ends as $outcome', (form) => {
    const result = results.get(form.name)!;
    const reason = result.kind === 'failure' ? result.failure.reason : result.kind;
    expect([reason, JSON.stringify(summary(result)), zoo.received(form.name)]).toEqual([
      form.outcome,
      expect.stringMatching(form.detail ?? ''),
      form.received,
    ]);
    expect(wordsOf(result)).toMatch(form.words ?? '');
    if (form.builder) expect(builderOf(result)).toBe(form.builder);
    if (result.kind !== 'failure') return;
    expect(result.screenshot !== undefined).toBe(form.pictured ?? true);
    if (form.fenced !== undefined) expect(result.fenced).toBe(form.fenced);
  });

  test('production waits long enough for a slow target', () => {
    expect(attemptWaits.quietMs).toBeGreaterThanOrEqual(5000);
  });
});

/** `npm run bench -- press` presses the buttons of every form. */
test('in every fourth form, no button submits before the fence', async () => {
  const fourth = forms.filter((_, place) => place % 4 === 0);
  const received = await pressEveryButton(fourth);
  expect([...received].filter(([, times]) => times.length > 0)).toEqual([]);
  expect(received.size).toBeGreaterThan(fourth.length * 0.9);
});

test('a target that does not speak TLS is unreachable', async () => {
  const plain = createServer((socket) => {
    socket.on('error', () => undefined).write('not TLS\r\n');
    socket.once('data', () => socket.destroy());
  });
  const endpoint = await listen(plain);
  const result = await attempt(endpoint.replace('http:', 'https:'));
  expect(summary(result)).toMatchObject({ reason: 'target_unreachable', fenced: false });
  await nextEvent('the server to close', plain.close(), 'close');
});
