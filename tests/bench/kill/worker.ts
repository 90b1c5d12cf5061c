/**
 * One bot process of the kill test. It claims leads and records outcomes with the real store. It
 * uses either the browser function's replacement or a browser of its own. At the step that the test
 * has chosen, it kills itself, or stops like a frozen process.
 */
import { randomUUID } from 'node:crypto';
import type { BrowserEnd } from '../../../functions/browser-calls/invoke-browser.ts';
import type { AttemptWork, BotDependencies } from '../../../functions/bot/bot-dependencies.ts';
import { processSubmission } from '../../../functions/bot/process-submission.ts';
import type { BrowserAnswer } from '../../../contract/browser-call.ts';
import { asError } from '../../../contract/errors.ts';
import { parseFenceToken } from '../../../contract/fence-token.ts';
import type { LeadMessage } from '../../../contract/lead-message.ts';
import { createDocumentClient } from '../../../functions/stores/dynamodb/document-client.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { rowLimits } from '../../functions/builders.ts';
import type { BotStep, BrowserOrder, Fate, FromWorker, ToWorker } from './messages.ts';

const [endpoint = '', form = '', standIn = '', trustedKeyHash = ''] = process.argv.slice(2);

let clock = 0;
const now = () => new Date(clock);
let fate: Fate | undefined;
let resume = () => undefined as void;

const tell = (message: FromWorker) => process.send?.(message);

/**
 * Called at each step of the attempt. If the test has chosen this step, the process kills itself or
 * freezes here.
 */
async function at(step: BotStep): Promise<void> {
  if (fate?.step !== step) return;
  if (fate.how === 'kill') process.kill(process.pid, 'SIGKILL');
  const woken = new Promise<void>((resolve) => (resume = resolve));
  fate = undefined;
  tell({ kind: 'frozen' });
  await woken;
}

const store = createSubmissionStore({
  client: createDocumentClient({
    region: 'eu-west-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    endpoint,
  }),
  table: 'submissions',
  now,
});

const around =
  <Arguments extends unknown[], Result>(
    before: BotStep,
    run: (...request: Arguments) => Promise<Result>,
    after: BotStep,
  ) =>
  async (...request: Arguments): Promise<Result> => {
    await at(before);
    const result = await run(...request);
    await at(after);
    return result;
  };

/**
 * Sends the request to the process that replaces the browser function. That process may continue
 * after this bot process has ended.
 */
async function askStandIn({ lead, fenceToken }: AttemptWork): Promise<BrowserEnd> {
  const order: BrowserOrder = { email: lead.email, fenceToken, fate };
  try {
    const response = await fetch(standIn, { method: 'POST', body: JSON.stringify(order) });
    return { kind: 'answered', answer: (await response.json()) as BrowserAnswer };
  } catch (error: unknown) {
    return { kind: 'unknown', cause: asError(error) };
  }
}

async function sendByBrowser({ lead, fenceToken }: AttemptWork): Promise<BrowserEnd> {
  const { answerOf } = await import('../../../functions/browser/attempt/answer-call.ts');
  const { attemptLead } = await import('../../../functions/browser/attempt/attempt-lead.ts');
  const { attemptWaits } = await import('../../../functions/browser/attempt/attempt-work.ts');
  const { keep } = await import('../../functions/browser/attempt/attempt-builders.ts');
  const { launchBrowser } = await import('../../../functions/browser/chromium/launch-browser.ts');
  const result = await attemptLead({
    lead,
    target: { name: 'Counting form', url: form, demo: false },
    launch: () => launchBrowser({ allowLoopback: true, trustedKeyHash }),
    fence: () => store.fence(parseFenceToken(fenceToken)),
    signal: AbortSignal.timeout(120_000),
    now: () => new Date(),
    waits: { ...attemptWaits, quietMs: 1000 },
    keep,
  });
  return { kind: 'answered', answer: answerOf(result, false) };
}

const processing: BotDependencies = {
  sendLater: async () => undefined,
  isClosed: () => Promise.resolve(false),
  store: {
    get: (userId, id) => store.get(userId, id),
    postpone: (postponement) => store.postpone(postponement),
    hold: (request) => store.hold(request),
    abandon: (row) => store.abandon(row),
    claim: around('before claim', store.claim.bind(store), 'after claim'),
    endFence: around('before end of fence', store.endFence.bind(store), 'after end of fence'),
    release: (request) => store.release(request),
    recordSuccess: around('before record', store.recordSuccess.bind(store), 'after record'),
    recordFailure: around('before record', store.recordFailure.bind(store), 'after record'),
  },
  attempt: around(
    'before invoke',
    standIn.startsWith('http') ? askStandIn : sendByBrowser,
    'after invoke',
  ),
  settings: {
    leaseSeconds: 120,
    deadlineSeconds: 60,
    ...rowLimits,
    retry: { baseSeconds: 5, capSeconds: 60 },
  },
  now,
  random: Math.random,
  newToken: randomUUID,
  note: () => undefined,
  warn: () => undefined,
  fail: () => undefined,
};

async function take(message: LeadMessage): Promise<void> {
  try {
    const { kind } = await processSubmission(message, processing);
    tell({ kind: 'processed', done: kind === 'done' });
  } catch {
    // After an error the message stays in the queue, as in the bot's handler.
    tell({ kind: 'processed', done: false });
  }
}

process.on('message', (message: ToWorker) => {
  clock = message.clock;
  if (message.kind === 'deliver') {
    fate = message.fate;
    void take(message.message);
  } else if (message.kind === 'resume') resume();
});
process.on('disconnect', () => process.exit());
tell({ kind: 'ready' });
