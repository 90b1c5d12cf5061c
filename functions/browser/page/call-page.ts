/**
 * Calls the functions that run inside a page (scripts/entry.ts), by name. The first call in each
 * document also sends their whole script; later calls send only their arguments. In the page the
 * script is a global variable with a random name that is not enumerable; its state is in a closure.
 * Playwright's handles would need no global variable, but a second evaluation in each document and
 * more time for each later call.
 */
import { randomUUID } from 'node:crypto';
import type { ElementHandle, Frame, Page } from 'playwright-core';
import { bounded } from './page-bounds.ts';
import { pageScript } from './page-scripts.generated.ts';
import type * as pageFunctions from './scripts/entry.ts';

type PageFunctions = typeof pageFunctions;
type ElementFunction = 'foundAt' | 'listEntry' | 'openerAt' | 'searchBox';
export type DataFunction = Exclude<keyof PageFunctions, ElementFunction>;
type Arguments<Name extends keyof PageFunctions> = Parameters<PageFunctions[Name]>;
type Result<Name extends keyof PageFunctions> = Awaited<ReturnType<PageFunctions[Name]>>;

interface Installed {
  /** The name of the global variable that holds the script in this frame's documents. */
  key: string;
  /**
   * Whether the current document has the script, as far as is known: the frame may be navigating.
   */
  isThere: boolean;
}

const installed = new WeakMap<Frame, Installed>();
const watched = new WeakSet<Page>();

/** Texts and lists in the result are cut to a maximum, because a page may return anything. */
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
  // A result that equals `key` means that the document lacks the script: the document is new, and
  // Playwright has not reported its navigation yet.
  if (answer === key) answer = await frame.evaluate(`${isThere(key)} || ${install(key)}, ${call}`);
  script.isThere = true;
  return bounded(answer as Result<Name>);
}

/**
 * @returns undefined if the page has no such element.
 * @throws {Error} if the document lacks the script.
 */
export async function elementInPage(
  frame: Frame,
  name: ElementFunction,
  place: number = 0,
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
