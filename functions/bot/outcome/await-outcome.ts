/** Waits after the submit until there is a sign, or none can be expected any more. */
import type { BrowserContext, Frame } from 'playwright-core';
import { pageScript } from '../form/page-script.ts';
import type { OpenedForm } from '../open-target.ts';
import { pause } from '../pause.ts';
import { judgeOutcome, judgeSilence, type Evidence, type Verdict } from './judge-outcome.ts';
import { readPage, readingParts, type PageReading, type ReadingRequest } from './page-reading.ts';

const FIRST_LOOK_MS = 10;
const LATER_LOOKS_MS = 100;
/** A message may flash by while the page works: a refusal is believed when it stays. */
const REFUSAL_STAYS_MS = 250;

const STALLED_MS = 1500;

export interface OutcomeWatch {
  context: BrowserContext;
  frame: Frame;
  request: ReadingRequest;
  before: PageReading;
  traffic: Evidence['traffic'];
  success: Evidence['success'];
  /** How long nothing may happen before the page counts as silent. */
  quietMs: number;
  /** Whether the submit's connection ended without an answer. */
  isCut: () => boolean;
  /** Looks for another part of the form, where the pressed button led on. */
  nextPart?: () => Promise<OpenedForm | undefined>;
  signal: AbortSignal;
}

export type Outcome = Verdict | { kind: 'next'; form: OpenedForm };

export async function awaitOutcome(watch: OutcomeWatch): Promise<Outcome> {
  const { before, traffic, success, signal } = watch;
  let quietSince = performance.now();
  let refusedSince: number | undefined;
  let seen = '';
  for (let wait = FIRST_LOOK_MS; ; wait = Math.min(wait * 2, LATER_LOOKS_MS)) {
    await pause(wait, signal);
    const after = await readAll(watch);
    const now = performance.now();
    const state = JSON.stringify([after, traffic]);
    // A page too busy to answer has not fallen silent.
    const isBusy = !after && !watch.frame.isDetached();
    if ((traffic.waiting > 0 && !watch.isCut()) || state !== seen || isBusy) quietSince = now;
    seen = state;
    const evidence = { before, after, traffic, success };
    const verdict = after && judgeOutcome({ ...evidence, after });
    if (verdict?.kind === 'success') return verdict;
    const next = !verdict && traffic.waiting === 0 ? await watch.nextPart?.() : undefined;
    if (next) return { kind: 'next', form: next };
    refusedSince = verdict ? (refusedSince ?? now) : undefined;
    if (verdict && now - (refusedSince ?? now) >= REFUSAL_STAYS_MS) return verdict;
    if (!verdict && now - quietSince > watch.quietMs) {
      return judgeSilence({ ...evidence, after: after ?? before });
    }
  }
}

/** The form's own frame, and windows that the submit opened. */
async function readAll({
  context,
  frame,
  request,
}: OutcomeWatch): Promise<PageReading | undefined> {
  const others = context
    .pages()
    .map((page) => page.mainFrame())
    .filter((other) => other !== frame);
  const [own, ...rest] = await Promise.all(
    [frame, ...others].map((place) => readFrame(place, request)),
  );
  if (!own) return undefined;
  return {
    ...own,
    lines: [own, ...rest].flatMap((reading) => reading?.lines ?? []),
    textSeen: [own, ...rest].some((reading) => reading?.textSeen),
    selectorSeen: [own, ...rest].some((reading) => reading?.selectorSeen),
    url: frame.page().url(),
  };
}

function late(limitMs: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, limitMs, undefined).unref());
}

/**
 * @param limitMs how long the page may take: one whose submit is under way answers only when that
 *   is over.
 * @returns undefined while the frame is between two documents.
 */
export async function readFrame(
  frame: Frame,
  request: ReadingRequest,
  limitMs: number = STALLED_MS,
): Promise<PageReading | undefined> {
  if (frame.page().isClosed()) {
    if (frame.page().context().pages().length === 0) throw new Error('The page was lost');
    return undefined;
  }
  try {
    const reading = frame.evaluate<PageReading>(pageScript(readPage, readingParts, request));
    return await Promise.race([reading, late(limitMs)]);
  } catch (error: unknown) {
    if (error instanceof Error && /navigat|context was destroyed|detached/i.test(error.message)) {
      return undefined;
    }
    throw error;
  }
}
