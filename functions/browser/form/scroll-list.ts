/**
 * Scrolls an open list until it shows the lead's value, because a list may draw only the entries in
 * view.
 */
import { AttemptFailure } from '../judge/attempt-failure.ts';
import { callPage, elementInPage } from '../page/call-page.ts';
import { pause, succeeds } from '../page/pause.ts';
import { findEntry, LOOK_EVERY_MS, type Entry, type Pick } from './find-entry.ts';

/**
 * How far a list is scrolled at a time, in pixels: less than the height of most lists, so that no
 * entry is skipped.
 */
const SCROLL_PX = 120;
/**
 * If a list's last entry stays the same for this long, the list counts as scrolled to its end. On a
 * busy page, entries appear with a delay.
 */
const SCROLLS_MS = 1000;
/**
 * The minimum number of times that the list is scrolled before its end is assumed. A time limit
 * alone is not enough, because one scroll takes seconds on a busy machine.
 */
const SCROLLS = 5;
/**
 * How long, in milliseconds, the pointer waits for an entry that is covered or moving. After
 * `MISSES` failed tries the bot gives up.
 */
const HOVER_MS = 3000;
const MISSES = 2;
/**
 * How long a list is scrolled at most. On a quiet machine the end is recognised in one to two
 * seconds.
 */
const LONGEST_MS = 20_000;

/**
 * Scrolls a list that draws only the entries in view: first to its top, because the list may have
 * opened at another entry.
 */
export async function scrollTo(pick: Pick): Promise<Entry | undefined> {
  const end = performance.now() + pick.limitMs;
  for (let by = -1000; performance.now() < end; by = 1) {
    if (!(await callPage(pick.frame, 'scrollEntries', by)) && by > 0) break;
    await pause(LOOK_EVERY_MS, pick.signal);
    const entry = await findEntry(pick, false);
    if (entry) return entry;
  }
  return undefined;
}

/**
 * Scrolls with the mouse wheel, because some lists have no scrollable element and react only to the
 * wheel.
 * @returns undefined if the whole list was seen and lacks the value.
 * @throws {AttemptFailure} if the end of the list was not seen: the rest may hold the value.
 */
export async function wheelTo(pick: Pick): Promise<Entry | undefined> {
  const { frame, signal, step } = pick;
  const start = performance.now();
  let [before, since, scrolls, misses] = ['', start, 0, 0];
  for (;;) {
    const now = performance.now();
    const entry = await findEntry(pick, false);
    if (entry) return entry;
    const entries = await callPage(frame, 'listEntries');
    const last = entries.at(-1)?.text ?? '';
    if (last !== before) [before, since, scrolls] = [last, performance.now(), 0];
    if (scrolls >= SCROLLS && now - since > SCROLLS_MS) return undefined;
    const isEmpty = last === '' && now - since > SCROLLS_MS;
    if (isEmpty || misses === MISSES || now - start > LONGEST_MS) {
      const text = `The list has no entry for the value, or its end was not seen: ${step.label}`;
      throw new AttemptFailure('validation_refused', text);
    }
    const element = await elementInPage(frame, 'listEntry', entries.length - 1);
    // If the page draws the list again, the entry is gone; the next round finds the new entry.
    if (await succeeds(element?.hover({ timeout: HOVER_MS }))) {
      await frame.page().mouse.wheel(0, SCROLL_PX);
      scrolls += 1;
    } else misses += 1;
    await pause(LOOK_EVERY_MS, signal);
  }
}
