/**
 * Tests which cloud assemblies (the output of a CDK synthesis) can be deployed, judged by their
 * assets. tests/infra/contracts/deployment.ts checks a real assembly.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { judgeAssembly } from '../../../../infra/commands/deploy/judge-assembly.ts';

const folder = mkdtempSync(join(tmpdir(), 'assembly-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(paths: Record<string, string>): void {
  const files = Object.entries(paths).map(([displayName, path]): [string, object] => [
    displayName,
    { displayName, source: { path, packaging: 'zip' } },
  ]);
  const manifest = { version: '55.0.0', files: Object.fromEntries(files) };
  writeFileSync(join(folder, 'FormAutomation-dev.assets.json'), JSON.stringify(manifest));
}

test('a cloud assembly that does not contain the stage is refused', () => {
  expect(() => judgeAssembly(folder, 'dev')).toThrow(
    `${folder} does not hold the stage: run npx cdk synth --quiet -c stage=dev, or deploy without --built.`,
  );
});

test('a cloud assembly whose functions are bundled is accepted', () => {
  write({ 'Bot/Function/Code': 'asset.1f', Template: 'FormAutomation-dev.template.json' });
  judgeAssembly(folder, 'dev');
});

test("a cloud assembly is refused if a function's code is outside it", () => {
  write({ 'Fence/Function/Code': 'asset.1f', 'Bot/Function/Code': join(folder, '..') });
  expect(() => judgeAssembly(folder, 'dev')).toThrow(
    `${folder} was made without bundling its functions (Bot/Function/Code and 0 more): run npx`,
  );
});
