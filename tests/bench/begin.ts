/**
 * Starts the run of a bench, as soon as this module is imported. Import it before all other
 * modules: some of them, such as unpack-chromium.ts, store the path of the temporary folder when
 * they are loaded, and must get the run's own folder. This module also ends the bench at a signal,
 * because Playwright would only close its browser at SIGTERM.
 */
import { endOnSignals } from '../../local-cloud/processes/end-on-signals.ts';
import { startRun } from '../../local-cloud/processes/run.ts';

export const run = startRun('bench');
endOnSignals(run);
