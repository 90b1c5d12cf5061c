/**
 * A function's temporary folder. Its workers share it and it is kept between runs, because
 * unpacking a browser takes a second. Until one event has been completed, only one worker uses it:
 * a second one would find the browser half unpacked.
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
   * Called at the end of an event; if the first event was interrupted, removes the files that it
   * left.
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
