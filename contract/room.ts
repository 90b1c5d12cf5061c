/**
 * Globals that this folder's types must not know: if one of them exists, this file stops compiling.
 */

// @ts-expect-error: Node imports this folder too, so it must not depend on a browser
export type NoDocument = typeof document;
// @ts-expect-error: browsers import this folder too, so it must not depend on Node
export type NoProcess = typeof process;
