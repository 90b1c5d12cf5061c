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
 * How long an entry must keep its place before it is pressed. Some pages draw a new list for each
 * typed letter, so that another entry may soon be at the same place.
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
  /** Whether a request of the page is still unanswered. */
  open: () => boolean;
  stop: () => void;
}

/** Watches the page for requests that may load suggestions. */
export function watchRequests(page: Page): Requests {
  let seen = false;
  const open = new Set<Request>();
  const note = (request: Request) => {
    if (!/^(xhr|fetch|script)$/.test(request.resourceType())) return;
    seen = true;
    open.add(request);
  };
  const end = (request: Request) => void open.delete(request);
  page.on('request', note).on('requestfinished', end).on('requestfailed', end);
  const stop = () => {
    page.off('request', note).off('requestfinished', end).off('requestfailed', end);
  };
  return { seen: () => seen, open: () => open.size > 0, stop };
}

/**
 * Waits for the list's entry that matches the value.
 * @returns undefined if no list appears or no entry matches.
 */
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
    // Better entries may still arrive, so a last resort such as `Other` is chosen late: after half
    // of the time limit or, while a request is unanswered, at the end of the time limit.
    const patience = pick.limitMs / (requests.open() ? 1 : 2);
    const chosen = await findEntry(pick, sure && waited > patience);
    const isSame = chosen?.text === seen?.text && chosen?.place === seen?.place;
    if (!isSame) seen = chosen && { ...chosen, since: waited };
    const isOver = waited > (sure || requests.seen() ? limitMs : UNASKED_MS);
    if (chosen && (isOver || waited - (seen?.since ?? waited) >= SETTLED_MS)) return chosen;
    if (isOver) return undefined;
    await pause(LOOK_EVERY_MS, signal);
  }
}

export async function findEntry(pick: Pick, allowsAny: boolean): Promise<Entry | undefined> {
  const { frame, step } = pick;
  const [typed = ''] = step.values;
  // If the step requires an exact match, its value is an entry of the list that the form's owner
  // chose, so `Other` is allowed.
  const isUsable = (one: PageOption) => allowsAny || step.exact || !isLastResort(one, typed);
  const entries = await callPage(frame, 'listEntries');
  const offered = entries.length > 0 || !mayBeDrawn(step) ? entries : await drawnOnes(pick);
  const chosen = chooseEntry(step, offered.filter(isUsable));
  return chosen && { place: offered.indexOf(chosen), text: chosen.text };
}

/**
 * Whether the page may show a list whose elements have no ARIA roles. Pages show such lists for
 * texts that a person types, and for cities.
 */
export const mayBeDrawn = ({ drawn, field }: FillStep) => !drawn || field === 'city';

export function drawnOnes({ frame, step }: Pick): Promise<PageOption[]> {
  return callPage(frame, 'drawnEntries', drawnBy(step));
}

export const drawnBy = ({ index, values }: FillStep) => ({ index, typed: values[0] ?? '' });

/** Chooses the entry that matches the step's value. */
export function chooseEntry(
  { field, unit, values, exact }: FillStep,
  entries: PageOption[],
): PageOption | undefined {
  const [value = ''] = values;
  if (exact) return optionOf(value, entries);
  const choices = {
    loanAmount: () => chooseAmount(Number(value) * unit, entries, unit),
    phone: () => chooseCountryCode(value.replace(/\D/g, ''), entries),
  }[field];
  const [chosen] = choices?.() ?? chooseSuggestion(value, entries);
  return entries.find((one) => one.value === chosen);
}
