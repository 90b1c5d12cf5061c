/**
 * Node's names, which browser code must not use: this file stops compiling once one of them exists
 * here.
 */

// @ts-expect-error: this code runs in browsers, so Node's globals do not exist
export type NoProcess = typeof process;
// @ts-expect-error: Node's modules do not exist here either
export type { PathLike } from 'node:fs';
