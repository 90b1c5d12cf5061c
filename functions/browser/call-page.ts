/**
 * Calls the functions that run inside a page (page/entry.ts), by name. Their script is one bundle:
 * it goes to a frame with the first call in each document, in the same evaluation; later calls send
 * their arguments only. In the page it stands under a random name that no loop over the globals
 * shows, and what it keeps between calls is closed over. Playwright's handles would leave no name
 * at all, but cost a second evaluation in each document and dearer ones after it.
 */
import { randomUUID } from 'node:crypto';
import type { ElementHandle, Frame, Page } from 'playwright-core';
import { bounded } from './form/page-bounds.ts';
import { pageScript } from './page-scripts.generated.ts';
import type * as pageFunctions from './page/entry.ts';

type PageFunctions = typeof pageFunctions;
type ElementFunction = 'foundAt' | 'listEntry';
export type DataFunction = Exclude<keyof PageFunctions, ElementFunction>;
type Arguments<Name extends keyof PageFunctions> = Parameters<PageFunctions[Name]>;
type Result<Name extends keyof PageFunctions> = Awaited<ReturnType<PageFunctions[Name]>>;

interface Installed {
  /** The global that holds the script in this frame's documents. */
  key: string;
  /** The script is in the document, as far as known: a navigation may be under way. */
  isThere: boolean;
}

const installed = new WeakMap<Frame, Installed>();
const watched = new WeakSet<Page>();

/** Of what comes back no text or list is longer than a bound: a page may answer anything. */
export async function callPage<Name extends DataFunction>(
  frame: Frame,
  name: Name,
  ...parameters: Arguments<Name>
): Promise<Result<Name>> {
  const script = installedIn(frame);
  const { key } = script;
  const call = callText(key, name, parameters);
  let answer: unknown = key;
  if (script.isThere) answer = await frame.evaluate(`${isThere(key)} ? ${call} : "${key}"`);
  // Another document, whose navigation was not known yet.
  if (answer === key) answer = await frame.evaluate(`${isThere(key)} || ${install(key)}, ${call}`);
  script.isThere = true;
  return bounded(answer as Result<Name>);
}

/** @returns undefined where there is none; throws in a document that the script is not in. */
export async function elementInPage(
  frame: Frame,
  name: ElementFunction,
  place: number,
): Promise<ElementHandle | undefined> {
  const { key } = installedIn(frame);
  const handle = await frame.evaluateHandle(callText(key, name, [place]));
  return handle.asElement() ?? undefined;
}

function installedIn(frame: Frame): Installed {
  const known = installed.get(frame);
  if (known) return known;
  const script = { key: `_${randomUUID()}`, isThere: false };
  installed.set(frame, script);
  watch(frame.page());
  return script;
}

function watch(page: Page): void {
  if (watched.has(page)) return;
  watched.add(page);
  page.on('framenavigated', (frame) => {
    const script = installed.get(frame);
    if (script) script.isThere = false;
  });
}

const isThere = (key: string) => `"${key}" in globalThis`;

function install(key: string): string {
  return `(() => { ${pageScript}
Object.defineProperty(globalThis, "${key}", { value: page }); })()`;
}

function callText(key: string, name: string, parameters: readonly unknown[]): string {
  const texts = parameters.map((one) => JSON.stringify(one) ?? 'undefined');
  return `globalThis["${key}"].${name}(${texts.join(', ')})`;
}
