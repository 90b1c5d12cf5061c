/**
 * A scripted browser function. It waits as long as a page would take, asks the fence function for
 * the permission to submit, submits the lead and returns the outcome. It is a separate process,
 * which can die, or run longer than the bot that called it.
 */
import type { BrowserAnswer } from '../../../contract/browser-call.ts';
import { parseFenceToken } from '../../../contract/fence-token.ts';
import type { AttemptReason } from '../../../contract/submission.ts';
import type { BrowserEnd } from '../../../functions/browser-calls/invoke-browser.ts';
import type { AttemptWork } from '../../../functions/bot/bot-dependencies.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { attemptLimits } from '../../../infra/attempt-limits.ts';
import { Chance } from './chance.ts';
import { tablesOf } from './cloud.ts';
import type { SubmitEnd } from './ledger.ts';
import type { Temper } from './plan.ts';
import { Process } from './process.ts';
import type { SharedWorld } from './shared-world.ts';
import { functionSeconds } from '../../../infra/function-limits.ts';

const FENCE_WAIT_MS = 8000;

export interface Street extends Pick<SharedWorld, 'seam' | 'cloud' | 'ledger' | 'temperOf'> {
  seed: number;
  onSubmit: (userId: string, id: string, trouble: string | undefined) => void;
  /**
   * Called when an attempt starts in a browser. Returns the function to call when the attempt ends.
   */
  onAttempt: (work: AttemptWork) => () => void;
}

/** How the form and its page treat one lead. */
interface Script {
  loadMs: number;
  /** The failure that ends the attempt before the browser may submit, so that nothing is sent. */
  failsFirst?: AttemptReason;
  retryAfterSeconds?: number;
  /** The delay between the permission to submit (the fence) and the submit, in milliseconds. */
  hesitatesMs: number;
  submit: SubmitEnd;
  /** Whether a script of the page refuses the lead, so that nothing is submitted. */
  sendsNothing: boolean;
  answer: 'success' | AttemptReason;
  answerMs: number;
  neverBegins: boolean;
  /** Whether the browser can take a picture of a failure. */
  pictures: boolean;
}

const beforeFence: readonly AttemptReason[] = [
  'target_unreachable',
  'timeout',
  'form_not_found',
  'captcha',
  'blocked',
];
const afterStored = [
  'success',
  'success',
  'no_confirmation',
  'outcome_unknown',
  'already_submitted',
] as const;
const afterRefused = [
  'validation_refused',
  'outcome_unknown',
  'no_confirmation',
  'blocked',
] as const;
/** How an attempt ends if a script of the page refuses the lead. */
const afterNothing = [
  'validation_refused',
  'no_confirmation',
  'outcome_unknown',
  'captcha',
] as const;

const quickly = (chance: Chance) => ({
  ...{ loadMs: chance.between(150, 350), hesitatesMs: chance.between(20, 80) },
  ...{ answerMs: chance.between(50, 150), neverBegins: false },
});

function scriptOf(temper: Temper, chance: Chance, isCalm: boolean): Script {
  const script: Script = {
    loadMs: chance.between(300, 3000),
    hesitatesMs: chance.between(10, 800),
    submit: 'stored',
    sendsNothing: false,
    answer: 'success',
    answerMs: chance.between(50, 1500),
    neverBegins: !isCalm && chance.is(0.01),
    pictures: chance.is(0.8),
  };
  if (temper === 'quick') return { ...script, ...quickly(chance) };
  const fate = chance.next();
  const freezes = !isCalm && chance.is(0.03) && { hesitatesMs: chance.between(5000, 70_000) };
  if (temper === 'hangs') return { ...script, loadMs: 60_000, failsFirst: 'timeout' };
  if (temper === 'slow') return { ...script, loadMs: 40_000 };
  if (temper === 'later') return { ...script, failsFirst: 'rate_limited', retryAfterSeconds: 600 };
  if (temper === 'closed') return { ...script, failsFirst: 'form_not_found' };
  if (temper === 'changes' && fate < 0.05) return { ...script, failsFirst: 'form_changed' };
  if (temper === 'busy' && fate < 0.3)
    return { ...script, submit: 'turned away', answer: 'rate_limited' };
  const pressesAgain = { hesitatesMs: chance.between(1000, 12_000) };
  const unsent = () => ({ sendsNothing: true, answer: chance.of(afterNothing) });
  if (temper === 'asks') return { ...script, ...pressesAgain, ...(fate < 0.2 && unsent()) };
  if (temper === 'refuses' && fate < 0.2) return { ...script, ...unsent(), ...freezes };
  if (temper === 'refuses' && fate < 0.7) {
    return { ...script, submit: 'refused', answer: chance.of(afterRefused) };
  }
  if (temper === 'moody' && fate < 0.15) return { ...script, failsFirst: chance.of(beforeFence) };
  if (temper === 'moody' && fate < 0.3)
    return { ...script, answer: chance.of(afterStored), ...freezes };
  if (temper === 'moody' && fate < 0.35) return { ...script, answerMs: 80_000 };
  if (temper === 'moody' && fate < 0.45) return { ...script, ...unsent() };
  return { ...script, ...freezes };
}

const cause = new Error('It did not answer');

/**
 * Runs one attempt in a browser. Resolves like the bot's call of the browser function, at the
 * latest after that call's time-out.
 */
export function openForm(street: Street, label: string, work: AttemptWork): Promise<BrowserEnd> {
  const { seam, seed } = street;
  const chance = new Chance(seed, `script of ${label}`);
  const script = scriptOf(street.temperOf(work), chance, seam.faults.isCalm);
  if (script.neverBegins) return Promise.resolve({ kind: 'never began', cause });
  const browser = new Process(seam);
  const over = street.onAttempt(work);
  const answered = browser
    .invoke(`browser of ${label}`, attemptLimits.browserTimeoutSeconds, () =>
      attempt(street, browser, { work, script, label }),
    )
    .then((end): BrowserEnd => {
      over();
      return end ? { kind: 'answered', answer: end.result } : { kind: 'unknown', cause };
    });
  const lost = seam.clock
    .wait(attemptLimits.browserWaitSeconds * 1000)
    .then((): BrowserEnd => ({ kind: 'unknown', cause }));
  return Promise.race([answered, lost]);
}

interface Attempt {
  work: AttemptWork;
  script: Script;
  label: string;
}

async function attempt(street: Street, browser: Process, order: Attempt): Promise<BrowserAnswer> {
  const { work, script } = order;
  const { seam, ledger } = street;
  const leftMs = () => work.deadline - browser.now().getTime();
  await browser.wait(Math.min(script.loadMs, leftMs()));
  // This call of a service has no effect; it only gives the browser's process a chance to die here.
  await browser.call('publisher', false, () => undefined).catch(() => undefined);
  const failure = async (reason: AttemptReason, fenced: boolean): Promise<BrowserAnswer> => {
    const { retryAfterSeconds } = script;
    const nothingSent = fenced && script.sendsNothing;
    const facts = { message: 'It failed', byWords: false, retryAfterSeconds, nothingSent };
    const pictured = script.pictures && (await postPicture(street, browser, work));
    return { kind: 'failure', reason, fenced, ...facts, pictured };
  };
  if (script.failsFirst) return failure(script.failsFirst, false);
  if (leftMs() <= 0) return failure('timeout', false);
  const word = await askFence(street, order);
  if (word === 'unasked') return { kind: 'stopped', unasked: true };
  if (!word) return { kind: 'stopped' };
  await browser.wait(script.hesitatesMs);
  const pass = parseFenceToken(work.fenceToken);
  if (!script.sendsNothing) {
    const trouble = ledger.submit(pass, seam.clock.time, script.submit);
    street.onSubmit(pass.userId, pass.id, trouble);
  }
  await browser.call('publisher', false, () => undefined).catch(() => undefined);
  await browser.wait(Math.min(script.answerMs, Math.max(0, leftMs())));
  if (leftMs() <= 0) return failure('outcome_unknown', true);
  return script.answer === 'success' ? { kind: 'success' } : failure(script.answer, true);
}

/**
 * Calls an instance of the fence function.
 * @returns whether the browser may submit the lead, or `unasked` if no answer came in time.
 */
async function askFence(street: Street, { work, label }: Attempt): Promise<boolean | 'unasked'> {
  const { seam, cloud } = street;
  const fence = new Process(seam);
  const store = createSubmissionStore({
    client: tablesOf(cloud, fence),
    table: 'submissions',
    now: fence.now,
  });
  const pass = parseFenceToken(work.fenceToken);
  const ask = async () => (await store.isFenceOpen(pass)) && (await store.fence(pass));
  const fenced = fence.invoke(`fence of ${label}`, functionSeconds.fence, () =>
    ask().catch(() => 'unasked' as const),
  );
  const tooLate = seam.clock.wait(FENCE_WAIT_MS).then(() => undefined);
  return (await Promise.race([fenced, tooLate]))?.result ?? 'unasked';
}

/**
 * Posts the picture of a failure.
 * @returns whether the bucket confirmed the picture. Even without a confirmation, the bucket may
 * have stored the picture.
 */
function postPicture(
  { cloud }: Street,
  browser: Process,
  { pictureKey, leaseUntil }: AttemptWork,
): Promise<boolean> {
  const keep = () => {
    // The signed upload policy expires with the lease.
    if (browser.time > leaseUntil.getTime()) return false;
    cloud.pictures.set(pictureKey, browser.time);
    return true;
  };
  return browser.call('bucket', true, keep).catch(() => false);
}
