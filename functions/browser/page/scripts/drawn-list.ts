/**
 * Finds suggestion lists without an ARIA role, of any markup: elements that appear near the field
 * and contain the typed text.
 */
import {
  attributeOf,
  classed,
  isSeen,
  onOneLine,
  shownField,
  textOf,
  withAncestors,
  type FieldElement,
} from './elements.ts';
import { foundAt, kept } from './kept.ts';
import type { PageOption } from './page-scan.ts';
import { allRoots, around, rectOf, within } from './places.ts';

/**
 * Starts to record every element that is added or shown after this call. Starts only once per
 * document.
 */
export function watchChanges(): Set<Element> {
  if (kept.changed) return kept.changed;
  const changed = (kept.changed = new Set<Element>());
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const nodes = addedNodes.length > 0 ? [...addedNodes] : [target];
      for (const node of nodes)
        if (node instanceof Element && changed.size < 1000) changed.add(node);
    }
  });
  for (const root of allRoots()) {
    const attributeFilter = ['class', 'style', 'hidden', 'aria-hidden'];
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter });
  }
  return changed;
}

export const liesOver = (place: Element): boolean =>
  /absolute|fixed/.test(getComputedStyle(place).position);

/**
 * Whether the entry belongs to a list: a class, id or tag around it names a list, or the entry lies
 * over the page.
 */
function isInList(entry: Element): boolean {
  const named = `li, tr, ul, ol, table, ${classed('suggest complet dropdown menu list result option pac- tt- predict')}, [id*=suggest i], [id*=result i], [id*=list i]`;
  return [entry, ...around(entry, 4)].some((place) => place.matches(named) || liesOver(place));
}

/**
 * The entry's text. Elements that are side by side, such as `Pune` and `Maharashtra`, are joined by
 * a comma.
 */
function entryText(entry: Element): string {
  if (entry.childNodes.length === 1 && entry.firstElementChild) {
    return entryText(entry.firstElementChild);
  }
  let text = '';
  for (const node of entry.childNodes) {
    if (node instanceof Comment) continue;
    const raw = node.textContent ?? '';
    const said = onOneLine(raw).slice(0, 120);
    const isWord = node instanceof Element && !node.matches('b, strong, em, mark, u, i');
    const separates = isWord && text !== '' && /[\p{L}\p{N}]$/u.test(text);
    const space = /^\s/.test(raw) && text !== '' ? ' ' : '';
    if (said !== '') text += (separates ? ', ' : space) + said + (/\s$/.test(raw) ? ' ' : '');
  }
  return onOneLine(text).replace(/ ,/g, ',').slice(0, 120);
}

/**
 * Finds the entries that contain the typed text. Keeps the innermost element of each entry, because
 * its events bubble up.
 */
export function drawnEntries({ index, typed }: { index: number; typed: string }): PageOption[] {
  const field = foundAt(index);
  const wanted = typed.toLowerCase();
  const has = (one: Element) => (one.textContent ?? '').toLowerCase().includes(wanted);
  const roots = [...watchChanges()].filter((one) => one.isConnected && has(one));
  const all = new Set(roots.flatMap((root) => [root, ...within(root, '*')]).filter(has));
  const refused = 'label, legend, h1, h2, button, [type=submit], a[href^=http], script, style';
  const box = field && rectOf(field);
  const isNear = (one: Element) => {
    const { top, bottom } = rectOf(one);
    return box && top < box.bottom + 600 && bottom > box.top - 600;
  };
  const leaves = [...all].filter(
    (one) =>
      ![...one.children].some(has) &&
      !one.closest(refused) &&
      !one.contains(field ?? null) &&
      isSeen(one) &&
      isNear(one) &&
      isInList(one),
  );
  const entryOf = (leaf: Element): Element => {
    const place = leaf.parentElement;
    const isEntry =
      leaf.matches('li') ||
      (field && place?.previousElementSibling === field) ||
      [...(place?.children ?? [])].some(
        (one) => one !== leaf && leaf.className && one.className === leaf.className,
      );
    const isWhole =
      place &&
      !isEntry &&
      all.has(place) &&
      textOf(place, 121).length <= 120 &&
      leaves.filter((one) => place.contains(one)).length === 1;
    return isWhole ? entryOf(place) : leaf;
  };
  kept.entries = leaves;
  return leaves.map((leaf) => {
    const text = entryText(entryOf(leaf));
    return { value: text, text };
  });
}

/**
 * The hidden fields that the page may fill in when an entry is chosen: those whose name is like the
 * field's name or names a place, and those near the field if it is the only visible field there.
 */
function hiddenBeside(field: Element): HTMLInputElement[] {
  const others =
    /utm|clid|token|srf|nonce|source|campaign|refer|page|url|honey|captcha|lead|form|session|action|website|subject|time|date/i;
  const form = field.closest('form') ?? document;
  const hidden = within<HTMLInputElement>(form, 'input[type=hidden]').filter(
    ({ name, id }) => !others.test(`${name} ${id}`),
  );
  const visible = (place: Element) => within(place, shownField).length;
  const own = around(field, 2).findLast((place) => visible(place) === 1);
  const stem = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const called = [field.id, attributeOf(field, 'name')].map(stem).filter(Boolean);
  const isNamed = ({ name, id }: HTMLInputElement) =>
    /place|city|town|locat|geo/i.test(`${name} ${id}`) ||
    called.some((one) => [name, id].some((other) => other !== '' && stem(other).includes(one)));
  return hidden.filter((one) => own?.contains(one) === true || isNamed(one));
}

/** Whether the field probably shows suggestions for typed text, although it has no ARIA role. */
export function offersList(field: Element): boolean {
  if (!field.matches('input:is([type=text], [type=search], :not([type]))')) return false;
  const words = `${classed('autocomplete typeahead suggest pac-target places selectize')}, [id*=autocomplete i]`;
  const says =
    '[readonly], [autocomplete=off], [aria-controls], [aria-owns], [aria-haspopup], [aria-expanded]';
  if (field.matches(`${says}, ${words}`) || field.closest(`:is(div, span, p):is(${words})`)) {
    return true;
  }
  const isEmpty = ({ value }: HTMLInputElement) => value === '';
  return document.querySelector('.pac-container') !== null || hiddenBeside(field).some(isEmpty);
}

export interface ListState {
  open: boolean;
  value: string;
  /**
   * The texts and values in and around the control. Some lists draw the choice beside the field and
   * empty the field; some only fill in a hidden field.
   */
  shown: string;
  /**
   * The state of the hidden fields beside the field: `none` if there are none, `filled` if one of
   * them has a value, otherwise `empty`.
   */
  hidden: 'none' | 'empty' | 'filled';
}

/**
 * The texts and values of an element: its own, its shadow root's, and those of the lists and hidden
 * fields inside it.
 */
function shownIn(place: Element): string[] {
  const { value, innerText } = place as HTMLInputElement;
  const held = within<FieldElement>(place, 'select, [type=hidden], [readonly]');
  return [value, innerText, textOf(place.shadowRoot, 500), ...held.map((one) => one.value)];
}

export function listState({ index, place }: { index: number; place: number }): ListState {
  const field = foundAt<Element & { value?: string }>(index);
  const entry = kept.entries?.[place];
  const hidden = hiddenBeside(field);
  const isFilled = hidden.some(({ value }) => value !== '');
  return {
    open: entry !== undefined && entry.isConnected && isSeen(entry),
    value: field.value ?? '',
    shown: withAncestors(field).slice(0, 3).flatMap(shownIn).join(' '),
    hidden: hidden.length === 0 ? 'none' : isFilled ? 'filled' : 'empty',
  };
}

/**
 * Prevents the page's submits while Enter is pressed to choose an entry of a list.
 * @param keep false allows submits again.
 */
export function keepForm(keep: boolean): void {
  kept.submitStop?.abort();
  const { signal } = (kept.submitStop = new AbortController());
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  if (keep) addEventListener('submit', stop, { capture: true, signal });
}
