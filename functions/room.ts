/**
 * Checks that the browser's global `document` is not among this folder's types: otherwise this file
 * does not compile.
 */

// @ts-expect-error: this code runs on Node, where there is no page
export type NoDocument = typeof document;
