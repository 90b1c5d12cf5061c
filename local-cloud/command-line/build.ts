/**
 * Builds the site and synthesises the template, each only if its inputs have changed. Both run at
 * the same time, because the synthesis bundles functions before it needs the site. Called by
 * start.ts. The output always goes to `.local/build` of the checkout, not to the data directory,
 * because the output depends only on the sources.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { withBuildLock } from './build-lock.ts';
import { StartRefusal } from './preflight.ts';
import { inheritedWith } from './process-environment.ts';
import { readJson } from '../read-json.ts';

export const buildDirectoryName = 'build';

/** The directory for the assembly and for the hashes of its inputs. */
export const buildDirectoryIn = (projectRoot: string) =>
  join(projectRoot, '.local', buildDirectoryName);

export interface BuildOptions {
  projectRoot: string;
  /**
   * The project's build directory (`buildDirectoryIn`). While one process builds in the directory,
   * other processes wait.
   */
  buildDir: string;
  /** Whether to build the site. False if the dev server serves the site from its sources. */
  site?: boolean;
  tell: (line: string) => void;
}

/** @returns the directory of the synthesised assembly. */
export async function buildAssembly(options: BuildOptions): Promise<string> {
  mkdirSync(options.buildDir, { recursive: true });
  return withBuildLock(options.buildDir, () => buildChanged(options));
}

/** Builds the site alone, for tests that read its pages. */
export async function buildSite(options: BuildOptions): Promise<void> {
  mkdirSync(options.buildDir, { recursive: true });
  await withBuildLock(options.buildDir, () => siteWhenChanged(options));
}

const siteInputsOf = (projectRoot: string) =>
  hashOf(projectRoot, ['frontend', 'contract', 'package-lock.json']);

async function siteWhenChanged(options: BuildOptions): Promise<void> {
  const { projectRoot, buildDir, tell } = options;
  const inputs = siteInputsOf(projectRoot);
  await whenChanged(join(buildDir, 'site'), inputs, siteIn(projectRoot), () => {
    tell('Building the site …');
    return run(options, 'npm', ['run', '--silent', 'build'], {});
  });
}

async function buildChanged(options: BuildOptions): Promise<string> {
  const { projectRoot, buildDir, tell, site = true } = options;
  const assembly = join(buildDir, 'assembly');
  const templateInputs = `${siteInputsOf(projectRoot)} ${hashOf(projectRoot, [
    'infra',
    'functions',
    'cdk.json',
    'package-lock.json',
  ])}`;
  const siteBuilding = { note: join(buildDir, 'site-building'), pid: process.pid };
  const building = site
    ? noteWhile(siteBuilding.note, () => siteWhenChanged(options))
    : Promise.resolve();
  await whenChanged(join(buildDir, 'template'), templateInputs, assembly, async () => {
    tell('Synthesising the template …');
    const environment = {
      ...synthEnvironment(options, { assembly, ...(site && { siteBuilding }) }),
      ...withQuickNpx(options),
    };
    const synthesising = run(options, process.execPath, ['infra/app.ts'], environment);
    await Promise.allSettled([building, synthesising]);
    // If the site's build fails, the build's error is thrown before any error of the synthesis,
    // because it explains why the synthesis found no site.
    await building;
    await synthesising;
    // CDK's bundles are CommonJS, as on Lambda, but the checkout's package.json declares ES
    // modules. So the assembly gets its own package.json.
    writeFileSync(join(assembly, 'package.json'), '{"type":"commonjs"}');
    removeOldAssets(assembly);
  });
  await building;
  return assembly;
}

const QUICK_NPX = `#!/bin/sh
if [ "$1" = --no-install ]; then
  shift
  exec "$@"
fi
# Removes the first folder of the path until npm's npx is found.
PATH="\${PATH#*:}"
exec npx "$@"
`;

/**
 * CDK calls `npx --no-install esbuild` for each function, and no option changes this call. npx
 * takes several times as long as esbuild. So the PATH of the synthesis begins with another `npx`,
 * which starts an installed program directly and passes every other call to npm's npx.
 */
function withQuickNpx({ projectRoot, buildDir }: BuildOptions): Record<string, string> {
  if (process.platform === 'win32') return {};
  const folder = join(buildDir, 'bin');
  const programs = join(projectRoot, 'node_modules/.bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'npx'), QUICK_NPX, { mode: 0o755 });
  const { PATH = '' } = inheritedWith({});
  return { PATH: [folder, programs, PATH].join(delimiter) };
}

/**
 * Keeps a marker file while the site is built. The synthesis waits for the site while the file
 * exists.
 */
async function noteWhile(note: string, work: () => Promise<void>): Promise<void> {
  writeFileSync(note, '');
  try {
    await work();
  } finally {
    rmSync(note, { force: true });
  }
}

/**
 * Removes function bundles that the template no longer names. Bundles of the last day stay, because
 * another local cloud may still run them.
 */
function removeOldAssets(assembly: string): void {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000;
  const files = readdirSync(assembly);
  const named = files
    .filter((name) => name.endsWith('.assets.json'))
    .map((name) => readFileSync(join(assembly, name), 'utf8'))
    .join();
  for (const name of files.filter((file) => file.startsWith('asset.') && !named.includes(file))) {
    const path = join(assembly, name);
    if (statSync(path).mtimeMs < yesterday) rmSync(path, { recursive: true, force: true });
  }
}

function siteIn(projectRoot: string): string {
  return join(projectRoot, 'frontend/build/client');
}

/** The environment variables that the `cdk` command would pass to the app. */
function synthEnvironment(
  { projectRoot }: BuildOptions,
  { assembly, ...more }: { assembly: string; siteBuilding?: { note: string; pid: number } },
) {
  const { context } = readJson<{ context: object }>(join(projectRoot, 'cdk.json'));
  return {
    CDK_OUTDIR: assembly,
    CDK_CONTEXT_JSON: JSON.stringify({ ...context, ...more }),
    // Skips CDK's validation, which takes a third of the synthesis time. `npx cdk synth` and the
    // stack's tests validate the template.
    CDK_VALIDATION: 'false',
  };
}

async function whenChanged(
  note: string,
  inputs: string,
  output: string,
  make: () => Promise<void>,
): Promise<void> {
  const before = existsSync(note) ? readFileSync(note, 'utf8') : '';
  if (before === inputs && existsSync(output)) return;
  rmSync(note, { force: true });
  await make();
  writeFileSync(note, inputs);
}

/** Runs a command. The command's output is shown only if the command fails. */
function run(
  { projectRoot }: BuildOptions,
  command: string,
  parameters: string[],
  environment: Record<string, string>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: projectRoot,
      env: inheritedWith(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else {
        const output = Buffer.concat(said).toString('utf8');
        reject(new StartRefusal(`\`${command} ${parameters.join(' ')}\` failed:\n${output}`));
      }
    });
  });
}

/**
 * Folders whose files do not belong to the hash of the inputs, because they contain generated files
 * or installed packages.
 */
const passedOver = new Set(['build', 'node_modules', '.react-router']);

function hashOf(projectRoot: string, inputs: string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesUnder(projectRoot, join(projectRoot, input)))) {
    hash.update(relative(projectRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(projectRoot: string, path: string): string[] {
  if (!existsSync(path)) return [];
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    return [path];
  }
  return entries
    .filter(({ name }) => !passedOver.has(name))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesUnder(projectRoot, join(path, entry.name))
        : [join(path, entry.name)],
    );
}
