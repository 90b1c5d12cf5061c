/**
 * A synthesis must not wait for a site build that has ended without deleting its note, the file
 * that says that a build is running.
 */
import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { awaitSiteBuild } from '../../infra/site-build.ts';

test('a synthesis does not wait for a site build that has died', () => {
  // This file serves as the note, so the note exists. The given process id is not that of this
  // process's parent, as if the builder had died.
  awaitSiteBuild({ note: import.meta.filename, pid: process.pid });
  expect(existsSync(import.meta.filename)).toBe(true);
});
