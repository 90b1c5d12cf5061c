import { expect, jest, test } from '@jest/globals';
import { createServer } from 'node:net';
import { attemptWaits } from '../../../../functions/browser/attempt/attempt-work.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';
import { nextEvent } from '../../../until.ts';
import { listen } from '../../local-aws.ts';
import { attempt, summary } from '../attempt/attempt-builders.ts';
import { aCertificate } from '../target/test-certificate.ts';
import { answerForms } from './answer-forms.ts';
import { startZooServer } from './zoo-server.ts';

jest.setTimeout(BROWSER_TEST_MS);

test('the production settings wait long enough for a slow target', () => {
  expect(attemptWaits.quietMs).toBeGreaterThanOrEqual(5000);
});

test('a target that does not speak TLS is unreachable', async () => {
  const plain = createServer((socket) => {
    socket.on('error', () => undefined).write('not TLS\r\n');
    socket.once('data', () => socket.destroy());
  });
  const endpoint = await listen(plain);
  const result = await attempt(endpoint.replace('http:', 'https:'));
  expect(summary(result)).toMatchObject({ reason: 'target_unreachable', fenced: false });
  await nextEvent('the server to close', plain.close(), 'close');
});

test('the browser trusts only the pinned certificate', async () => {
  const zoo = await startZooServer(answerForms.slice(0, 1), aCertificate());
  try {
    const result = await attempt(zoo.url(answerForms[0]?.name ?? ''));
    expect(result).toMatchObject({ failure: { reason: 'target_unreachable' }, fenced: false });
  } finally {
    await zoo.stop();
  }
});
