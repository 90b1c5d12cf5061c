/**
 * Builds the worker's program as plain JavaScript, once per data directory. A process that strips
 * TypeScript's types at run time needs 24 MB more, and each function has a worker process. Uses
 * esbuild's command, because its API would leave a service process running.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const projectRoot = join(import.meta.dirname, '../..');
const made = new Map<string, string>();

export function workerEntry(dataDir: string): string {
  const file = made.get(dataDir) ?? join(dataDir, 'worker.mjs');
  if (!made.has(dataDir)) {
    execFileSync(join(projectRoot, 'node_modules/.bin/esbuild'), [
      join(import.meta.dirname, 'worker.ts'),
      `--outfile=${file}`,
      '--bundle',
      '--platform=node',
      '--format=esm',
      '--target=node24',
      '--log-level=warning',
    ]);
    made.set(dataDir, file);
  }
  return file;
}
