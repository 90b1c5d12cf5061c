/** Entries of open lists that say by role or class that they are. */
import { allMatching, isSeen, textOf } from './elements.ts';
import { inThisDocument, kept } from './kept.ts';
import type { PageOption } from './page-scan.ts';

/** What is only called an option and stands there before any list opens. */
export function noteStanding(): void {
  kept.standing = new WeakSet(allMatching('[class*=option i]').filter((one) => isSeen(one)));
}

/** What the open list offers, each with its place in it. */
export function listEntries(): PageOption[] {
  const proper =
    '[role=option], [role=listbox] > *, [class*=suggest i] li, [class*=autocomplete i] li';
  const isProper = (one: Element) => one.matches(proper);
  const seen = allMatching(`${proper}, [class*=option i]`).filter(
    (one) =>
      one.tagName !== 'OPTION' &&
      isSeen(one) &&
      (isProper(one) || !inThisDocument(kept.standing).has(one)),
  );
  // Not what is around the entries, nor the parts of one.
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
  return entries.map((entry, place) => ({ value: `#${place}`, text: textOf(entry, 120) }));
}

/**
 * Presses the entry at its middle, as a mouse would: its innermost element may be the one that
 * listens. Returns false when the list has been drawn anew meanwhile.
 */
export function pressEntry(place: number): boolean {
  const entry = inThisDocument(kept.entries)[place];
  if (!entry?.isConnected) return false;
  entry.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = entry.getBoundingClientRect();
  const root = entry.getRootNode() as Document | ShadowRoot;
  const middle = root.elementFromPoint(left + width / 2, top + height / 2);
  const pressed = middle && entry.contains(middle) ? middle : entry;
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    pressed.dispatchEvent(
      new MouseEvent(type, { bubbles: true, composed: true, cancelable: true }),
    );
  }
  return true;
}

export function listEntry(place: number): Element | undefined {
  return inThisDocument(kept.entries)[place];
}
