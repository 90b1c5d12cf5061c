/**
 * The names that this room must not know: this file stops compiling once one of them exists here.
 */

// @ts-expect-error: this room runs in browsers, so there is no Node
export type NoProcess = typeof process;
// @ts-expect-error: nor any of Node's modules
export type { PathLike } from 'node:fs';
