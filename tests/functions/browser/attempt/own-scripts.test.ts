/** How long the bot waits for scripts of the form's site. */
import { expect, test } from '@jest/globals';
import { OwnScripts } from '../../../../functions/browser/attempt/own-scripts.ts';
import { AttemptLog } from '../../../../functions/browser/traffic/log.ts';
import { aRequest, ended, home } from '../traffic/log-builders.ts';

const { signal } = new AbortController();
const script = aRequest({ method: 'GET', type: 'script' });
const timed = async <T>(what: Promise<T>) => {
  const start = performance.now();
  return { result: await what, ms: performance.now() - start };
};

test('the bot does not wait for scripts of other sites', async () => {
  const log = new AttemptLog();
  log.add({ ...script, url: 'https://tags.example/slow.js' });
  const { result, ms } = await timed(new OwnScripts(log).settled(home, signal));
  expect(result).toBe(false);
  expect(ms).toBeLessThan(20);
});

test('the bot also waits for scripts that other scripts request', async () => {
  const log = new AttemptLog();
  log.add(script);
  setTimeout(() => log.add(ended(1)), 30);
  setTimeout(() => log.add({ ...script, request: 2 }), 40);
  setTimeout(() => log.add(ended(2)), 200);
  const { result, ms } = await timed(new OwnScripts(log).settled(home, signal));
  expect(result).toBe(true);
  expect(ms).toBeGreaterThanOrEqual(190);
});

test('the bot waits five seconds, only once, for a script that never arrives', async () => {
  const log = new AttemptLog();
  log.add(script);
  const scripts = new OwnScripts(log);
  const { ms } = await timed(scripts.settled(home, signal));
  expect(ms).toBeGreaterThanOrEqual(4900);
  expect((await timed(scripts.settled(home, signal))).ms).toBeLessThan(20);
});
