import { expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WorkerPool } from '../../bench/kill/worker-pool.ts';

test('the kill test fails if its bot process cannot start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-test-'));
  const file = join(folder, 'worker.cjs');
  writeFileSync(file, 'process.exitCode = 3;');
  const message = { userId: 'user', submissionId: 'lead' };
  const pool = new WorkerPool(file, [], Date.now);
  await expect(pool.deliver({ message })).rejects.toThrow('ended before its start, code 3');
  await pool.stop();
  rmSync(folder, { recursive: true });
});
