/**
 * The worker's program as plain JavaScript, made once per data directory: a process that has to
 * strip types itself holds 24 MB more, and there is one for every function.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const made = new Map<string, string>();

export function workerEntry(dataDir: string): string {
  const file = made.get(dataDir) ?? join(dataDir, 'worker.mjs');
  if (!made.has(dataDir)) {
    mkdirSync(dataDir, { recursive: true });
    buildSync({
      entryPoints: [join(import.meta.dirname, 'worker.ts')],
      outfile: file,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node24',
    });
    made.set(dataDir, file);
  }
  return file;
}
