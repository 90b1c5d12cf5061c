/** A function's log: one file, to which the function's worker processes write directly. */
import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './worker-process.ts';

const MAX_BYTES = 20 * 1024 * 1024;

export interface FunctionLog {
  /** Opens the log and returns its file descriptor. */
  file: () => number;
  report: (requestId: string, milliseconds: number, outcome: Outcome) => void;
  close: () => void;
}

/** The log is opened at the first event, so that a function that never runs leaves no file. */
export function openFunctionLog({
  logicalId,
  dataDir,
}: {
  logicalId: string;
  dataDir: string;
}): FunctionLog {
  let descriptor: number | undefined;
  const file = () => (descriptor ??= openLog(join(dataDir, 'logs'), logicalId));
  return {
    file,
    report: (requestId, milliseconds, outcome) => {
      const error =
        'error' in outcome ? ` Status: error Error Type: ${outcome.error.errorType}` : '';
      const duration = `Duration: ${milliseconds.toFixed(2)} ms`;
      writeSync(file(), `REPORT RequestId: ${requestId} ${duration}${error}\n`);
    },
    close: () => {
      if (descriptor !== undefined) closeSync(descriptor);
      descriptor = undefined;
    },
  };
}

/** Renames a log that has grown too large to `.old`. */
function openLog(directory: string, logicalId: string): number {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, `${logicalId}.log`);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_BYTES) renameSync(path, `${path}.old`);
  return openSync(path, 'a');
}
