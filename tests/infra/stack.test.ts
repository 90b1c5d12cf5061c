/**
 * Runs the contract tests of the stack (tests/infra/contracts). They are one test suite, because
 * loading the CDK library and synthesising take seconds, which every further suite would need
 * again.
 */
import { rmSync } from 'node:fs';
import { afterAll, jest } from '@jest/globals';
import { assemblies } from './synthesise.ts';
import './contracts/alarms.ts';
import './contracts/browser.ts';
import './contracts/costs.ts';
import './contracts/deployment.ts';
import './contracts/firewall.ts';
import './contracts/limited-reads.ts';
import './contracts/limited-writes.ts';
import './contracts/login.ts';
import './contracts/permissions.ts';
import './contracts/release.ts';
import './contracts/rights.ts';
import './contracts/rules.ts';
import './contracts/site.ts';
import './contracts/stages.ts';
import './contracts/storage.ts';
import './contracts/time-limits.ts';
import './contracts/watched.ts';
import './contracts/webhook-api.ts';
import { LONG_WORK_TEST_MS } from '../time-limits.ts';

jest.setTimeout(LONG_WORK_TEST_MS);

afterAll(() => {
  for (const directory of assemblies) rmSync(directory, { recursive: true });
});
