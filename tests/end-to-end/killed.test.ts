/** Kills the program of `npm start`, and checks that no process, port or folder of it is left. */
import { expect, jest, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { MINUTE_MS } from '../../contract/time-units.ts';
import {
  environmentOf,
  findProcess,
  isRunning,
  portsOf,
} from '../../local-cloud/processes/process-list.ts';
import { descendantsOf } from '../../local-cloud/processes/process-tree.ts';
import { isSweeper } from '../../local-cloud/processes/sweeper.ts';
import { buildLead, sendLead } from './account.ts';
import { describeLocally } from './local-only.ts';
import { makeDataDir, startLocalCloud } from './stage.ts';
import { STAGE_START_MS, STAGE_TEST_MS } from '../time-limits.ts';
import { nextEvent, until } from '../until.ts';

jest.setTimeout(STAGE_TEST_MS);

/**
 * The time limit for the cleanup after the kill. The aim is five seconds; a busy machine may need
 * longer to start the program of the sweeper, which cleans up.
 */
const GONE_MS = MINUTE_MS;

describeLocally('process', 'a local cloud that is killed', () => {
  test(
    'a killed local cloud leaves no process, port or temporary folder',
    async () => {
      const dataDir = await makeDataDir();
      const cloud = await startLocalCloud({ dataDir });
      const pid = cloud.process.pid ?? 0;
      const foldersOf = () =>
        readdirSync(tmpdir()).filter((name) => name.includes(`start-${pid}-`));
      const port = Number(new URL(cloud.outputs.SiteUrl).port);
      try {
        expect((await sendLead(cloud.outputs, 'no key', buildLead())).status).toBe(403);
        const processes = [findProcess(pid)!, ...descendantsOf(pid)];
        const workers = processes.filter((one) => isWorker(one.pid));
        expect(workers.length).toBeGreaterThan(0);
        expect(processes.filter(isSweeper)).toHaveLength(1);
        expect(foldersOf()).toHaveLength(1);
        expect(portsOf(pid)).toContain(port);
        // The cloud's worker processes are frozen, so that they cannot notice that their parent is
        // gone.
        for (const worker of workers) process.kill(worker.pid, 'SIGSTOP');

        const ended = nextEvent('the killed cloud to end', cloud.process, 'exit');
        cloud.process.kill('SIGKILL');
        await ended;

        const isGone = async () => !processes.some(isRunning) && foldersOf().length === 0;
        await until('its processes and folder are gone', isGone, GONE_MS);
        await expect(fetch(cloud.outputs.SiteUrl)).rejects.toThrow('fetch failed');
      } finally {
        await cloud.stop();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    2 * STAGE_START_MS,
  );
});

function isWorker(pid: number): boolean {
  return environmentOf(pid).some((variable) => variable.startsWith('AWS_LAMBDA_FUNCTION_NAME='));
}
