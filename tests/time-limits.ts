/**
 * Limits of tests that need more than Jest's 30 s (jest.config.js), each with its reason. They are
 * longer than the waits inside a test, so that a test fails with the message of its wait.
 */

/** Playwright waits up to 30 s, and a busy machine takes seconds to start a browser. */
export const BROWSER_TEST_MS = 60_000;

/**
 * On a busy machine a lead's first attempt may end at its deadline of 60 s; it is repeated some 30 s
 * later.
 */
export const LEAD_WAIT_MS = 120_000;
export const LEAD_TEST_MS = LEAD_WAIT_MS + BROWSER_TEST_MS;

/** API Gateway caches the authoriser's answer for less than a minute. */
export const KEY_CACHE_MS = 60_000;

/** A local cloud first builds the site, unless the build is newer than its sources. */
export const STAGE_START_MS = 300_000;
/** A local cloud first ends its running functions. */
export const STAGE_STOP_MS = 60_000;
