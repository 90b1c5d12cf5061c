import { createServer } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { claimPorts } from '../end-to-end/claim-ports.ts';
import { nextEvent } from '../until.ts';

/** The first port that these tests try. It lies outside the ranges that running test suites use. */
const FROM = 5600;

describe('the range of ports for a test suite', () => {
  test('simultaneous suites get different ranges of ports', async () => {
    const rows = await Promise.all([claimPorts(FROM), claimPorts(FROM), claimPorts(FROM)]);
    expect(new Set(rows.map(({ base }) => base)).size).toBe(3);
    for (const { release } of rows) await release();
  });

  test('a range with a port in use is skipped', async () => {
    const first = await claimPorts(FROM);
    await first.release();
    const stranger = createServer().listen(first.base + 3, '127.0.0.1');
    await nextEvent('the server to listen', stranger, 'listening');
    const second = await claimPorts(FROM);
    expect(second.base).toBeGreaterThan(first.base);
    await second.release();
    stranger.close();
  });
});
