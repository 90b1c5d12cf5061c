/**
 * Sign-in and sessions in a real browser: one stage, one part a topic in the folder beside this
 * file.
 */
import { afterAll, beforeAll, describe } from '@jest/globals';
import { testWhereItLeads } from './sign-in/after-sign-in.ts';
import { testEmailedCodes } from './sign-in/emailed-codes.ts';
import { testSessionEnds } from './sign-in/session-ends.ts';
import { testRefreshes } from './sign-in/session-refresh.ts';
import { closeSuite, openSuite, START_TIMEOUT_MS, type SignInSuite } from './sign-in/suite.ts';

const suite = {} as SignInSuite;

beforeAll(() => openSuite(suite), START_TIMEOUT_MS);
afterAll(() => closeSuite(suite), START_TIMEOUT_MS);

describe('with e-mailed codes', () => testEmailedCodes(suite));
describe('signing in', () => testWhereItLeads(suite));
describe('the end of a session', () => testSessionEnds(suite));
describe('a token refresh', () => testRefreshes(suite));
