/** A synthesis must not wait for a site build that has ended without deleting its note. */
import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { awaitSiteBuild } from '../../infra/site-build.ts';

test('a synthesis does not wait for a site build that has died', () => {
  // The note exists, because it is this file. The given process id is not that of this process's
  // parent, as after the death of the builder.
  awaitSiteBuild({ note: import.meta.filename, pid: process.pid });
  expect(existsSync(import.meta.filename)).toBe(true);
});
