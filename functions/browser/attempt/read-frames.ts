/**
 * Reads the form's own frame and every other frame, window and page that may show the target's
 * answer.
 */
import type { Frame } from 'playwright-core';
import { callPage } from '../page/call-page.ts';
import { isSameSite } from '../traffic/submit-weight.ts';
import type { PageReading, ReadingRequest } from '../page/scripts/page-reading.ts';
import type { SubmitTraffic } from '../traffic/submit-traffic.ts';

const STALLED_MS = 1500;
/** The maximum number of frames to read; pages with more frames are full of advertisements. */
const MOST_FRAMES = 12;

type Answered = Pick<SubmitTraffic, 'answer' | 'endUrl'>;

/**
 * Reads the form's frame, and the other frames and windows that may show the submit's answer.
 * @param traffic contains the addresses at which the submit was answered and its redirects ended.
 * Other windows are read only if their page belongs to the site of one of these addresses.
 * @param limitMs how long to wait for each frame; a page may not respond until its submit is over.
 * @returns undefined while the form's frame is changing documents.
 */
export async function readFrames(
  form: Frame,
  request: ReadingRequest,
  traffic: Answered | undefined,
  limitMs: number = STALLED_MS,
): Promise<PageReading | undefined> {
  const all = form
    .page()
    .context()
    .pages()
    .flatMap((page) => page.frames());
  if (all.length === 0) throw new Error('The page was lost');
  const isOwn = (frame: Frame) => frame !== form && isOfSite(frame, form, traffic);
  const others = all.filter(isOwn).slice(0, MOST_FRAMES);
  const bare = { ...request, fields: [] };
  const [own, ...rest] = await Promise.all([
    form.isDetached() ? undefined : readFrame(form, request, limitMs),
    ...others.map((frame) => readFrame(frame, bare, limitMs)),
  ]);
  const readings = rest.filter((reading) => reading !== undefined);
  const base = own ?? (form.isDetached() ? readings[0] : undefined);
  if (!base) return undefined;
  const seen = own ? [own, ...readings] : readings;
  return {
    ...base,
    formGone: own?.formGone ?? true,
    url: form.page().isClosed() ? base.url : form.page().url(),
    lines: [...new Set(seen.flatMap(({ lines }) => lines))],
    signs: request.signs.map((_sign, place) => ({
      text: seen.some(({ signs }) => signs[place]?.text),
      selector: seen.some(({ signs }) => signs[place]?.selector),
    })),
    captcha: seen.map(({ captcha }) => captcha).find(Boolean) ?? '',
    inputs: seen.flatMap(({ inputs }, place) => inputs.map((field) => `${place}.${field}`)),
    builders: seen.flatMap(({ builders }) => builders),
    leaves: seen.map(({ leaves }) => leaves).find(Boolean) ?? '',
    busy: seen.reduce((sum, { busy }) => sum + busy, 0),
  };
}

/**
 * Whether the frame may show the submit's answer. Chats and advertisements of other sites show
 * nothing about the submit, even in a window of their own.
 */
function isOfSite(frame: Frame, form: Frame, traffic: Answered | undefined): boolean {
  if (frame === form.page().mainFrame()) return true;
  const url = frame.url();
  const homes = [form.url(), form.page().url()];
  if (frame.parentFrame() === null) homes.push(traffic?.answer?.url ?? '', traffic?.endUrl ?? '');
  return url.startsWith('about:') || homes.some((home) => isSameSite(url, home));
}

function late(limitMs: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, limitMs, undefined).unref());
}

async function readFrame(
  frame: Frame,
  request: ReadingRequest,
  limitMs: number,
): Promise<PageReading | undefined> {
  if (frame.page().isClosed()) return undefined;
  try {
    return await Promise.race([callPage(frame, 'readPage', request), late(limitMs)]);
  } catch (error: unknown) {
    const gone = /navigat|context was destroyed|detached|has been closed/i;
    if (error instanceof Error && gone.test(error.message)) return undefined;
    throw error;
  }
}
