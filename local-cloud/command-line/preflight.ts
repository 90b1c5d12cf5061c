/** Checks whether the local cloud can start. Each problem is one sentence that says what to do. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Ports } from '../ports.ts';

/** A reason not to start, with a message for the user. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

export interface PreflightOptions {
  projectRoot: string;
  nodeVersion: string;
  platform: string;
  architecture: string;
  /** The path of an installed Chrome, if the user has set one (`FORM_BOT_BROWSER`). */
  installedBrowser: string | undefined;
  ports: Partial<Ports>;
}

/** @throws {StartRefusal} for the first problem found. */
export async function checkPreflight(options: PreflightOptions): Promise<void> {
  checkNode(options);
  checkBrowser(options);
  for (const [part, port] of Object.entries(options.ports)) await checkPort(part, port);
}

function checkNode({ projectRoot, nodeVersion }: PreflightOptions): void {
  const wanted = readFileSync(join(projectRoot, '.nvmrc'), 'utf8').trim();
  if (nodeVersion.replace(/^v/, '').split('.')[0] !== wanted.replace(/^v/, '').split('.')[0]) {
    throw new StartRefusal(
      `This is Node ${nodeVersion} and the functions run on Node ${wanted}: ` +
        'start with `npm start` after `npm ci`, which brings the right one.',
    );
  }
}

function checkBrowser(options: PreflightOptions): void {
  const { projectRoot, platform, architecture, installedBrowser } = options;
  if (installedBrowser) {
    if (existsSync(installedBrowser)) return;
    throw new StartRefusal(
      `FORM_BOT_BROWSER names ${installedBrowser}, which does not exist: set it to an installed Chrome.`,
    );
  }
  if (platform !== 'linux' || architecture !== 'x64') {
    throw new StartRefusal(
      `The packaged Chromium runs on Linux x64 only, and this is ${platform} ${architecture}: ` +
        'set FORM_BOT_BROWSER to the path of an installed Chrome.',
    );
  }
  if (!existsSync(join(projectRoot, 'node_modules/@sparticuz/chromium/bin'))) {
    throw new StartRefusal('The browser package is missing: run `npm ci`.');
  }
}

async function checkPort(part: string, port: number): Promise<void> {
  const server = createServer();
  const taken = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(true));
    server.listen(port, '127.0.0.1', () => resolve(false));
  });
  if (!taken) await new Promise((resolve) => server.close(resolve));
  if (taken) {
    throw new StartRefusal(
      `Port ${port} (${part}) is taken: stop what listens there, ` +
        'or choose another range with `npm start -- --port 4700`.',
    );
  }
}
