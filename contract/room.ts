/** Names that must not exist in this folder: if one of them does, this file stops compiling. */

// @ts-expect-error: this folder is imported everywhere, so it must not know a browser
export type NoDocument = typeof document;
// @ts-expect-error: nor Node
export type NoProcess = typeof process;
