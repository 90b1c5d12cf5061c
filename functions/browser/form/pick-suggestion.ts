/**
 * Fills fields that accept only entries of their own list: types the value or opens the list, then
 * clicks the matching entry. The list may come from the target's server, so this runs only when the
 * lead may already be sent.
 */
import type { ElementHandle, Frame } from 'playwright-core';
import type { FilledField } from '../../../contract/attempt-receipt.ts';
import { AttemptFailure, ignoreTimeout, isTimeout } from '../judge/attempt-failure.ts';
import { callPage, elementInPage } from '../page/call-page.ts';
import { pause, succeeds } from '../page/pause.ts';
import { shownNow } from '../page/shown-now.ts';
import { addsTyped, isLastResort } from './choose-option.ts';
import { confirmList, dialogs } from './confirm-list.ts';
import {
  chooseEntry,
  drawnBy,
  drawnOnes,
  findEntry,
  LOOK_EVERY_MS,
  mayBeDrawn,
  UNASKED_MS,
  waitForEntry,
  watchRequests,
  type Entry,
  type Pick,
  type Requests,
} from './find-entry.ts';
import { scrollTo, wheelTo } from './scroll-list.ts';
import type { ListState } from '../page/scripts/drawn-list.ts';
import type { FillStep } from '../page/scripts/fill-fields.ts';

/** How long to wait for the effect of each way to choose an entry. */
const WAY_MS = 1000;
/** How long a click waits for an entry that is covered or moving. */
const CLICK_MS = 3000;
/** How long the browser may take to press a key or click the list, even on a busy machine. */
const ACT_MS = 5000;

export async function pickSuggestions(
  frame: Frame,
  steps: readonly FillStep[],
  limitMs: number,
  signal: AbortSignal,
): Promise<FilledField[]> {
  const filled: FilledField[] = [];
  for (const step of steps) {
    const sure = step.suggests && (step.drawn || (await callPage(frame, 'suggestsAt', step.index)));
    const pick = { frame, step, limitMs, signal, sure };
    if (!step.suggests && !(await hasDrawnList(pick))) continue;
    filled.push({ field: step.field, label: step.label, value: await pickOne(pick) });
  }
  return filled;
}

/** Chooses an entry. @returns the value that the field shows then; '' if it was left empty. */
async function pickOne(pick: Pick): Promise<string> {
  const { frame, step, sure } = pick;
  const field = await elementInPage(frame, step.drawn ? 'openerAt' : 'foundAt', step.index);
  const before = (await stateOf(pick, 0)).shown;
  const standing = step.drawn ? await shownNow(frame, dialogs) : [];
  const confirmIt: Way = async (_, entry) => {
    const isPressed = await confirmList(frame, entry, { standing, limitMs: CLICK_MS });
    return isPressed ? entry : undefined;
  };
  let open: Entry | undefined;
  for (const way of step.drawn ? [pressIt, clickIt, confirmIt] : [pressIt, clickIt, chooseByKeys]) {
    const requests = watchRequests(frame.page());
    // While the list is open, the field is not pressed again, because a second press would close
    // the list.
    const entry = open ?? (await askFor(pick, field, requests).finally(requests.stop));
    // The site's answer to a part of the typed value may have arrived last and emptied the list of
    // suggestions, so the bot types the value again.
    if (!entry && sure && !step.drawn && way === pressIt && requests.seen()) continue;
    if (!entry) return leave(pick, field);
    const pressed = await way(pick, entry, field);
    if (!pressed) continue;
    if (step.drawn) open = pressed;
    const taken = await shownOnceTaken(pick, pressed, before);
    if (taken === undefined) continue;
    // After the dialog's button was pressed, the field may show an entry other than the pressed
    // entry.
    const isNamed = timesIn(taken, pressed) > timesIn(before, pressed);
    if (way === confirmIt && taken !== before && !isNamed) continue;
    if (taken !== before) step.before = before;
    const [wanted = ''] = step.values;
    const text = addsTyped(pressed, wanted) ? wanted : pressed.text;
    return (step.drawn ? '' : await shownBy(pick)) || text;
  }
  const { hidden } = await stateOf(pick, 0);
  if (!sure && hidden !== 'empty') return shownBy(pick);
  throw new AttemptFailure(
    'validation_refused',
    `The list did not accept its own entry: ${step.label}`,
  );
}

/** Leaves the list without a choice. A list that stays open does no harm. */
async function leave(pick: Pick, field: ElementHandle | undefined) {
  const { step, sure } = pick;
  // Without a chosen entry, a field that accepts only entries counts as empty.
  const typed = sure ? '' : await shownBy(pick);
  if (typed !== '') return typed;
  if (step.required || !sure) {
    throw new AttemptFailure(
      'validation_refused',
      `The list has no entry for the value: ${step.label}`,
    );
  }
  await field?.press('Escape', { timeout: ACT_MS }).catch(ignoreTimeout);
  return step.drawn ? '' : shownBy(pick);
}

/** Whether the page shows a list without ARIA role that offers the value of a plain city field. */
async function hasDrawnList(pick: Pick): Promise<boolean> {
  const { field, holds, drawn, exact } = pick.step;
  if (exact || field !== 'city' || holds !== 'text' || drawn) return false;
  return chooseEntry(pick.step, await drawnOnes(pick)) !== undefined;
}

/**
 * Checks that each list still shows its chosen entry.
 * @throws {AttemptFailure} if a list shows again what it showed before the choice.
 */
export async function keepPicked(frame: Frame, steps: readonly FillStep[]): Promise<void> {
  for (const step of steps) {
    if (step.before === undefined) continue;
    const { shown } = await stateOf({ frame, step }, 0);
    if (shown !== step.before) continue;
    throw new AttemptFailure('field_not_found', `The form changes the value of: ${step.label}`);
  }
}

const shownBy = async ({ frame, step }: Pick) => (await callPage(frame, 'readBack', step)).value;

function stateOf(
  { frame, step: { index } }: { frame: Frame; step: FillStep },
  place: number,
): Promise<ListState> {
  return callPage(frame, 'listState', { index, place });
}

/** Searches for the entry, if necessary with the search box of the list itself. */
async function askFor(pick: Pick, field: ElementHandle | undefined, requests: Requests) {
  const { frame, step, limitMs } = pick;
  await callPage(frame, 'noteStanding');
  if (field) await ask(field, step);
  const entry = await waitForEntry(pick, requests, step.drawn ? UNASKED_MS : limitMs);
  if (entry) return entry;
  if (!step.drawn) {
    // Some lists ignore typed text until they are opened.
    if (pick.sure) await field?.press('Alt+ArrowDown', { timeout: ACT_MS });
    return pick.sure ? waitForEntry(pick, requests, UNASKED_MS) : undefined;
  }
  const search = await elementInPage(frame, 'searchBox');
  if (!search) return (await scrollTo(pick)) ?? wheelTo(pick);
  await search.type(step.values[0] ?? '', { timeout: ACT_MS }).catch(ignoreTimeout);
  return waitForEntry(pick, requests, limitMs);
}

/**
 * Opens the list or types the value.
 * @throws {AttemptFailure} `validation_refused` if the list does not react. The fence has permitted
 * the lead to be sent by then, but nothing was submitted.
 */
async function ask(field: ElementHandle, { drawn, label, values }: FillStep) {
  const limit = { timeout: ACT_MS };
  // A person presses a field before typing, and some lists open only then.
  const type = async () => {
    if (!(await field.isEditable())) await field.click(limit);
    if (!(await field.isEditable())) return;
    await field.dispatchEvent('click');
    await field.fill('', limit);
    await field.type(values[0] ?? '', limit);
  };
  await (drawn ? field.click(limit) : type()).catch((error: unknown) => {
    const isGone = error instanceof Error && error.message.includes('not attached');
    if (!isTimeout(error) && !isGone) throw error;
    throw new AttemptFailure('validation_refused', `The list does not open: ${label}`);
  });
}

/** One way to press an entry. Returns the pressed entry, or undefined if the press failed. */
type Way = (
  pick: Pick,
  entry: Entry,
  field: ElementHandle | undefined,
) => Promise<Entry | undefined>;

/** Presses the entry by a script; if the list lost the entry meanwhile, reads the list again. */
const pressIt: Way = async (pick, entry) => {
  const { frame, limitMs, signal, step } = pick;
  const end = performance.now() + limitMs;
  const drawnFor = mayBeDrawn(step) ? drawnBy(step) : undefined;
  for (let seen: Entry | undefined = entry; performance.now() < end;) {
    const place = seen ? await callPage(frame, 'pressEntry', { ...seen, drawnFor }) : -1;
    if (seen && place >= 0) return { ...seen, place };
    await pause(LOOK_EVERY_MS, signal);
    seen = await findEntry(pick, isLastResort(entry, step.values[0] ?? ''));
  }
  return undefined;
};

/** Clicks with real mouse events, because some lists ignore other clicks. */
const clickIt: Way = async ({ frame }, entry) => {
  const element = await elementInPage(frame, 'listEntry', entry.place);
  return (await succeeds(element?.click({ timeout: CLICK_MS }))) ? entry : undefined;
};

const chooseByKeys: Way = async ({ frame }, entry, field) => {
  const press = (key: string) => field?.press(key, { timeout: ACT_MS });
  for (let down = 0; down <= entry.place; down += 1) await press('ArrowDown');
  await callPage(frame, 'keepForm', true);
  await press('Enter');
  await callPage(frame, 'keepForm', false);
  return entry;
};

/** How many times the shown text contains the entry's first line; case is ignored. */
function timesIn(shown: string, { text }: Entry): number {
  const line = text.toLowerCase().split(', ').find(Boolean);
  return line === undefined ? 0 : shown.toLowerCase().split(line).length - 1;
}

/**
 * What the control shows after the choice has taken effect; undefined if the choice has no effect.
 * A suggestion has taken effect if the list is gone or the field shows more than was typed, and no
 * hidden field beside it is still empty. A list that a script draws must have closed and show
 * another text than before, or its input must show the entry.
 */
async function shownOnceTaken(
  pick: Pick,
  entry: Entry,
  before: string,
): Promise<string | undefined> {
  const { drawn, values } = pick.step;
  const wanted = (values[0] ?? '').toLowerCase();
  const end = performance.now() + WAY_MS;
  for (;;) {
    const { open, value, shown, hidden } = await stateOf(pick, entry.place);
    const isNew = !open || value.toLowerCase() !== wanted || hidden === 'filled';
    const holds = shown.toLowerCase().includes(wanted) && hidden !== 'empty' && isNew;
    const isShown = shown !== before || timesIn(shown, entry) > 0;
    if (drawn ? (!open && isShown) || timesIn(value, entry) > 0 : holds) return shown;
    if (performance.now() > end) {
      return !drawn && pick.sure && hidden !== 'empty' ? shown : undefined;
    }
    await pause(LOOK_EVERY_MS, pick.signal);
  }
}
