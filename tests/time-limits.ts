/**
 * Time limits of tests that need more than the usual 30 s (jest.config.js), each with its reason. A
 * test's limit is longer than the waits inside the test, so that a failed wait shows its own
 * message, not Jest's.
 */
import { MINUTE_MS } from '../contract/time-units.ts';

/** For tests that start a browser. On a busy machine the start of a browser takes seconds. */
export const BROWSER_TEST_MS = MINUTE_MS;

/**
 * For tests that compile, synthesise, simulate, start many processes or send hundreds of leads.
 * They need seconds of processor time, and a busy machine may give them only an eighth of a
 * processor.
 */
export const LONG_WORK_TEST_MS = 2 * MINUTE_MS;

/** The time limit of one step in a page. On a busy machine a page needs 20 s to load. */
export const PAGE_WAIT_MS = MINUTE_MS;

/**
 * For tests on a whole stage (a local cloud or a deployment). Such a test takes several steps in
 * pages and in functions.
 */
export const STAGE_TEST_MS = 3 * MINUTE_MS;

/**
 * The time limit for one lead. On a busy machine a lead's first attempt may end at its deadline of
 * 60 s, and the next attempt begins some 30 s later. After two such attempts the form's circuit
 * breaker waits for another minute.
 */
export const LEAD_WAIT_MS = 5 * MINUTE_MS;
export const LEAD_TEST_MS = LEAD_WAIT_MS + STAGE_TEST_MS;

/**
 * How long the authoriser's answer about an API key may be cached. API Gateway caches it for less
 * than a minute.
 */
export const KEY_CACHE_MS = MINUTE_MS;

/**
 * The time limit for the start of a stage. A local cloud first builds the site, unless the build is
 * newer than its sources.
 */
export const STAGE_START_MS = 10 * MINUTE_MS;
/** The time limit for the stop of a stage. A local cloud first ends its running functions. */
export const STAGE_STOP_MS = MINUTE_MS;
