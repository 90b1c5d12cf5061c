import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataVersions, noteDataVersion } from '../../../local-cloud/command-line/data-version.ts';
import { emptyData } from '../../../local-cloud/command-line/empty-data.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const refusal =
  /^The data in .* is of an older version, .*: start with `npm start -- --reset`, which empties it\.$/;

test('a new data folder gets a version and can be used again', () => {
  mkdirSync(join(dataDir, 'build'));
  noteDataVersion(dataDir);
  mkdirSync(join(dataDir, 'dynamodb'));
  expect(() => noteDataVersion(dataDir)).not.toThrow();
});

test.each([undefined, dataVersions.oldestRead - 1])(
  'data with the version number %s are refused',
  (version) => {
    mkdirSync(join(dataDir, 'dynamodb'));
    if (version !== undefined) writeFileSync(join(dataDir, 'data-version.txt'), String(version));
    expect(() => noteDataVersion(dataDir)).toThrow(refusal);
    expect(() => noteDataVersion(dataDir)).toThrow(refusal);
    emptyData(dataDir);
    noteDataVersion(dataDir);
    expect(existsSync(join(dataDir, 'data-version.txt'))).toBe(true);
  },
);
