/** Finds and presses the entries of open lists, recognised by role or class. */
import { drawnEntries } from './drawn-list.ts';
import {
  classed,
  hasOther,
  hostOf,
  isSeen,
  rootOf,
  seenPartOf,
  textOf,
  type FieldElement,
} from './elements.ts';
import { foundAt, inThisDocument, kept } from './kept.ts';
import type { PageOption } from './page-scan.ts';
import { allMatching, around, rectOf } from './places.ts';
import { pressByMouse } from './press-button.ts';
import { innerTextOf } from './read-builders.ts';

/** Whether the element's class or tag name marks it as the entry of a list. */
const isCalledEntry = (one: Element) =>
  one.matches('[class*=option i]') || /-(item|option)$/.test(one.localName);

/** Remembers elements that look like options but are visible before any list opens. */
export function noteStanding(): void {
  kept.standing = new WeakSet(allMatching('*').filter((one) => isCalledEntry(one) && isSeen(one)));
}

/**
 * The entries of the open list. `text` is the drawn text, with a comma for each line break; `value`
 * is the text without breaks.
 */
export function listEntries(): PageOption[] {
  const proper = `[role=option], [role=listbox] > *, ${classed('suggest autocomplete')} li`;
  const isProper = (one: Element) => one.matches(proper);
  const seen = allMatching('*').filter(
    (one) =>
      (isProper(one) || (isCalledEntry(one) && !inThisDocument(kept.standing).has(one))) &&
      one.tagName !== 'OPTION' &&
      isSeen(one),
  );
  // Keeps only the entries themselves: drops elements that contain an entry, and parts of an entry.
  const entries = seen.filter(
    (one) =>
      !seen.some(
        (other) =>
          other !== one &&
          ((one.contains(other) && (isProper(other) || !isProper(one))) ||
            (other.contains(one) && isProper(other) && !isProper(one))),
      ),
  );
  kept.entries = entries;
  return entries.map((entry) => {
    // An entry's text may be in its own shadow root, or in the element in whose shadow root the
    // entry is.
    const shown = innerTextOf(entry)?.replace(/\n+/g, ', ').slice(0, 120);
    const text = shown || textOf(entry.shadowRoot, 120) || textOf(hostOf(entry), 120);
    return { value: text && (textOf(entry, 120) || text), text };
  });
}

function elementAtMiddle(element: Element): Element | null {
  const { left, top, width, height } = rectOf(element);
  const root = rootOf(element);
  return root.elementFromPoint(left + width / 2, top + height / 2);
}

export interface EntryToPress {
  place: number;
  text: string;
  /**
   * Set if the list may lack ARIA roles: the field and its typed text, by which the list is found.
   * If undefined, only lists with roles count.
   */
  drawnFor?: { index: number; typed: string } | undefined;
}

/**
 * Presses the middle of the entry, as a mouse would, because the event listener may be on its
 * innermost element. If the list was drawn again, it is read again in the same task, so that it
 * can't change before the press. Returns the position of the pressed entry, or -1 if the list no
 * longer contains it.
 */
export function pressEntry(wanted: EntryToPress): number {
  const place = placeNow(wanted);
  const entry = inThisDocument(kept.entries)[place];
  if (!entry?.isConnected) return -1;
  entry.scrollIntoView({ block: 'nearest' });
  const middle = elementAtMiddle(entry);
  const pressed = middle && entry.contains(middle) ? middle : entry;
  pressByMouse(pressed);
  return place;
}

function placeNow({ place, text, drawnFor }: EntryToPress): number {
  if (inThisDocument(kept.entries)[place]?.isConnected) return place;
  const entries = listEntries();
  const offered = entries.length > 0 || !drawnFor ? entries : drawnEntries(drawnFor);
  return offered.findIndex((one) => one.text === text);
}

/** The element to press to open the field's list: the field, or an element that lies over it. */
export function openerAt(index: number): Element | undefined {
  const field = foundAt<FieldElement>(index);
  const part = seenPartOf(field) ?? field;
  part.scrollIntoView({ block: 'nearest' });
  const hit = elementAtMiddle(part);
  const own = around(part, 3).findLast((place) => !hasOther(place, part));
  return hit && (hit.contains(part) || own?.contains(hit)) ? hit : part;
}

/** The empty search box that got the focus when a list was opened. */
export function searchBox(): Element | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!active?.matches(':read-write:not([inputmode=none])')) return undefined;
  const { value = active.textContent } = active as Partial<HTMLInputElement>;
  return value ? undefined : active;
}

/**
 * Scrolls the open list, because it may draw only the entries in view. Returns false at the end of
 * the list.
 * @param by how far to scroll, in heights of the list.
 */
export function scrollEntries(by: number): boolean {
  return around(inThisDocument(kept.entries).at(-1) ?? document.body).some((box) => {
    const { scrollTop } = box;
    if (!box.matches('body, html')) box.scrollTop += by * box.clientHeight;
    return box.scrollTop !== scrollTop;
  });
}

export function listEntry(place: number): Element | undefined {
  return inThisDocument(kept.entries)[place];
}
