/**
 * A file in the data directory names the version of the data, so that `npm start` refuses data
 * that today's code no longer reads.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from './preflight.ts';

/** Numbers of records in `tests/replay/versions`; a test compares them. */
export const dataVersions = { oldestRead: 18, written: 18 };

/** @throws {StartRefusal} if the directory has tables of an older version than the code reads. */
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
