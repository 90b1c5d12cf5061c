/** What a program does when it is interrupted: ends its run, then exits as the signal asks. */
import { constants } from 'node:os';
import type { Run } from './run.ts';

/** At the first signal ends the run gently; at the second, the sweeper ends it. */
export function endOnSignals(run: Run): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const code = 128 + constants.signals[signal];
    process.on(signal, () => {
      if (isEnding) process.exit(code);
      isEnding = true;
      void run.end().finally(() => process.exit(code));
    });
  }
}
