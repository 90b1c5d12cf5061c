/** What the contract must not know: this file stops compiling once one of these names exists here. */

// @ts-expect-error: it is imported everywhere, so it knows no browser
export type NoDocument = typeof document;
// @ts-expect-error: and no Node
export type NoProcess = typeof process;
