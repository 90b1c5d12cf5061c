/**
 * Waits for the scripts of the form's own site. One of them may handle the submit; until that
 * script has loaded, the browser would submit the form natively.
 */
import { pause } from '../page/pause.ts';
import { loadsOwnScript } from '../traffic/scripts-under-way.ts';
import type { AttemptLog } from '../traffic/log.ts';

/** How long an attempt waits for scripts in total, because a script may never arrive. */
const LONGEST_WAIT_MS = 5000;
/** How long a script that has arrived may take to run and to request the next script. */
const RUNS_MS = 50;

export class OwnScripts {
  private readonly log: AttemptLog;
  private leftMs = LONGEST_WAIT_MS;

  constructor(log: AttemptLog) {
    this.log = log;
  }

  /**
   * Waits until the scripts of the form's own site are loaded.
   * @param home the address of the form's document.
   * @returns whether a script was loading; if so, the page may have changed.
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
