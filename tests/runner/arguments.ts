/** Reads the arguments of `npm test`. */
import type { Part } from '../part.ts';

export const usage = `npm test [-- <options> <parts of paths>]

Without arguments it starts every test file, with the quick part of long tables.
  <part of a path>  only the test files with it in their path, with all of their cases
  -t <title>        only the tests with this title
  --changed         what a change since the upstream branch can break
  --all             every case
  --rest            the cases that the quick part leaves out, of all files or of those named
  --once            no second try for files that failed
Other options are passed on to Jest.`;

export interface RunPlan {
  /** Whether to print `usage` and run no test. */
  help: boolean;
  part: Part;
  /** Whether to run only the tests that a change can break. */
  changed: boolean;
  /** Whether a failed file gets no second try. */
  once: boolean;
  /** The files to run, each by a part of its path. An empty list means all files. */
  paths: string[];
  /** Arguments that are passed to Jest. */
  jestOptions: string[];
}

/** Jest's options whose value is the next argument. */
const withValue = new Set(['-t', '--testNamePattern']);

/**
 * Without files and options, only the quick part of the suite runs. If files are given, all their
 * cases run.
 */
export function readArguments(args: readonly string[]): RunPlan {
  const own = {
    '--help': false,
    '--all': false,
    '--rest': false,
    '--changed': false,
    '--once': false,
  };
  const paths: string[] = [];
  const jestOptions: string[] = [];
  for (let place = 0; place < args.length; place += 1) {
    const argument = args[place] ?? '';
    if (argument in own) own[argument as keyof typeof own] = true;
    else if (!argument.startsWith('-')) paths.push(argument);
    else jestOptions.push(argument, ...(withValue.has(argument) ? [args[(place += 1)] ?? ''] : []));
  }
  const isNamed = own['--all'] || own['--changed'] || paths.length > 0;
  return {
    help: own['--help'],
    part: own['--rest'] ? 'rest' : isNamed ? 'all' : 'quick',
    changed: own['--changed'],
    once: own['--once'],
    paths,
    jestOptions,
  };
}
