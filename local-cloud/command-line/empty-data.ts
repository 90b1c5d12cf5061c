/**
 * `npm start -- --reset`: empties the local data before the start, which is then a fresh one. Keeps
 * what was built, which holds no data.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildDirectoryName } from './build.ts';

export function emptyData(dataDir: string): void {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  for (const name of names.filter((entry) => entry !== buildDirectoryName)) {
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}
