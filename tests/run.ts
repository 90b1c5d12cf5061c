/**
 * `npm test`: runs all test suites, with only those of their cases that are marked as quick, and
 * prints `N passed, N failed` as its last line. A test file that failed runs once more at the end,
 * while no other file runs. `-- --help` lists the options.
 */
import path from 'node:path';
import { endOnSignals, onEndSignal } from '../local-cloud/processes/end-on-signals.ts';
import { startRun } from '../local-cloud/processes/run.ts';
import { readArguments, usage } from './runner/arguments.ts';
import { repository } from './runner/jest-process.ts';
import { runTests } from './runner/run-tests.ts';
import { NothingToRun, selectFiles } from './runner/select-files.ts';

const plan = readArguments(process.argv.slice(2));
if (plan.help) {
  console.log(usage);
  process.exit();
}
try {
  const files = await selectFiles(plan);
  const run = startRun('test');
  const interrupted = new AbortController();
  onEndSignal(() => interrupted.abort());
  endOnSignals(run);
  process.exitCode = await runTests({
    run,
    files,
    part: plan.part,
    jestOptions: plan.jestOptions,
    secondTry: !plan.once,
    results: path.join(repository, 'tests/results'),
    interrupted: interrupted.signal,
  });
  await run.end();
} catch (error: unknown) {
  if (!(error instanceof NothingToRun)) throw error;
  console.error(error.message);
  process.exitCode = plan.changed ? 0 : 1;
}
