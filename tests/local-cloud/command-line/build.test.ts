/**
 * Tests that simultaneous processes share one build of the site, and that the site is built while
 * the synthesis runs.
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  buildAssembly,
  buildDirectoryIn,
  buildSite,
} from '../../../local-cloud/command-line/build.ts';

let projectRoot: string;

const write = (file: string, text: string) => writeFileSync(path.join(projectRoot, file), text);
const build = () =>
  buildSite({ projectRoot, buildDir: buildDirectoryIn(projectRoot), tell: () => undefined });
const builds = () => readFileSync(path.join(projectRoot, 'builds'), 'utf8');

beforeEach(() => {
  projectRoot = mkdtempSync(path.join(tmpdir(), 'project-'));
  mkdirSync(path.join(projectRoot, 'frontend'));
  write('package.json', JSON.stringify({ scripts: { build: 'node build.js' } }));
  write('frontend/page.ts', 'one');
  // This fake build writes an empty page and finishes it later, as the real build of the site does.
  write(
    'build.js',
    `const fs = require('node:fs');
    fs.mkdirSync('frontend/build/client', { recursive: true });
    fs.writeFileSync('frontend/build/client/index.html', '');
    setTimeout(() => {
      fs.copyFileSync('frontend/page.ts', 'frontend/build/client/index.html');
      fs.appendFileSync('builds', 'built ');
    }, 200);`,
  );
});
afterEach(() => rmSync(projectRoot, { recursive: true }));

test('simultaneous builds of the site run only once', async () => {
  const page = path.join(projectRoot, 'frontend/build/client/index.html');
  const read = () => build().then(() => readFileSync(page, 'utf8'));
  expect(await Promise.all([read(), read()])).toEqual(['one', 'one']);
  expect(builds()).toBe('built ');
});

test('the site is built again only if its sources changed', async () => {
  await build();
  write('frontend/page.ts', 'two');
  await build();
  await build();
  expect(builds()).toBe('built built ');
});

describe('the synthesis of the template', () => {
  const siteBuild = path.join(import.meta.dirname, '../../../infra/site-build.ts');
  const page = 'frontend/build/client/index.html';
  const assemble = () =>
    buildAssembly({
      projectRoot,
      buildDir: buildDirectoryIn(projectRoot),
      tell: () => undefined,
    });

  beforeEach(() => {
    write('cdk.json', '{"context":{}}');
    mkdirSync(path.join(projectRoot, 'infra'));
    // This fake synthesis writes two files: whether the site's build was still running at the
    // start, and the site's page after waiting for the build.
    write(
      'infra/app.ts',
      `import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
      import { awaitSiteBuild } from '${pathToFileURL(siteBuild).href}';
      const { CDK_CONTEXT_JSON, CDK_OUTDIR } = process.env;
      const { siteBuilding } = JSON.parse(CDK_CONTEXT_JSON ?? '');
      const isBeside = existsSync(siteBuilding.note);
      awaitSiteBuild(siteBuilding);
      mkdirSync(CDK_OUTDIR ?? '', { recursive: true });
      writeFileSync(CDK_OUTDIR + '/beside', String(isBeside));
      copyFileSync('${page}', CDK_OUTDIR + '/page');`,
    );
  });
  const assembled = async (file: string) => readFileSync(path.join(await assemble(), file), 'utf8');

  test("the synthesis begins during the site's build and waits for its end", async () => {
    // Makes the fake build slower than the start of the synthesis process.
    write(
      'build.js',
      readFileSync(path.join(projectRoot, 'build.js'), 'utf8').replace('200', '3000'),
    );
    expect(await assembled('beside')).toBe('true');
    expect(await assembled('page')).toBe('one');
  });

  test('`npx --no-install` starts an installed program directly, without running npx', async () => {
    const programs = path.join(projectRoot, 'node_modules/.bin');
    mkdirSync(programs, { recursive: true });
    const program = (name: string, text: string) =>
      writeFileSync(path.join(programs, name), `#!/bin/sh\necho "${text} $@"`, { mode: 0o755 });
    program('tool', 'own');
    program('npx', "npm's");
    const app = readFileSync(path.join(projectRoot, 'infra/app.ts'), 'utf8');
    write(
      'infra/app.ts',
      `import { execSync } from 'node:child_process';
      ${app}
      writeFileSync(CDK_OUTDIR + '/said', execSync('npx --no-install tool --bundle; npx tool --new'));`,
    );
    expect(await assembled('said')).toBe("own --bundle\nnpm's tool --new\n");
  });

  test('after a failed site build, the synthesis is repeated', async () => {
    await assemble();
    write('frontend/page.ts', 'two');
    const builder = readFileSync(path.join(projectRoot, 'build.js'), 'utf8');
    write('build.js', 'throw new Error("no site")');
    await expect(assemble()).rejects.toThrow('no site');
    write('build.js', builder);
    expect(await assembled('page')).toBe('two');
  });
});
