/** A synthesis never waits for a build of the website that has ended without removing its note. */
import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { awaitSiteBuild } from '../../infra/site-build.ts';

test('a builder that died before the wait is not waited for', () => {
  // A process whose parent has died has another parent: so this file's note has a wrong builder.
  awaitSiteBuild({ note: import.meta.filename, pid: process.pid });
  expect(existsSync(import.meta.filename)).toBe(true);
});
