/**
 * `npm run local:reset`: empties the local data, so that the next start is a fresh one. Refuses
 * while the local cloud runs. Keeps what was built, which holds no data.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDirectoryName } from './build.ts';
import { runningProcess } from './running.ts';

const { values } = parseArgs({ options: { data: { type: 'string', default: '.local' } } });
const dataDir = resolve(values.data);
const running = runningProcess(dataDir);
if (running !== undefined) {
  console.error(`The local cloud is running (process ${running}): stop it with Ctrl-C first.`);
  process.exitCode = 1;
} else {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  for (const name of names.filter((entry) => entry !== buildDirectoryName)) {
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  console.log(`Emptied ${values.data}.`);
}
