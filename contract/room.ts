/**
 * Global names of the browser, which this folder must not use: if its types know one of them, this
 * file stops compiling.
 */

// @ts-expect-error: Node code imports this folder too, so browser globals must not exist here
export type NoDocument = typeof document;
// @ts-expect-error: nor Node
export type NoProcess = typeof process;
