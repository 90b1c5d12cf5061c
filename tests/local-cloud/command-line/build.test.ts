/** The site is built once, however many processes ask for it at the same time. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildDirectoryIn, buildSite } from '../../../local-cloud/command-line/build.ts';

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
  // Leaves the page unfinished for a while, as the site's build does.
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

test('two processes that need the site share one build', async () => {
  const page = path.join(projectRoot, 'frontend/build/client/index.html');
  const read = () => build().then(() => readFileSync(page, 'utf8'));
  expect(await Promise.all([read(), read()])).toEqual(['one', 'one']);
  expect(builds()).toBe('built ');
});

test('changed sources are built again', async () => {
  await build();
  write('frontend/page.ts', 'two');
  await build();
  await build();
  expect(builds()).toBe('built built ');
});
