/** Scrolls an open list, which may draw only the entries in view, until it shows the lead's value. */
import { AttemptFailure } from '../judge/attempt-failure.ts';
import { callPage, elementInPage } from '../page/call-page.ts';
import { pause, succeeds } from '../page/pause.ts';
import { findEntry, LOOK_EVERY_MS, type Entry, type Pick } from './find-entry.ts';

/**
 * How far a list is scrolled at a time: less than the height of most lists, so that no entry is
 * skipped.
 */
const SCROLL_PX = 120;
/**
 * How long the same last entry must show before the end of the list is assumed: a busy page scrolls
 * late.
 */
const SCROLLS_MS = 1000;
/** How often it must have been scrolled meanwhile: on a busy machine one time takes seconds. */
const SCROLLS = 5;
/** How long the pointer waits for an entry that is covered or moving, and how often it tries. */
const HOVER_MS = 3000;
const MISSES = 2;
/** How long a list is scrolled at most; a quiet machine needs one to two seconds after its end. */
const LONGEST_MS = 20_000;

/**
 * Some lists draw only the entries that are in view, so the list is scrolled: first to its top,
 * because it may have opened at another choice.
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
 * Some of these lists have nothing to scroll and react only to the mouse wheel.
 * @returns undefined if the whole list was seen and lacks the value.
 * @throws {AttemptFailure} if the end of the list was not seen: it may hold the value.
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
    // A list that is drawn again meanwhile removes the entry; the next look finds the new one.
    if (await succeeds(element?.hover({ timeout: HOVER_MS }))) {
      await frame.page().mouse.wheel(0, SCROLL_PX);
      scrolls += 1;
    } else misses += 1;
    await pause(LOOK_EVERY_MS, signal);
  }
}
