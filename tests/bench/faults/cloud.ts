/**
 * Starts the local cloud with a fault proxy in front of each service. Can kill the cloud and start
 * it again.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { MINUTE_MS, SECOND_MS } from '../../../contract/time-units.ts';
import { buildAssembly, buildDirectoryName } from '../../../local-cloud/command-line/build.ts';
import { descendantsOf, untilGone } from '../../../local-cloud/processes/process-tree.ts';
import { portsFrom, type Ports } from '../../../local-cloud/ports.ts';
import { claimPorts } from '../../end-to-end/claim-ports.ts';
import { hasEnded, repository, type StageOutputs } from '../../end-to-end/stage.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { nextEvent } from '../../until.ts';

/**
 * The services that have a proxy. Sign-in and site have no proxy, because no lead passes through
 * them.
 */
export const services = [
  'restApi',
  'graphqlApi',
  'queues',
  'database',
  'invoke',
  'buckets',
  'keys',
] as const satisfies (keyof Ports)[];
export type Service = (typeof services)[number];

export interface FaultyCloud {
  outputs: StageOutputs;
  dataDir: string;
  /** The services' own ports, without a proxy and so without faults. */
  ports: Ports;
  proxies: Record<Service, FaultProxy>;
  pid: () => number;
  /**
   * Returns false after the cloud has ended by itself, which happens when it can't write its
   * tables.
   */
  isRunning: () => boolean;
  /** The name of the reconciler's function. */
  reconciler: () => string;
  /** Kills the cloud by SIGKILL and starts it again with the same data. */
  killAndStart: (before?: () => Promise<void>) => Promise<void>;
  /**
   * Sets the clock errors of functions. Each key of `steps` is a part of a function's name; the
   * value is the clock's error in milliseconds.
   */
  stepClocks: (steps: Record<string, number>) => void;
  stop: () => Promise<void>;
}

const settings = { RETRY_BASE_SECONDS: '2', RETRY_CAP_SECONDS: '10' };
const LAST_MOMENT_MS = 10 * SECOND_MS;
const START_MS = 2 * MINUTE_MS;
const STOP_MS = MINUTE_MS;

export async function startFaultyCloud(dataDir: string, target: string): Promise<FaultyCloud> {
  const assembly = await buildAssembly({
    projectRoot: repository,
    buildDir: path.join(repository, '.local', buildDirectoryName),
    tell: console.log,
  });
  const rows = [await claimPorts(), await claimPorts()] as const;
  const [ports, outer] = [portsFrom(rows[0].base), portsFrom(rows[1].base)];
  const reached = { ...outer, login: ports.login, site: ports.site };
  const proxies = Object.fromEntries(
    await Promise.all(
      services.map(async (name) => [name, await startFaultProxy(outer[name], ports[name])]),
    ),
  ) as Record<Service, FaultProxy>;
  const clock = prepareClock(dataDir);
  const { addedVariables } = clock;
  const options = { assembly, dataDir, ports, reached, target, addedVariables };
  const start = () => launch(dataDir, { ...options, replacedVariables: settings });
  let running = await start();
  return {
    ...{ outputs: running.outputs, dataDir, ports, proxies, stepClocks: clock.set },
    pid: () => running.child.pid ?? 0,
    isRunning: () => !hasEnded(running.child),
    reconciler: () => running.reconciler,
    killAndStart: async (before) => {
      await kill(running.child);
      await before?.();
      running = await start();
    },
    stop: async () => {
      // After a failed run the cloud may have ended already; only a running cloud is stopped.
      if (running.child.connected) {
        const ended = nextEvent('the cloud to stop', running.child, 'exit', STOP_MS);
        const own = descendantsOf(running.child.pid ?? 0);
        running.child.send('stop');
        await ended;
        await untilGone(own, LAST_MOMENT_MS);
      }
      await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
      await Promise.all(rows.map(({ release }) => release()));
    },
  };
}

/** Kills the cloud. The functions' processes notice this and end themselves and their children. */
async function kill(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const own = descendantsOf(child.pid ?? 0);
  const ended = nextEvent('the cloud to end', child, 'exit');
  child.kill('SIGKILL');
  await ended;
  await untilGone(own, LAST_MOMENT_MS);
}

/**
 * Options of the command that starts the cloud as an ordinary user. This process is root, but only
 * in its Linux namespace, so that it could mount the file system. The cloud can't run as this root:
 * when root unpacks the browser, the files' owners are changed, and this root may not do that.
 */
function asUser() {
  const [, , users] = readFileSync('/proc/self/uid_map', 'utf8').trim().split(/\s+/);
  if (users !== '1') return {};
  const execArgv = ['--user', '--map-user=1000', '--map-group=1000', process.execPath];
  return { execPath: 'unshare', execArgv };
}

interface CloudEvents {
  outputs: StageOutputs;
  reconciler: string;
}

async function launch(dataDir: string, options: object) {
  const printed = path.join(`${dataDir}.log`);
  const output = openSync(printed, 'a');
  const child = fork(
    path.join(import.meta.dirname, 'cloud-program.ts'),
    [JSON.stringify(options)],
    { stdio: ['ignore', output, output, 'ipc'], ...asUser() },
  );
  closeSync(output);
  type First = [CloudEvents | number | null];
  const events = ['message', 'exit'];
  const [message] = await nextEvent<First>('the cloud to start', child, events, START_MS);
  if (typeof message !== 'object' || !message)
    throw new Error(`The cloud did not start:\n${readFileSync(printed, 'utf8')}`);
  return { child, ...message };
}

/**
 * clock-steps.ts is compiled to JavaScript once, because stripping types costs memory in each
 * process.
 */
function prepareClock(dataDir: string) {
  const source = readFileSync(path.join(import.meta.dirname, 'clock-steps.ts'), 'utf8');
  const program = path.join(`${dataDir}.clock.mjs`);
  const file = path.join(`${dataDir}.clock.json`);
  writeFileSync(program, stripTypeScriptTypes(source));
  const set = (steps: Record<string, number>) => writeFileSync(file, JSON.stringify(steps));
  set({});
  return { set, addedVariables: { NODE_OPTIONS: `--import ${program}`, CLOCK_STEPS: file } };
}
