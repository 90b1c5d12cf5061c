import { describe, expect, test } from '@jest/globals';
import { readArguments } from './arguments.ts';
import { planJobs } from './plan-jobs.ts';
import { commandFor } from './report.ts';
import { allTestFiles, selectFiles } from './select-files.ts';

describe('arguments of npm test', () => {
  test('without arguments, npm test runs quick cases and repeats failures', () => {
    expect(readArguments([])).toEqual({
      ...{ help: false, part: 'quick', changed: false, once: false, paths: [], jestOptions: [] },
    });
  });

  test('a path selects all cases of files; options go to Jest', () => {
    expect(readArguments(['tests/x', '-t', 'a title', '--bail'])).toMatchObject({
      ...{ part: 'all', paths: ['tests/x'], jestOptions: ['-t', 'a title', '--bail'] },
    });
  });

  test.each([
    [['--all'], { part: 'all' }],
    [['--rest', '--once'], { part: 'rest', once: true }],
    [['--help'], { help: true, jestOptions: [] }],
    [['--changed'], { part: 'all', changed: true }],
  ])('npm test understands the arguments %j', (args, plan) => {
    expect(readArguments(args)).toMatchObject(plan);
  });

  test('a file that matches two arguments runs only once', async () => {
    const files = await selectFiles(readArguments(['tests/runner', 'tests/runner/plan']));
    expect(files.filter((file) => file === 'tests/runner/plan.test.ts')).toHaveLength(1);
  });

  test('with a folder, --rest selects only the folder’s .cases files', async () => {
    const files = await selectFiles(readArguments(['--rest', 'tests/end-to-end']));
    expect(files).toContain('tests/end-to-end/authorisation.cases.test.ts');
    expect(files.filter((file) => !/^tests\/end-to-end\/.*\.cases\./.test(file))).toEqual([]);
  });

  test('a path that matches no test file is refused', async () => {
    await expect(selectFiles(readArguments(['tests/no-such-folder']))).rejects.toThrow(
      'No test file of this run has tests/no-such-folder in its path.',
    );
  });
});

describe('plan of the Jest processes', () => {
  test.each(['all', 'quick'] as const)('the plan runs each file once in the part %s', (part) => {
    const files = allTestFiles();
    const planned = planJobs(files, part).flatMap((job) => job.files);
    expect(planned.toSorted()).toEqual(files);
  });

  test('the plan contains no process without files', () => {
    const jobs = planJobs(['tests/end-to-end/site.test.ts'], 'all');
    expect(jobs).toEqual([
      { name: 'end-to-end-1', files: ['tests/end-to-end/site.test.ts'], needsStage: true },
    ]);
  });
});

test('the printed command that repeats one test quotes its title', () => {
  expect(commandFor({ file: 'tests/a.test.ts', test: "a 'b' (c)" })).toBe(
    String.raw`npm test -- tests/a.test.ts -t 'a '\''b'\'' \(c\)'`,
  );
});
