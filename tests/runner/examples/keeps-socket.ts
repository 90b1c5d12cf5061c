import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';

test('an example test never closes its server', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect(server.listening).toBe(true);
});
