/** Finds the entry for the lead's value in a list that the page shows, and waits for it. */
import type { Frame, Page, Request } from 'playwright-core';
import { callPage } from '../page/call-page.ts';
import { pause } from '../page/pause.ts';
import {
  chooseAmount,
  chooseCountryCode,
  chooseSuggestion,
  isLastResort,
} from './choose-option.ts';
import { optionOf } from './recipe/find-option.ts';
import type { FillStep } from '../page/scripts/fill-fields.ts';
import type { PageOption } from '../page/scripts/page-scan.ts';

export const LOOK_EVERY_MS = 50;
/**
 * How long an entry must keep its place before it is pressed: some pages draw a list for each typed
 * letter, and an entry of an earlier list may stand for another one by then.
 */
const SETTLED_MS = 150;
/** How long to wait for a list that the page draws without a request. */
export const UNASKED_MS = 1000;

export interface Pick {
  frame: Frame;
  step: FillStep;
  limitMs: number;
  signal: AbortSignal;
  /** Whether the field's role says that it accepts only entries of its list. */
  sure: boolean;
}

export interface Entry {
  place: number;
  text: string;
}

export interface Requests {
  seen: () => boolean;
  stop: () => void;
}

/** Notes whether the page sends a request that may load suggestions. */
export function watchRequests(page: Page): Requests {
  let seen = false;
  const note = (request: Request) => {
    seen ||= /^(xhr|fetch|script)$/.test(request.resourceType());
  };
  page.on('request', note);
  return { seen: () => seen, stop: () => void page.off('request', note) };
}

/** @returns the entry for the value; undefined if no list appears or no entry matches. */
export async function waitForEntry(
  pick: Pick,
  requests: Requests,
  limitMs: number,
): Promise<Entry | undefined> {
  const { signal, sure } = pick;
  const start = performance.now();
  let seen: (Entry & { since: number }) | undefined;
  for (;;) {
    const waited = performance.now() - start;
    // More entries may still arrive, so `Other` is chosen only after half of the time.
    const chosen = await findEntry(pick, sure && waited > pick.limitMs / 2);
    const isSame = chosen?.text === seen?.text && chosen?.place === seen?.place;
    if (!isSame) seen = chosen && { ...chosen, since: waited };
    const isOver = waited > (sure || requests.seen() ? limitMs : UNASKED_MS);
    if (chosen && (isOver || waited - (seen?.since ?? waited) >= SETTLED_MS)) return chosen;
    if (isOver) return undefined;
    await pause(LOOK_EVERY_MS, signal);
  }
}

export async function findEntry(pick: Pick, allowOther: boolean): Promise<Entry | undefined> {
  const { frame, step } = pick;
  const entries = await callPage(frame, 'listEntries');
  const offered = entries.length > 0 || !mayBeDrawn(step) ? entries : await drawnOnes(pick);
  const usable = offered.filter((one) => allowOther || !isLastResort(one));
  const chosen = chooseEntry(step, usable);
  return chosen && { place: offered.indexOf(chosen), text: chosen.text };
}

/**
 * Whether to search for a list whose elements have no ARIA roles: pages show such lists for typed
 * texts and for cities.
 */
export const mayBeDrawn = ({ drawn, field }: FillStep) => !drawn || field === 'city';

export function drawnOnes({ frame, step }: Pick): Promise<PageOption[]> {
  return callPage(frame, 'drawnEntries', drawnBy(step));
}

export const drawnBy = ({ index, values }: FillStep) => ({ index, typed: values[0] ?? '' });

/** The values of such entries are only their positions in the list. */
export function chooseEntry(
  { field, unit, values, exact }: FillStep,
  entries: PageOption[],
): PageOption | undefined {
  const [value = ''] = values;
  const texts = entries.map(({ text }) => ({ value: text, text }));
  if (exact) return entries.find(({ text }) => text === optionOf(value, texts)?.text);
  const choices = {
    loanAmount: () => chooseAmount(Number(value) * unit, texts, unit),
    phone: () => chooseCountryCode(value.replace(/\D/g, ''), texts),
  }[field];
  const [chosen] = choices?.() ?? chooseSuggestion(value, texts);
  return entries.find(({ text }) => text === chosen);
}
