/**
 * The way from a new account to the first lead and the life of its keys, in a real browser: one
 * stage and one person, the parts by topic in the folder beside this file, in this order.
 */
import { afterAll, beforeAll, describe } from '@jest/globals';
import { testFailures } from './keys-and-guide/failures.ts';
import { testFirstLead } from './keys-and-guide/first-lead.ts';
import { testFirstView } from './keys-and-guide/first-view.ts';
import { testGuide } from './keys-and-guide/guide.ts';
import { testKeys } from './keys-and-guide/keys.ts';
import { closeSuite, openSuite, START_TIMEOUT_MS, type KeysSuite } from './keys-and-guide/suite.ts';
import { testTestCard } from './keys-and-guide/test-card.ts';

const suite = {} as KeysSuite;

beforeAll(() => openSuite(suite), START_TIMEOUT_MS);
afterAll(() => closeSuite(suite), START_TIMEOUT_MS);

describe('a new person', () => testFirstLead(suite));
describe('the first view', () => testFirstView(suite));
describe('the guide', () => testGuide(suite));
describe('the test card', () => testTestCard(suite));
describe('a key', () => testKeys(suite));
describe('what fails says so', () => testFailures(suite));
