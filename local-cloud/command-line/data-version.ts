/**
 * Reads and writes the file in the data directory that names the version of the data. `npm start`
 * refuses data that the current code can't read.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from './preflight.ts';

/**
 * The data version that this code writes, and the oldest version that it can read.
 * `tests/replay/versions` has a folder for each version, and a test checks these numbers against
 * the folders.
 */
export const dataVersions = { oldestRead: 18, written: 18 };

/**
 * @throws {StartRefusal} if the directory's tables have an older version than the code can read.
 */
export function noteDataVersion(dataDir: string): void {
  const note = join(dataDir, 'data-version.txt');
  const found = existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0;
  if (existsSync(join(dataDir, 'dynamodb')) && found < dataVersions.oldestRead) {
    throw new StartRefusal(
      `The data in ${dataDir} is of an older version, which is no longer read: ` +
        'start with `npm start -- --reset`, which empties it.',
    );
  }
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(note, `${dataVersions.written}\n`);
}
