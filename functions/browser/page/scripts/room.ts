/**
 * Checks that names of Node do not exist in this folder: if one of them does, this file does not
 * compile.
 */

// @ts-expect-error: this code runs in a stranger's page, where Node does not exist
export type NoProcess = typeof process;
// @ts-expect-error: nor do its modules
export type { PathLike } from 'node:fs';
