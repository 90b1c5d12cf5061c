/** What this room must not know: this file stops compiling once one of these names exists here. */

// @ts-expect-error: it runs in browsers, so there is no Node
export type NoProcess = typeof process;
// @ts-expect-error: nor any of its modules
export type { PathLike } from 'node:fs';
