/**
 * Suites that would disturb other suites on a shared stage: a form that fails for everybody, bursts
 * that use up the stage's allowance, hundreds of leads. These suites share one stage, whose leads
 * go to a form that this test serves, and run in the order below. Each file in the folder
 * `own-stage` tests one topic.
 */
import { afterAll, beforeAll, describe, jest } from '@jest/globals';
import { describeLocally } from './local-only.ts';
import { testCancel } from './own-stage/cancel.ts';
import { testCircuitBreaker } from './own-stage/circuit-breaker.ts';
import { testMcp } from './own-stage/mcp.ts';
import { testReceived } from './own-stage/received.ts';
import { testRefusals } from './own-stage/refusals.ts';
import { closeOwnStage, openOwnStage, type OwnStage } from './own-stage/suite.ts';
import { testTransfer } from './own-stage/transfer.ts';
import { STAGE_TEST_MS, STAGE_START_MS, STAGE_STOP_MS } from '../time-limits.ts';

jest.setTimeout(STAGE_TEST_MS);

const suite = {} as OwnStage;

beforeAll(() => openOwnStage(suite), STAGE_START_MS);
afterAll(() => closeOwnStage(suite), STAGE_STOP_MS);

describeLocally('ownForm', 'a target that fails for everybody', () => testCircuitBreaker(suite));
describeLocally('ownForm', 'a lead on the local cloud', () => testReceived(suite));
describeLocally('ownForm', 'the cancellation of open submissions', () => testCancel(suite));
describe('MCP', () => testMcp(suite));
describe('requests that the webhook or the dashboard API refuses', () => testRefusals(suite));
describe('the import and the export of hundreds of leads', () => testTransfer(suite));
