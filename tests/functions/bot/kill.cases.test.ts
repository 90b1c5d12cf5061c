import { expect, jest, test } from '@jest/globals';
import { runKillTest } from '../../bench/kill/kill-runs.ts';
import { casesOf, every, inPart } from '../../part.ts';

/**
 * The test's time limit is long, because the test kills most bot processes, so most leads need
 * several processes.
 */
jest.setTimeout(400_000);

const killed = [
  { runs: 14, seed: 20, kills: 6, freezes: 0, steps: 4 },
  { runs: 36, seed: 21, kills: 18, freezes: 1, steps: 7 },
];

test.each(casesOf(killed, every(2)))(
  'killing the bot during $runs leads loses or duplicates no lead',
  async ({ runs, seed, kills, freezes, steps }) => {
    const report = await runKillTest({ runs, seed, browser: false });
    expect(report).toMatchObject({ runs, lost: [], twice: [], untrue: [] });
    expect(report.kills).toBeGreaterThanOrEqual(kills);
    expect(report.freezes).toBeGreaterThanOrEqual(freezes);
    expect(Object.keys(report.killsByStep).length).toBeGreaterThanOrEqual(steps);
  },
);

inPart('rest', () => {
  test('killing the bot and cutting TLS connections loses or duplicates no lead', async () => {
    const report = await runKillTest({ runs: 7, seed: 5, browser: true, tls: true });
    expect(report).toMatchObject({ runs: 7, lost: [], twice: [], untrue: [] });
    expect(report.kills).toBeGreaterThanOrEqual(3);
    expect(Object.keys(report.endings).join()).toMatch(/outcome_unknown\), received 1/);
  });
});
