/**
 * The sweeper's program, `node sweep.ts <folder>`: ends all processes of a run and removes its
 * folder. The sweeper is a separate process, because it works when the run's main process is gone.
 */
import { rmSync } from 'node:fs';
import { SECOND_MS } from '../../contract/time-units.ts';
import { endMembers, membersOf } from './members.ts';

const GRACE_MS = 2 * SECOND_MS;

const [folder = ''] = process.argv.slice(2);
// Ignores SIGINT, SIGTERM and SIGHUP, which would otherwise end Node. The shell that became this
// process ignored them too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

await endMembers(() => membersOf(folder).filter(({ pid }) => pid !== process.pid), GRACE_MS);
rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
