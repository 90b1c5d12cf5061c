/** A check at compile time that code in this folder can't use Node's globals and modules. */

// @ts-expect-error: this code runs in a stranger's page, where Node does not exist
export type NoProcess = typeof process;
// @ts-expect-error: nor do its modules
export type { PathLike } from 'node:fs';
