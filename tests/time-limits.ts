/**
 * Limits of tests that need more than the usual 30 s (jest.config.js), each with its reason. They
 * are longer than the waits inside a test, so that a test fails with the message of its wait.
 */
import { MINUTE_MS } from '../contract/time-units.ts';

/** A busy machine takes seconds to start a browser. */
export const BROWSER_TEST_MS = MINUTE_MS;

/**
 * For tests that compile, synthesise, simulate, start many processes or send hundreds of leads: they
 * need seconds of a processor, and a busy machine may give them an eighth of one.
 */
export const LONG_WORK_TEST_MS = 2 * MINUTE_MS;

/** The time limit of one step in a page: on a busy machine a page needs 20 s to load. */
export const PAGE_WAIT_MS = MINUTE_MS;

/** A test on a whole stage takes several such steps, in pages and in functions. */
export const STAGE_TEST_MS = 3 * MINUTE_MS;

/**
 * The time limit for one lead. On a busy machine a lead's first attempt may end at its deadline of
 * 60 s; it is repeated some 30 s later, and after two such attempts the form's circuit breaker
 * waits for another minute.
 */
export const LEAD_WAIT_MS = 5 * MINUTE_MS;
export const LEAD_TEST_MS = LEAD_WAIT_MS + STAGE_TEST_MS;

/** How long an answer about a key may be cached: API Gateway caches it for less than a minute. */
export const KEY_CACHE_MS = MINUTE_MS;

/**
 * The time limit of a start, because a local cloud first builds the site, unless the build is newer
 * than its sources.
 */
export const STAGE_START_MS = 10 * MINUTE_MS;
/** The time limit of a stop, because a local cloud first ends its running functions. */
export const STAGE_STOP_MS = MINUTE_MS;
