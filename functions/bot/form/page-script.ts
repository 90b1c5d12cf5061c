/**
 * Code that runs inside the page. Its functions call each other, so they travel together: the
 * script is their own source, joined. They must be function declarations that use nothing but
 * their arguments, each other and the page.
 */
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
