/**
 * Starts the run of a bench (its temporary folder and the clean-up of its processes) as soon as
 * this module is imported. Import it before all other modules: some of them, such as
 * unpack-chromium.ts, store the path of the temporary folder when they are loaded, so the run's own
 * folder must be set before. This module also ends the bench at a signal, because Playwright would
 * close only its browser at SIGTERM, not the bench.
 */
import { endOnSignals } from '../../local-cloud/processes/end-on-signals.ts';
import { startRun } from '../../local-cloud/processes/run.ts';

export const run = startRun('bench');
endOnSignals(run);
