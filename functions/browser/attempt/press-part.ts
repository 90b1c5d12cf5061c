/**
 * Presses the button of a form's part that was filled in, unless the form has submitted itself.
 * Some forms submit themselves, at once or a moment later, when their last field gets a value or an
 * entry of a list is chosen. Pressing the button as well would submit twice.
 */
import { AttemptFailure } from '../judge/attempt-failure.ts';
import type { AttemptWork } from './attempt-work.ts';
import type { LeadBrowser } from '../chromium/launch-browser.ts';
import { fillForm, keepFilled } from '../form/fill-form.ts';
import type { FillPlan } from '../form/fill-plan.ts';
import { keepPicked, pickSuggestions } from '../form/pick-suggestion.ts';
import { aimToPress, pressAt } from '../form/press-submit.ts';
import { untilPressable } from '../form/until-pressable.ts';
import type { OpenedForm } from '../form/opened-form.ts';
import type { OwnScripts } from './own-scripts.ts';
import { readingRequest } from './read-before.ts';
import { readFrames } from './read-frames.ts';
import { nothingSentByPress } from '../traffic/nothing-sent.ts';
import { submitTraffic, type SubmitTraffic } from '../traffic/submit-traffic.ts';
import { judgeWords } from '../judge/words/judge-words.ts';
import type { PressAim } from '../page/scripts/press-button.ts';
import type { PageProblem, PageReading } from '../page/scripts/page-reading.ts';
import { pause } from '../page/pause.ts';

/**
 * How long the browser may take to report a submit, and the page to show an answer that has
 * arrived.
 */
const SHOWS_MS = 50;

export interface FilledPart {
  work: AttemptWork;
  browser: LeadBrowser;
  scripts: OwnScripts;
  form: OpenedForm;
  plan: FillPlan;
  before: PageReading;
  /** How many requests were sent before this part of the form was filled in. */
  sentBefore: number;
}

/**
 * Fills a later part of the form, after the button of an earlier part was pressed. The page's
 * traffic is no longer blocked then. So the page may submit the part and remove its fields while
 * the bot fills them.
 */
export async function fillUnlessSent(part: FilledPart): Promise<void> {
  const { browser, form, plan } = part;
  try {
    browser.log.add({ kind: 'filled', fields: await fillForm(form.frame, plan) });
  } catch (error: unknown) {
    if (!(await isExplained(error, part))) throw error;
  }
}

/**
 * Chooses entries in lists that load them from the target's server. This is possible only after the
 * lead was permitted to be sent.
 * @returns whether the form has submitted itself while it was filled or an entry was chosen.
 */
export async function isSentByFilling(part: FilledPart): Promise<boolean> {
  if (await hasSubmitted(part)) return true;
  if (!(await pickIn(part))) return false;
  await pause(SHOWS_MS, part.work.signal);
  return hasSubmitted(part);
}

/**
 * Presses the button of the part that was filled in, unless the form has submitted itself.
 * @param isAgain whether the page has already refused a press without sending anything.
 * @returns the page as it was before the press; undefined if the button was not pressed.
 */
export async function pressUnlessSent(
  part: FilledPart,
  isAgain = false,
): Promise<PageReading | undefined> {
  const { work, browser, form } = part;
  const ready = await readyToPress(part, isAgain);
  if (!ready || (isAgain && !nothingSentByPress(browser.log.events))) return undefined;
  work.signal.throwIfAborted();
  const { bare } = ready.aim;
  browser.log.add({ kind: 'pressed', isAgain, ...(bare && { bareAt: form.frame.url() }) });
  await pressAt(form.frame, form.submit.index, ready.aim);
  return ready.before;
}

/**
 * Chooses the matching entries of lists that load them from the target's server.
 * @returns whether an entry was chosen.
 */
async function pickIn(part: FilledPart): Promise<boolean> {
  const { work, browser, form, plan } = part;
  const { signal, waits } = work;
  try {
    const fields = await pickSuggestions(form.frame, plan.steps, waits.enabledMs, signal);
    browser.log.add({ kind: 'filled', fields });
    return fields.some(({ value }) => value !== '');
  } catch (error: unknown) {
    if (await isExplained(error, part)) return true;
    throw error;
  }
}

interface Ready {
  /** The position on the button at which to press. */
  aim: PressAim;
  before: PageReading;
}

/**
 * Waits until the button can be pressed, and aims at it.
 * @returns undefined if the form has submitted itself meanwhile.
 */
async function readyToPress(part: FilledPart, isAgain: boolean): Promise<Ready | undefined> {
  const { work, browser, form, plan, scripts } = part;
  const { signal, waits } = work;
  const aim = () => aimToPress(form.frame, form.submit.index);
  try {
    await scripts.settled(form.frame.url(), signal);
    const limits = { limitMs: waits.enabledMs, signal };
    const fields = await untilPressable(form, plan, limits);
    browser.log.add({ kind: 'filled', fields });
    await keepFilled(form.frame, plan);
    await keepPicked(form.frame, plan.steps);
    const before = await withFilledLines(part, isAgain);
    const aimed = await aim();
    if (trafficOf(part).sent === part.sentBefore) return { aim: aimed, before };
    return (await hasSubmitted(part)) ? undefined : { aim: await aim(), before };
  } catch (error: unknown) {
    if (await isExplained(error, part)) return undefined;
    throw error;
  }
}

/**
 * Adds texts to the lines from before the press, so that they do not count as answers to the
 * submit: texts that the page shows for the filled values, such as "13 / 13" or "₹ 20 – 50 lakh",
 * and a chosen entry that a list shows as an alert. Complaints about a value are not added, because
 * a page that refuses the value keeps showing them. The texts after an earlier press are noted
 * separately, because they may still be visible after the lead has left.
 */
async function withFilledLines(part: FilledPart, isAgain: boolean): Promise<PageReading> {
  const { work, browser, form, before } = part;
  const filled = await readFrames(form.frame, readingRequest(form, work), trafficOf(part));
  if (!filled) return before;
  const facts = { isBefore: true, isKept: false, isUnanswered: false };
  browser.log.add({ kind: 'page read', reading: filled, ...facts });
  const known = new Set(before.lines);
  const isShown = (line: string) => !known.has(line) && !isComplaint(line);
  const values = new Set(
    browser.log.events.flatMap((event) =>
      event.kind === 'filled' ? event.fields.map(({ value }) => value) : [],
    ),
  );
  const isValue = ({ message }: PageProblem) => values.has(message);
  return {
    ...before,
    lines: [...before.lines, ...filled.lines.filter(isShown)],
    problems: [...before.problems, ...filled.problems.filter(isValue)],
    ...(isAgain && {
      answered: [...filled.lines, ...filled.problems.map(({ message }) => message)],
    }),
  };
}

function isComplaint(line: string): boolean {
  const { kind, isHint = false } = judgeWords([line]);
  return kind !== 'accepted' && kind !== 'neutral' && !isHint;
}

/**
 * Whether an error occurred because the form has submitted itself. If it has, the page may have
 * changed while the bot filled or read this part.
 */
async function isExplained(error: unknown, part: FilledPart) {
  if (trafficOf(part).sent === part.sentBefore) return false;
  // An error other than `AttemptFailure` means that the submit has replaced the page.
  if (!(error instanceof AttemptFailure)) return true;
  return hasSubmitted(part);
}

/**
 * Whether the form has submitted itself. A navigation counts as a submit. A request with the whole
 * lead may be a submit or an autosave; the page's text after the answer shows which.
 */
async function hasSubmitted(part: FilledPart): Promise<boolean> {
  const { work, form, before, sentBefore } = part;
  const { sent, sentWhole, navigated } = trafficOf(part);
  if (sentBefore === 0 && navigated) return true;
  if (sent === sentBefore || (sentBefore === 0 && !sentWhole)) return false;
  const limit = performance.now() + work.waits.quietMs;
  while (trafficOf(part).waiting > 0 && performance.now() < limit) await pause(20, work.signal);
  await pause(SHOWS_MS, work.signal);
  const after = await readFrames(form.frame, readingRequest(form, work), trafficOf(part));
  if (!after || after.formGone || (sentBefore === 0 && trafficOf(part).navigated)) return true;
  const known = new Set(before.lines);
  return judgeWords(after.lines.filter((line) => !known.has(line))).kind !== 'neutral';
}

const trafficOf = ({ browser }: Pick<FilledPart, 'browser'>): SubmitTraffic =>
  submitTraffic(browser.log.events);
