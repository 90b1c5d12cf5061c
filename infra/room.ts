/**
 * Keeps this folder independent of browsers: if the types of this folder include `document`, this
 * file does not compile.
 */

// @ts-expect-error: this code runs on Node, where there is no page
export type NoDocument = typeof document;
