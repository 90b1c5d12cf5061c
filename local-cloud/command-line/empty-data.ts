/**
 * `npm start -- --reset`: deletes the local data before the start. Keeps the build output, which
 * contains no data.
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
