/**
 * The stage that an end-to-end suite uses, one of three: a deployed stage (`OUTPUTS_FILE` names its
 * outputs file), the shared local cloud that `npm test` starts (`SHARED_STAGE` names its folder),
 * or the suite's own local cloud, which stops after the suite.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claimPorts } from './claim-ports.ts';
import { STAGE_START_MS, STAGE_STOP_MS } from '../time-limits.ts';
import { nextEvent, until } from '../until.ts';

export const repository = path.resolve(import.meta.dirname, '../..');
/**
 * The time limits for the start and stop of a local cloud. They are shorter than the limits of the
 * hooks that start and stop a stage.
 */
const START_WAIT_MS = STAGE_START_MS - 60_000;
const STOP_WAIT_MS = STAGE_STOP_MS - 30_000;
/**
 * The number of attempts to start a local cloud, each on other ports: another process may take a
 * port between check and start.
 */
const PORT_TRIES = 3;

/** The outputs file of the deployed stage; undefined on the local cloud. */
export const deployedOutputs = process.env['OUTPUTS_FILE'];

export interface StageOutputs {
  SiteUrl: string;
  WebhookUrl: string;
  GraphqlUrl: string;
  Region: string;
  UserPoolId: string;
  UserPoolClientId: string;
}

export interface LocalCloud {
  outputs: StageOutputs;
  dataDir: string;
  process: ChildProcess;
  /** Everything that the local cloud's process has written so far to stdout and stderr. */
  printed: () => string;
  /**
   * Interrupts the local cloud's process as Ctrl-C does and waits for its end. Resolves with the
   * exit code.
   */
  stop: () => Promise<number | null>;
}

export interface Stage {
  outputs: StageOutputs;
  /** The running local cloud; absent on a deployed stage. */
  local?: Pick<LocalCloud, 'dataDir' | 'printed'>;
  close: () => Promise<void>;
}

/** Reads a file in the format of `cdk deploy --outputs-file`: one stack, its outputs by name. */
async function readOutputs(file: string): Promise<StageOutputs> {
  const stacks = JSON.parse(await readFile(file, 'utf8')) as Record<string, StageOutputs>;
  const [outputs] = Object.values(stacks);
  if (!outputs) throw new Error(`${file} names no stack`);
  return outputs;
}

/**
 * Makes a folder for one local cloud's data in the run's temporary folder. That folder is removed
 * even if the run is killed.
 */
export function makeDataDir(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'cloud-'));
}

const outputsOf = (dataDir: string) => path.join(dataDir, 'outputs.json');
const printedFile = (dataDir: string) => path.join(dataDir, 'printed.log');

interface CloudOptions {
  dataDir: string;
  port?: number;
  target?: string;
}

/**
 * Runs the program of `npm start` with its own data and ports, and waits until it serves the site.
 */
export async function startLocalCloud({ port, ...options }: CloudOptions): Promise<LocalCloud> {
  if (port !== undefined) return launch({ ...options, port });
  for (let tries = 1; ; tries += 1) {
    const { base, release } = await claimPorts();
    try {
      const cloud = await launch({ ...options, port: base });
      return { ...cloud, stop: () => cloud.stop().finally(release) };
    } catch (error: unknown) {
      await release();
      const taken = error instanceof Error && /Port \d+ .* is taken/.test(error.message);
      if (!taken || tries === PORT_TRIES) throw error;
    }
  }
}

async function launch(options: CloudOptions & { port: number }): Promise<LocalCloud> {
  const outputsFile = outputsOf(options.dataDir);
  await rm(outputsFile, { force: true });
  const args = [
    'local-cloud/command-line/start.ts',
    '--port',
    String(options.port),
    '--data',
    options.dataDir,
  ];
  if (options.target) args.push('--target', options.target);
  const output = openSync(printedFile(options.dataDir), 'w');
  const child = spawn(process.execPath, args, {
    cwd: repository,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const printed = () => readFileSync(printedFile(options.dataDir), 'utf8');
  const cloud = {
    dataDir: options.dataDir,
    process: child,
    printed,
    stop: () => stop(child, printed),
  };
  const started = async () => {
    if (hasEnded(child)) return 'ended';
    const outputs = await readOutputs(outputsFile);
    return (await serves(outputs.SiteUrl)) && outputs;
  };
  const outputs = await until('the local cloud to serve its site', started, START_WAIT_MS).catch(
    (late: Error) => late.message,
  );
  if (typeof outputs !== 'string') return { ...cloud, outputs };
  await cloud.stop();
  throw new Error(`The local cloud did not start: ${outputs}\n${printed()}`);
}

async function serves(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

/** A process that a signal ended has no exit code. */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function stop(child: ChildProcess, printed: () => string): Promise<number | null> {
  if (hasEnded(child)) return child.exitCode;
  const ended = nextEvent('the local cloud to stop', child, 'exit', STOP_WAIT_MS);
  child.kill('SIGINT');
  await ended.catch(async (late: Error) => {
    const killed = nextEvent('the killed local cloud to end', child, 'exit');
    child.kill('SIGKILL');
    await killed;
    throw new Error(`${late.message}\n${printed()}`);
  });
  return child.exitCode;
}

/**
 * @param options.target the target form for leads, instead of the demo form.
 * @param options.alone starts a local cloud for this suite only, because the suite would disturb
 * others.
 */
export async function openStage(
  options: { target?: string; alone?: boolean } = {},
): Promise<Stage> {
  if (deployedOutputs) {
    return { outputs: await readOutputs(deployedOutputs), close: async () => undefined };
  }
  const shared = process.env['SHARED_STAGE'];
  if (shared && !options.target && !options.alone) {
    const printed = () => readFileSync(printedFile(shared), 'utf8');
    const outputs = await readOutputs(outputsOf(shared));
    return { outputs, local: { dataDir: shared, printed }, close: async () => undefined };
  }
  const local = await openLocalCloud(options.target);
  return { ...local, local: local.cloud };
}

/** Starts a new local cloud; closing the cloud deletes its data. */
export async function openLocalCloud(target?: string) {
  const dataDir = await makeDataDir();
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  const options = { dataDir, ...(target !== undefined && { target }) };
  const cloud = await startLocalCloud(options).catch(async (error: unknown) => {
    await removeData();
    throw error;
  });
  const close = () => cloud.stop().then(removeData);
  return { outputs: cloud.outputs, cloud, close };
}
