/**
 * Node's global names must not exist in this folder's types: if a Node name exists, this file stops
 * compiling.
 */

// @ts-expect-error: this code runs in browsers, so Node's globals do not exist
export type NoProcess = typeof process;
// @ts-expect-error: Node's modules do not exist here either
export type { PathLike } from 'node:fs';
