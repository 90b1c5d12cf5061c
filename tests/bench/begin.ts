/**
 * Begins the run of a bench when it is imported, which must be before everything else: modules that
 * keep the path of the temporary folder, such as unpack-chromium.ts, then keep the run's own folder.
 * Signals are handled here, because Playwright would only close its browser at SIGTERM.
 */
import { endOnSignals } from '../../local-cloud/processes/end-on-signals.ts';
import { startRun } from '../../local-cloud/processes/run.ts';

export const run = startRun('bench');
endOnSignals(run);
