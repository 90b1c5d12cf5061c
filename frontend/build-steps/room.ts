/**
 * Browser globals that the build steps must not use: this file stops compiling once one exists
 * here.
 */

// @ts-expect-error: the build runs on Node, so there is no page
export type NoDocument = typeof document;
