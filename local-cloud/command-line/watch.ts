/**
 * `--watch`: serves the site from its sources through the dev server, and rebuilds a function's
 * bundle when its source changes. Called by start.ts. Bundles come from a new synthesis, not
 * directly from esbuild, so that a function runs here exactly as it would be deployed.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildAssembly } from './build.ts';
import type { LocalCloud } from '../local-cloud.ts';
import { loopback, type Ports } from '../ports.ts';
import { killTree } from '../processes/process-tree.ts';
import { readAssembly } from '../template/assembly.ts';
import { asError } from '../../contract/errors.ts';

const SETTLE_MS = 200;

export interface WatchOptions {
  projectRoot: string;
  buildDir: string;
  cloud: LocalCloud;
  ports: Ports;
}

/** @returns a function that stops watching and ends the dev server. */
export async function startWatch(options: WatchOptions): Promise<() => void> {
  const stopDevServer = await startDevServer(options);
  const stopFunctions = watchFunctions(options);
  return () => {
    stopFunctions();
    stopDevServer();
  };
}

async function startDevServer({ projectRoot, ports }: WatchOptions): Promise<() => void> {
  const child = fork(
    join(import.meta.dirname, 'dev-server.ts'),
    [projectRoot, String(ports.devServer), loopback(ports.site)],
    { cwd: join(projectRoot, 'frontend'), detached: true },
  );
  const failed = once(child, 'exit').then(() => {
    throw new Error('The dev server ended');
  });
  await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  return () => {
    if (child.pid !== undefined) killTree(child.pid);
  };
}

function watchFunctions(options: WatchOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const watcher = watch(join(options.projectRoot, 'functions'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(() => replaceFunctions(options)).catch(tellFailure);
    }, SETTLE_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

async function replaceFunctions({ projectRoot, buildDir, cloud }: WatchOptions): Promise<void> {
  const { template, assetPath } = readAssembly(
    await buildAssembly({ projectRoot, buildDir, site: false, tell: console.log }),
  );
  for (const runner of cloud.functions.all()) {
    const { logicalId, code } = runner.definition;
    const key = (template.Resources[logicalId]?.Properties?.['Code'] as { S3Key?: string })?.S3Key;
    const directory = key === undefined ? code : assetPath(key);
    if (runner.replaceCode(directory)) console.log(`Replaced ${logicalId}.`);
  }
}

function tellFailure(error: unknown): void {
  console.error(asError(error).message);
}
