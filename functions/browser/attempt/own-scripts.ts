/**
 * Waits for the scripts of the form's own site: one of them may take the submit, and until it has
 * arrived, the browser would send the form in its own way.
 */
import { pause } from '../page/pause.ts';
import { loadsOwnScript } from '../traffic/scripts-under-way.ts';
import type { AttemptLog } from '../traffic/log.ts';

/** One limit for all such waits of an attempt together, because a script may never arrive. */
const LONGEST_WAIT_MS = 5000;
/** How long a script that has arrived may take to run, and to ask for the next one. */
const RUNS_MS = 50;

export class OwnScripts {
  private readonly log: AttemptLog;
  private leftMs = LONGEST_WAIT_MS;

  constructor(log: AttemptLog) {
    this.log = log;
  }

  /**
   * @param home the address of the form's document.
   * @returns whether there was something to wait for; then the page may have changed.
   */
  async settled(home: string, signal: AbortSignal): Promise<boolean> {
    const isLoading = () => loadsOwnScript(this.log.events, home) && this.leftMs > 0;
    const waits = isLoading();
    while (isLoading()) {
      const start = performance.now();
      await this.log.until((events) => !loadsOwnScript(events, home), this.leftMs);
      await pause(RUNS_MS, signal);
      this.leftMs -= performance.now() - start;
    }
    return waits;
  }
}
