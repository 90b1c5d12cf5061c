/**
 * A new user's steps to the first lead, and the life of API keys, in a real browser. Each file in
 * `keys-and-guide` tests one topic. All topics share one stage and one user, and run in the order
 * below.
 */
import { afterAll, beforeAll, describe, jest } from '@jest/globals';
import { testFailures } from './keys-and-guide/failures.ts';
import { testFirstLead } from './keys-and-guide/first-lead.ts';
import { testFirstView } from './keys-and-guide/first-view.ts';
import { testGuide } from './keys-and-guide/guide.ts';
import { testKeys } from './keys-and-guide/keys.ts';
import { testScopes } from './keys-and-guide/scopes.ts';
import { testWholeGuide } from './keys-and-guide/whole-guide.ts';
import { closeSuite, openSuite, type KeysSuite } from './keys-and-guide/suite.ts';
import { testTestCard } from './keys-and-guide/test-card.ts';
import { STAGE_TEST_MS, STAGE_START_MS, STAGE_STOP_MS } from '../time-limits.ts';

jest.setTimeout(STAGE_TEST_MS);

const suite = {} as KeysSuite;

beforeAll(() => openSuite(suite), STAGE_START_MS);
afterAll(() => closeSuite(suite), STAGE_STOP_MS);

describe('a new user’s first lead', () => testFirstLead(suite));
describe('the first view of the dashboard: its size and content', () => testFirstView(suite));
describe('the integration guide', () => testGuide(suite));
describe('the Test Submission card', () => testTestCard(suite));
describe('the use, copying, deletion and expiry of API keys', () => testKeys(suite));
describe('the error messages of the dashboard', () => testFailures(suite));
describe('the scopes of an API key and the rotation of its value', () => testScopes(suite));
describe('the page with the whole integration guide', () => testWholeGuide(suite));
