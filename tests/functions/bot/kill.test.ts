import { expect, jest, test } from '@jest/globals';
import { runKillTest } from '../../bench/kill/kill-runs.ts';

jest.setTimeout(240_000);

test('fifty killed leads are neither lost nor submitted twice', async () => {
  const report = await runKillTest({ runs: 50, seed: 20, browser: false });
  expect(report).toMatchObject({ runs: 50, lost: [], twice: [], untrue: [] });
  expect(report.kills).toBeGreaterThan(30);
  expect(report.freezes).toBeGreaterThan(0);
  expect(Object.keys(report.killsByStep).length).toBeGreaterThanOrEqual(7);
});

test('no lead is lost or doubled over TLS with cuts', async () => {
  const report = await runKillTest({ runs: 10, seed: 4, browser: true, tls: true });
  expect(report).toMatchObject({ runs: 10, lost: [], twice: [], untrue: [] });
  expect(report.kills).toBeGreaterThan(3);
  expect(Object.keys(report.endings).join()).toMatch(/outcome_unknown\), received 1/);
});
