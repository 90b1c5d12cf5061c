/**
 * Keeps this folder independent of browsers and of Node: if the types of this folder include
 * `document` or `process`, this file does not compile.
 */

// @ts-expect-error: Node imports this folder too, so it must not depend on a browser
export type NoDocument = typeof document;
// @ts-expect-error: browsers import this folder too, so it must not depend on Node
export type NoProcess = typeof process;
