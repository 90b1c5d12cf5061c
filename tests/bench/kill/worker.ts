/**
 * One bot process of the kill test: the real claim, fence and record against the real store, and
 * either a stand-in for the browser or the browser itself. It kills itself, or stops as a frozen
 * process does, at the step that it is told.
 */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { AttemptResult, AttemptWork } from '../../../functions/bot/attempt-lead.ts';
import { processSubmission, type Processing } from '../../../functions/bot/process-submission.ts';
import type { LeadMessage } from '../../../functions/contract/lead-message.ts';
import { createDocumentClient } from '../../../functions/stores/document-client.ts';
import { createSubmissionStore } from '../../../functions/stores/submission-store.ts';
import type { Fate, FromWorker, Step, ToWorker } from './messages.ts';

const [endpoint = '', form = '', browser = ''] = process.argv.slice(2);

let clock = 0;
const now = () => new Date(clock);
let fate: Fate | undefined;
let resume = () => undefined as void;

const tell = (message: FromWorker) => process.send?.(message);

/** Where this process may end. */
async function at(step: Step): Promise<void> {
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

type Work = Pick<AttemptWork, 'lead' | 'fence' | 'signal'>;

const around =
  <Arguments extends unknown[], Result>(
    before: Step,
    run: (...given: Arguments) => Promise<Result>,
    after: Step,
  ) =>
  async (...given: Arguments): Promise<Result> => {
    await at(before);
    const result = await run(...given);
    await at(after);
    return result;
  };

/** A browser in ten lines: sends the lead once. */
async function sendLead({ lead, fence }: Work): Promise<AttemptResult> {
  if (!(await fence())) return { kind: 'lost' };
  await new Promise<void>((answered, failed) => {
    const outgoing = request(form, { method: 'POST' }, (answer) => {
      answer.resume().on('end', answered);
    });
    outgoing.on('error', failed).end(`email=${encodeURIComponent(lead.email)}`, () => {
      void at('request sent');
    });
  });
  await at('answer received');
  return { kind: 'success' };
}

async function sendByBrowser(work: Work): Promise<AttemptResult> {
  const { attemptLead, attemptWaits } = await import('../../../functions/bot/attempt-lead.ts');
  const { launchBrowser } = await import('../../../functions/bot/browser/launch-browser.ts');
  const result = await attemptLead({
    ...work,
    target: { name: 'Counting form', url: form, demo: false },
    launch: () => launchBrowser({ allowLoopback: true }),
    now: () => new Date(),
    waits: { ...attemptWaits, formMs: 3000, quietMs: 1000 },
  });
  await at('answer received');
  return result;
}

const processing: Processing = {
  store: {
    postpone: (postponement) => store.postpone(postponement),
    claim: around(
      'before claim',
      (given: Parameters<typeof store.claim>[0]) => store.claim(given),
      'after claim',
    ),
    fence: around(
      'before fence',
      (given: Parameters<typeof store.fence>[0]) => store.fence(given),
      'after fence',
    ),
    recordSuccess: around(
      'before record',
      (given: Parameters<typeof store.recordSuccess>[0]) => store.recordSuccess(given),
      'after record',
    ),
    recordFailure: around(
      'before record',
      (given: Parameters<typeof store.recordFailure>[0]) => store.recordFailure(given),
      'after record',
    ),
  },
  evidence: { store: async () => 'screenshots/none.jpg' },
  attempt: browser === '' ? sendLead : sendByBrowser,
  settings: {
    leaseSeconds: 120,
    deadlineSeconds: 60,
    retentionDays: 30,
    retry: { baseSeconds: 5, capSeconds: 60 },
  },
  now,
  random: Math.random,
  newToken: randomUUID,
  note: () => undefined,
  warn: () => undefined,
};

async function take(message: LeadMessage): Promise<void> {
  try {
    const { kind } = await processSubmission(message, processing);
    tell({ kind: 'processed', done: kind === 'done' });
  } catch {
    // The handler leaves such a message in the queue.
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
