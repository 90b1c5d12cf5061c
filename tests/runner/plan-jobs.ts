/**
 * Divides test files among Jest processes. End-to-end suites run in three processes, because they
 * share one local cloud and mostly wait. The tests in `tests/functions/browser/zoo` (many sample
 * forms) have their own process, because they take longest. The other files are divided evenly, so
 * that all processes end at about the same time.
 */
import type { Part } from '../part.ts';
import type { JestJob } from './jest-process.ts';
import { expectedSeconds } from './expected-seconds.ts';

/**
 * The intended duration of a process: short enough that all processes end at about the same time,
 * and long compared with the start of a process.
 */
const SECONDS_A_PROCESS = 60;

const isEndToEnd = (file: string) => file.startsWith('tests/end-to-end/');
const isZoo = (file: string) => file.startsWith('tests/functions/browser/zoo/');

export interface PlannedJob extends JestJob {
  /**
   * Whether the files need the local cloud. The runner starts one local cloud for all such files.
   */
  needsStage: boolean;
}

/** @returns the jobs in the order in which they should start. */
export function planJobs(files: readonly string[], part: Part): PlannedJob[] {
  const kindOf = (file: string) => (isEndToEnd(file) ? 'end-to-end' : isZoo(file) ? 'zoo' : 'unit');
  const kinds = Map.groupBy(files, kindOf);
  const units = kinds.get('unit') ?? [];
  const seconds = units.reduce((sum, file) => sum + expectedSeconds(file, part), 0);
  const job = (name: string, needsStage: boolean) => (files: string[], place: number) => ({
    name: `${name}-${place + 1}`,
    files: files.sort(),
    needsStage,
  });
  return [
    ...divide(kinds.get('end-to-end') ?? [], 3, part).map(job('end-to-end', true)),
    ...divide(kinds.get('zoo') ?? [], 1, part).map(job('zoo', false)),
    ...divide(units, Math.ceil(seconds / SECONDS_A_PROCESS), part).map(job('unit', false)),
  ];
}

/**
 * Assigns the files to shares, the longest file first, each to the share with the shortest duration
 * so far.
 */
function divide(files: string[], count: number, part: Part): string[][] {
  const shares = Array.from({ length: count }, () => ({ files: [] as string[], seconds: 0 }));
  const longestFirst = files.toSorted((one, other) => {
    return expectedSeconds(other, part) - expectedSeconds(one, part) || (one < other ? -1 : 1);
  });
  for (const file of longestFirst) {
    const [least] = shares.toSorted((one, other) => one.seconds - other.seconds);
    least?.files.push(file);
    if (least) least.seconds += expectedSeconds(file, part);
  }
  return shares.map((share) => share.files).filter((share) => share.length > 0);
}
