/** `document` must not exist in this folder's types: if it does, this file stops compiling. */

// @ts-expect-error: this code runs on Node, where there is no page
export type NoDocument = typeof document;
