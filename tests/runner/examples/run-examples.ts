/**
 * Runs example test files in the same way as `npm test` runs test files. Arguments:
 * `run-examples.ts <folder for results> <longest silence in seconds> <names of examples>`.
 */
import path from 'node:path';
import { endOnSignals } from '../../../local-cloud/processes/end-on-signals.ts';
import { startRun } from '../../../local-cloud/processes/run.ts';
import { runTests } from '../run-tests.ts';

const [results = '', silence = '', ...names] = process.argv.slice(2);
const run = startRun('examples');
endOnSignals(run);
process.exitCode = await runTests({
  run,
  files: names.map((name) => path.posix.join('tests/runner/examples', `${name}.ts`)),
  part: 'all',
  jestOptions: ['--testMatch=<rootDir>/tests/runner/examples/*.ts'],
  secondTry: true,
  results: path.resolve(results),
  limits: { silenceMs: Number(silence) * 1000, startMs: 300_000, exitMs: 60_000 },
});
await run.end();
