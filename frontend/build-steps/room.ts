/**
 * `document` must not exist in this folder's types: if `document` exists, this file stops
 * compiling.
 */

// @ts-expect-error: the build runs on Node, so there is no page
export type NoDocument = typeof document;
