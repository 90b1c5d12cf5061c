import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { listen } from '../../../local-cloud/listen.ts';
import {
  checkPreflight,
  type PreflightOptions,
} from '../../../local-cloud/command-line/preflight.ts';

const fine: PreflightOptions = {
  projectRoot: join(import.meta.dirname, '../../..'),
  nodeVersion: 'v24.1.0',
  platform: 'linux',
  architecture: 'x64',
  installedBrowser: undefined,
  ports: {},
};

describe('the checks before the local cloud starts', () => {
  test('all checks pass on a machine that has everything', async () => {
    await expect(checkPreflight(fine)).resolves.toBeUndefined();
  });

  test.each([
    ['an old Node', { nodeVersion: 'v20.1.0' }, /Node v20\.1\.0 .*npm start/],
    ['another platform', { platform: 'darwin' }, /darwin x64: set FORM_BOT_BROWSER/],
    [
      'a configured browser that does not exist',
      { installedBrowser: '/no/chrome' },
      /\/no\/chrome.*does not exist/,
    ],
  ])('the checks report %s and say what to do', async (_name, change, message) => {
    await expect(checkPreflight({ ...fine, ...change })).rejects.toThrow(message);
  });

  test('another platform is accepted if a browser is installed', async () => {
    const change = { platform: 'darwin', installedBrowser: process.execPath };
    await expect(checkPreflight({ ...fine, ...change })).resolves.toBeUndefined();
  });

  test('the checks report a used port and the option --port', async () => {
    const { port, close } = await listen(createServer(), 0);
    const check = checkPreflight({ ...fine, ports: { site: port } });
    await expect(check).rejects.toThrow(new RegExp(`Port ${port} \\(site\\) is taken.*--port`));
    await close();
  });
});
