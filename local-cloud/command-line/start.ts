/**
 * `npm start [-- --watch] [--port N] [--data DIR] [--target URL] [--keep-attempts DIR] [--reset]`:
 * starts the whole service on this machine. Checks the machine, builds changed sources, starts the
 * template on emulators, and prints the address. Ctrl-C stops everything.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sampleLead } from '../../contract/lead.ts';
import { SECOND_MS } from '../../contract/time-units.ts';
import { buildAssembly, buildDirectoryIn } from './build.ts';
import { startLocalCloud, type LocalCloud } from '../local-cloud.ts';
import { defaultBasePort, loopback, portsFrom } from '../ports.ts';
import { noteDataVersion } from './data-version.ts';
import { emptyData } from './empty-data.ts';
import { checkPreflight, StartRefusal } from './preflight.ts';
import { installedBrowser } from './process-environment.ts';
import { forgetRunning, noteRunning, runningProcess } from './running.ts';
import { onEndSignal } from '../processes/end-on-signals.ts';
import { runVariable } from '../processes/members.ts';
import { startRun } from '../processes/run.ts';
import { TemplateError } from '../template/template.ts';
import { startWatch } from './watch.ts';

// The time limits for the steps of a stop. With them, every process ends within five seconds after
// Ctrl-C.
const GRACE_MS = 3 * SECOND_MS;
const CLOSE_LIMIT_MS = 4 * SECOND_MS;
const LAST_MOMENT_MS = 500;
const projectRoot = join(import.meta.dirname, '../..');
const startedAt = performance.now();

const { values } = parseArgs({
  options: {
    watch: { type: 'boolean', default: false },
    port: { type: 'string', default: String(defaultBasePort) },
    data: { type: 'string', default: join(projectRoot, '.local') },
    target: { type: 'string' },
    'keep-attempts': { type: 'string' },
    reset: { type: 'boolean', default: false },
  },
});
const dataDir = resolve(values.data);
const run = startRun('start');
let onSignal = endAtOnce;
onEndSignal(() => onSignal());

try {
  await main();
} catch (error: unknown) {
  forgetRunning(dataDir);
  const expected = error instanceof StartRefusal || error instanceof TemplateError;
  console.error(expected ? error.message : error);
  await run.end({ graceMs: LAST_MOMENT_MS });
  process.exit(1);
}

async function main(): Promise<void> {
  const base = Number(values.port);
  if (!Number.isInteger(base) || base < 1024 || base > 65_500) {
    throw new StartRefusal('--port takes the first of a range of ten, from 1024 to 65500.');
  }
  if (values.target !== undefined && !URL.canParse(values.target)) {
    throw new StartRefusal('--target takes the address of a form, as http://127.0.0.1:8080/form.');
  }
  const { devServer, ...ports } = portsFrom(base);
  const other = runningProcess(dataDir);
  if (other !== undefined) {
    throw new StartRefusal(
      `The local cloud already runs on this data (process ${other}): stop it with Ctrl-C, ` +
        'or start on another directory with `npm start -- --data DIR --port N`.',
    );
  }
  await checkPreflight({
    projectRoot,
    nodeVersion: process.version,
    platform: process.platform,
    architecture: process.arch,
    installedBrowser: installedBrowser(),
    ports: values.watch ? { ...ports, devServer } : ports,
  });
  if (values.reset) emptyData(dataDir);
  noteDataVersion(dataDir);
  noteRunning(dataDir);
  const buildDir = buildDirectoryIn(projectRoot);
  const assembly = await buildAssembly({ projectRoot, buildDir, tell: console.log });
  const cloud = await startLocalCloud({
    assembly,
    dataDir,
    ports: { ...ports, devServer },
    installedBrowser: installedBrowser(),
    target: values.target,
    keepAttempts: values['keep-attempts'] && resolve(values['keep-attempts']),
    // A function's temporary folder is in the data directory, not in the run's folder. So this
    // environment variable marks the function's processes as a part of this run (one start of the
    // local cloud).
    addedVariables: { [runVariable]: run.folder },
    tellCode: (email, code, purpose) => console.log(`E-mail to ${email} (${purpose}): ${code}`),
    tellMail: ({ to, subject, text }) =>
      console.log(`E-mail to ${to}: ${subject}\n${text.replace(/^/gm, '  ')}`),
  });
  const closeWatch = values.watch
    ? await startWatch({ projectRoot, buildDir, cloud, ports: { ...ports, devServer } })
    : undefined;
  onSignal = () => stopGently(cloud, closeWatch);
  record(cloud);
  sayWhere(cloud, values.watch ? loopback(devServer) : undefined);
}

function record({ stackName, outputs, notHonoured }: LocalCloud): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(
    join(dataDir, 'outputs.json'),
    `${JSON.stringify({ [stackName]: outputs }, null, 2)}\n`,
  );
  writeFileSync(join(dataDir, 'not-honoured.txt'), `${notHonoured.join('\n')}\n`);
}

function sayWhere({ outputs, notHonoured }: LocalCloud, devServer: string | undefined): void {
  const shown = (file: string) => relative(process.cwd(), join(dataDir, file));
  console.log(`
Form Automation is up, after ${((performance.now() - startedAt) / 1000).toFixed(1)} s:

  ${devServer ?? outputs['SiteUrl'] ?? ''}

Sign up there, create an API key, then send a lead:

  curl -i ${outputs['WebhookUrl'] ?? ''} \\
    -H 'Content-Type: application/json' -H 'x-api-key: <your key>' \\
    -d '${JSON.stringify(sampleLead)}'

${notHonoured.length} settings of the template have no effect in the local cloud: ${shown('not-honoured.txt')}
Outputs: ${shown('outputs.json')}   Logs of the functions: ${shown('logs')}/   Stop: Ctrl-C`);
}

/**
 * Exits at once: at a signal before the cloud has started, and at a second signal while the cloud
 * stops. The run's sweeper process then ends the other processes.
 */
function endAtOnce(): void {
  forgetRunning(dataDir);
  process.exit(130);
}

/**
 * Stops the cloud at the first signal and lets running functions finish. A second signal ends
 * everything at once.
 */
function stopGently(cloud: LocalCloud, closeWatch: (() => void) | undefined): void {
  onSignal = endAtOnce;
  console.log('\nStopping …');
  closeWatch?.();
  void Promise.race([cloud.close(GRACE_MS), sleep(CLOSE_LIMIT_MS)])
    .then(() => run.end({ graceMs: LAST_MOMENT_MS }))
    .finally(() => {
      forgetRunning(dataDir);
      process.exit(0);
    });
}
