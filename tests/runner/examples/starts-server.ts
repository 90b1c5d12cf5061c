/** Starts a process that listens on a port and ignores SIGTERM, then waits to be killed. */
import { spawn } from 'node:child_process';
import { test } from '@jest/globals';

const program = `
  process.on('SIGTERM', () => undefined);
  const server = require('node:net').createServer().listen(0, '127.0.0.1', () => {
    require('node:fs').writeFileSync(process.env.MARK, process.pid + ' ' + server.address().port);
  });`;

test('an example test starts a server and never ends', async () => {
  spawn(process.execPath, ['-e', program], { detached: true, stdio: 'ignore' }).unref();
  await new Promise(() => setInterval(() => undefined, 1000));
});
