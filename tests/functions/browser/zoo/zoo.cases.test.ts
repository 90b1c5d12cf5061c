import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { AttemptResult } from '../../../../functions/browser/attempt/attempt-work.ts';
import { judgeAgain, type KeptAttempt } from '../../../../functions/browser/judge/judge-again.ts';
import { casesOf, every } from '../../../part.ts';
import { aLead } from '../../builders.ts';
import { attempt, aTarget, summary } from '../attempt/attempt-builders.ts';
import { pressEveryButton } from './press-every-button.ts';
import type { ZooForm } from './zoo-form.ts';
import { zooForms as forms } from './zoo-forms.ts';
import { startZooServer, type ZooServer } from './zoo-server.ts';

/**
 * How many attempts run at once. With fewer attempts, this test file would be the last one to end.
 * More attempts would slow down the test files that run at the same time.
 */
const AT_ONCE = 3;
/**
 * The time limit is longer than `ATTEMPT_MS`, because a test may wait for attempts that run before
 * its own.
 */
jest.setTimeout(400_000);
/**
 * The time limit of an attempt. It ends only attempts that hang, because some pages need a minute
 * on a busy machine.
 */
const ATTEMPT_MS = 240_000;

const chosen = casesOf(forms, every(90));
const results = new Map(chosen.map(({ name }) => [name, Promise.withResolvers<AttemptResult>()]));
const logs = new Map<string, KeptAttempt>();
let zoo: ZooServer;
let visits: Promise<unknown>;

function isSlow({ name }: ZooForm): boolean {
  return name.startsWith('slow-');
}

/** Starts the attempts, `AT_ONCE` of them at a time. Each test waits only for its own attempt. */
beforeAll(async () => {
  zoo = await startZooServer(chosen);
  const queue = chosen.filter((form) => !isSlow(form));
  const worker = async () => {
    for (let form = queue.shift(); form; form = queue.shift()) await visit(form);
  };
  visits = Promise.all([
    ...chosen.filter(isSlow).map(visit),
    ...Array.from({ length: AT_ONCE }, worker),
  ]);
});
afterAll(async () => {
  await visits;
  await zoo.stop();
});

async function visit(form: ZooForm): Promise<void> {
  const url = zoo.url(form.name);
  const elsewhere = form.embeddedAt && url.replace('127.0.0.1', form.embeddedAt);
  const result = attempt(url, {
    target: aTarget(url, { ...form.target, ...(elsewhere && { allowedOrigins: [elsewhere] }) }),
    waits: { formMs: 6000, enabledMs: 5000, quietMs: 1200, busyMs: 20_000, parseMs: 15_000 },
    signal: deadlineOf(form),
    keep: (kept) => void logs.set(form.name, kept),
    ...form.work,
  });
  results.get(form.name)?.resolve(result);
  // An error of the attempt is ignored here, because the form's own test reports the error.
  await result.catch(() => undefined);
}

function deadlineOf({ name, deadline }: ZooForm): AbortSignal {
  const controller = new AbortController();
  const isOver = new DOMException('The time is over', 'TimeoutError');
  const endIn = (ms: number) => void setTimeout(() => controller.abort(isOver), ms).unref();
  endIn(ATTEMPT_MS);
  if (deadline) zoo.requests.once(`${deadline.after} ${name}`, () => endIn(deadline.ms));
  return controller.signal;
}

/** Returns the page's words that a failure's message or a receipt quotes. */
function wordsOf(result: AttemptResult): string {
  if (result.kind === 'failure') return result.failure.message;
  return result.kind === 'success' ? (result.receipt?.confirmation ?? '') : '';
}

const builderOf = (result: AttemptResult) =>
  result.kind === 'lost' ? undefined : result.receipt?.builder;

test.each(chosen)('the form $name ends as $outcome', async (form) => {
  const result = await results.get(form.name)!.promise;
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
  if (result.nothingSent) expect(zoo.received(form.name)).toEqual([]);
});

test("judging an attempt's log again gives the same verdict; no log has lead data", async () => {
  await visits;
  const judged = [...logs].filter(([, { log }]) => log.some(({ kind }) => kind === 'judged'));
  const verdicts = judged.map(([name, kept]) => [name, kept.ended.reason]);
  const again = judged.map(([name, kept]) => [name, reasonOf(judgeAgain(read(kept)))]);
  expect(again).toEqual(verdicts);
  const { email, phone, name } = aLead();
  const held = [...logs].filter(([, kept]) =>
    [email, phone, name].some((value) => JSON.stringify(kept).includes(value)),
  );
  expect(held.map(([form]) => form)).toEqual([]);
});

/** Converts the attempt to JSON and back, as if it was stored in a file. */
const read = (kept: KeptAttempt) => JSON.parse(JSON.stringify(kept)) as KeptAttempt;

function reasonOf(verdict: ReturnType<typeof judgeAgain>): string | undefined {
  return verdict?.kind === 'failure' ? verdict.failure.reason : verdict?.kind;
}

/**
 * The forms whose buttons are pressed here; `npm run bench -- press` presses the buttons of all
 * forms.
 */
const pressed = casesOf(
  inGroups(
    forms.filter((_, place) => place % 12 === 0),
    10,
  ),
  every(20),
);

test.each(pressed)('buttons of $names send nothing until the bot may submit', async ({ group }) => {
  const received = await pressEveryButton(group);
  expect([...received].filter(([, times]) => times.length > 0)).toEqual([]);
  expect(received.size).toBeGreaterThan(0);
});

function inGroups(all: readonly ZooForm[], size: number) {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, place) => {
    const group = all.slice(place * size, (place + 1) * size);
    return { group, names: `${group[0]?.name} and ${group.length - 1} more forms` };
  });
}
