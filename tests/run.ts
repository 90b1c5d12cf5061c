/**
 * `npm test`: runs every suite. End-to-end suites run two at a time, most of them on one local
 * cloud, each with its own users. They mostly wait for pages and clocks, so the zoo of forms and
 * then the quick suites run beside them.
 * `npm test -- <path or jest option>` runs only what it names.
 * Ends with the plain line `N passed, N failed`, from Jest's own counts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { openLocalCloud } from './end-to-end/stage.ts';

const repository = path.resolve(import.meta.dirname, '..');
const results = path.join(repository, 'tests/results');

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numRuntimeErrorTestSuites: number;
  testResults?: { assertionResults: { fullName: string; status: string }[] }[];
}

/** Runs Jest once. Resolves with its counts; a run without counts counts as one failure. */
async function runJest(
  name: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<JestResults> {
  const outputFile = path.join(results, `${name}.json`);
  await rm(outputFile, { force: true });
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      path.join(repository, 'node_modules/jest/bin/jest.js'),
      '--json',
      `--outputFile=${outputFile}`,
      ...args,
    ],
    {
      cwd: repository,
      stdio: ['inherit', 'ignore', 'inherit'],
      env: { ...process.env, ...variables },
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  const counts = await readFile(outputFile, 'utf8').then(
    (text) => JSON.parse(text) as JestResults,
    () => undefined,
  );
  await rm(outputFile, { force: true });
  if (!counts || (code !== 0 && counts.numFailedTests === 0)) {
    return {
      numPassedTests: counts?.numPassedTests ?? 0,
      numFailedTests: Math.max(1, counts?.numRuntimeErrorTestSuites ?? 0),
      numFailedTestSuites: 1,
      numRuntimeErrorTestSuites: 1,
    };
  }
  return counts;
}

async function runEndToEnd(): Promise<JestResults> {
  const args = ['--maxWorkers=2', '--testPathPatterns', 'tests/end-to-end'];
  if (process.env['OUTPUTS_FILE']) return runJest('end-to-end', args);
  const { cloud, close } = await openLocalCloud();
  try {
    return await runJest('end-to-end', args, { SHARED_STAGE: cloud.dataDir });
  } finally {
    await close();
  }
}

const zoo = 'tests/functions/browser/zoo';

/** The zoo takes longest, so it starts first. */
function runZoo(): Promise<JestResults> {
  return runJest('zoo', ['--runInBand', '--testPathPatterns', zoo]);
}

/**
 * The other suites are split into parts; each of the parallel Jest runs takes the next part when it
 * is free.
 */
const QUICK_PARTS = 6;

function runQuick(part: number): Promise<JestResults> {
  return runJest(`quick-${part}`, [
    '--runInBand',
    `--shard=${part}/${QUICK_PARTS}`,
    '--testPathIgnorePatterns',
    'tests/end-to-end',
    zoo,
  ]);
}

const asked = process.argv.slice(2);
const plans =
  asked.length > 0
    ? [() => runJest(`asked-${process.pid}`, asked)]
    : [
        runEndToEnd,
        runZoo,
        ...Array.from({ length: QUICK_PARTS }, (_, place) => () => runQuick(place + 1)),
      ];

await mkdir(results, { recursive: true });
let passed = 0;
let failed = 0;
const skipped: string[] = [];
async function runPlans(): Promise<void> {
  for (let plan = plans.shift(); plan; plan = plans.shift()) {
    const counts = await plan();
    passed += counts.numPassedTests;
    failed += counts.numFailedTests;
    const tests = (counts.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
    skipped.push(...tests.filter(({ status }) => status === 'pending').map((one) => one.fullName));
  }
}
await Promise.all([runPlans(), runPlans(), runPlans()]);
for (const name of skipped) console.log(`skipped: ${name}`);
const andSkipped = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
console.log(`\n${passed} passed, ${failed} failed${andSkipped}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
