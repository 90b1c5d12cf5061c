/**
 * A function's temporary folder. All workers of the function share the folder, and it stays between
 * runs, because unpacking a browser takes a second. Until one event has been completed, only one
 * worker runs: a second worker could find a half unpacked browser.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FunctionDefinition } from './function-definition.ts';
import { interruptions, type Outcome } from './worker-process.ts';

export interface TemporaryDirectory {
  path: string;
  /** Whether one event has been completed, so that several workers may share the folder. */
  primed: () => boolean;
  /**
   * Called at the end of an event. If the first event was interrupted, removes the files that the
   * event left.
   */
  note: (outcome: Outcome) => void;
}

export function openTemporaryDirectory({
  definition: { logicalId, code },
  dataDir,
}: {
  definition: FunctionDefinition;
  dataDir: string;
}): TemporaryDirectory {
  const path = join(dataDir, 'tmp', logicalId, basename(code));
  const mark = `${path}.primed`;
  let primed = existsSync(mark);
  if (!primed) rmSync(join(dataDir, 'tmp', logicalId), { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return {
    path,
    primed: () => primed,
    note: (outcome) => {
      if (primed) return;
      if ('error' in outcome && interruptions.has(outcome.error.errorType)) {
        rmSync(path, { recursive: true, force: true });
        mkdirSync(path, { recursive: true });
      } else {
        writeFileSync(mark, '');
        primed = true;
      }
    },
  };
}
