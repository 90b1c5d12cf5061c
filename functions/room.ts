/**
 * Ensures that the browser's global `document` has no type in this folder. If it had one, this file
 * would not compile.
 */

// @ts-expect-error: this code runs on Node, where there is no page
export type NoDocument = typeof document;
