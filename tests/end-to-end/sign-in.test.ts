/**
 * Sign-in and sessions in a real browser, on one stage. Each file in the folder `sign-in` tests one
 * topic.
 */
import { afterAll, beforeAll, describe, jest } from '@jest/globals';
import { testWhereItLeads } from './sign-in/after-sign-in.ts';
import { testEmailedCodes } from './sign-in/emailed-codes.ts';
import { testSessionEnds } from './sign-in/session-ends.ts';
import { testRefreshes } from './sign-in/session-refresh.ts';
import { closeSuite, openSuite, type SignInSuite } from './sign-in/suite.ts';
import { STAGE_TEST_MS, STAGE_START_MS, STAGE_STOP_MS } from '../time-limits.ts';

jest.setTimeout(STAGE_TEST_MS);

const suite = {} as SignInSuite;

beforeAll(() => openSuite(suite), STAGE_START_MS);
afterAll(() => closeSuite(suite), STAGE_STOP_MS);

describe('codes that a user pool sends by e-mail', () => testEmailedCodes(suite));
describe('the page that opens after a sign-in', () => testWhereItLeads(suite));
describe('the end of a session', () => testSessionEnds(suite));
describe("the refresh of a session's tokens", () => testRefreshes(suite));
