/** What this room must not know: this file stops compiling once the name exists here. */

// @ts-expect-error: it runs on Node, so there is no page
export type NoDocument = typeof document;
