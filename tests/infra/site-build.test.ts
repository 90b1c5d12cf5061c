/**
 * A running site build is marked by a note: a file that the build deletes at its end. A synthesis
 * must not wait for a build that died and left its note.
 */
import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { awaitSiteBuild } from '../../infra/site-build.ts';

test('a synthesis does not wait for a dead site build', () => {
  // This test file serves as the note, so the note exists. A live build would be the parent of this
  // process. Here `pid` is the id of this process itself, so the build counts as dead.
  awaitSiteBuild({ note: import.meta.filename, pid: process.pid });
  expect(existsSync(import.meta.filename)).toBe(true);
});
