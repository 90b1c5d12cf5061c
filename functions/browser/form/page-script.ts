/**
 * Code that runs inside the page. Its functions call each other, so they travel together: the
 * script is their own source, joined. They must be function declarations that use nothing but
 * their arguments, each other and the page.
 */
import type { Frame } from 'playwright-core';
import { bounded } from './page-bounds.ts';

type PageFunction = (...parameters: never[]) => unknown;

/** @returns an expression for `evaluate`: the entry called with the argument. */
export function pageScript(
  entry: PageFunction,
  parts: readonly PageFunction[],
  argument: unknown = null,
): string {
  const source = [...parts, entry].map(String).join('\n');
  return `(() => { ${source}\nreturn ${entry.name}(${JSON.stringify(argument)}); })()`;
}

/** Runs an expression of `pageScript`; of what comes back no text or list is longer than a bound. */
export async function runInPage<Result>(frame: Frame, script: string): Promise<Result> {
  return bounded(await frame.evaluate<Result>(script));
}
