/**
 * `node infra/commands/supply-chain/chromium.ts`: prints the age of the packaged Chromium, with a
 * warning above 60 days, which `--fail` makes an error. `update` installs the newest Chromium with
 * the newest driver made for it, and records Chromium's version and date in
 * contract/packed-chromium.ts.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPackageVersion, chromiumPublished } from '../../../contract/packed-chromium.ts';
import { ageInDays, OLDEST_DAYS, recordChromium } from './chromium-age.ts';
import { readJson } from '../../read-json.ts';

const root = join(import.meta.dirname, '../../..');
const name = '@sparticuz/chromium';
const npm = (...args: string[]) => execFileSync('npm', args, { cwd: root, encoding: 'utf8' });

const view = <Content>(of: string, field: string) =>
  JSON.parse(npm('view', of, field, '--json')) as Content;

const readPackage = <Content>(file: string): Content => readJson(join(root, 'node_modules', file));

/**
 * Each release of playwright-core drives one version of Chromium, and only a file inside the
 * package names this version.
 */
function installDriverOf(chromium: string): void {
  const [major] = chromium.split('.');
  const versions = view<string[]>('playwright-core', 'versions');
  for (const version of versions.filter((one) => /^[\d.]+$/.test(one)).reverse()) {
    npm('install', '--save-exact', `playwright-core@${version}`);
    const { browsers } = readPackage<{
      browsers: { name: string; browserVersion: string }[];
    }>('playwright-core/browsers.json');
    const driven = browsers.find((one) => one.name === 'chromium')?.browserVersion ?? '';
    console.log(`playwright-core ${version} drives Chromium ${driven}`);
    if (driven.startsWith(`${major}.`)) return;
    if (Number.parseInt(driven, 10) < Number(major)) break;
  }
  throw new Error(`No release of playwright-core drives Chromium ${chromium}.`);
}

function update(): void {
  npm('install', '--save-exact', `${name}@latest`);
  const { version } = readPackage<{ version: string }>(`${name}/package.json`);
  installDriverOf(version);
  const days = view<Record<string, string>>(name, 'time');
  const published = days[version]?.slice(0, 10);
  if (published === undefined) throw new Error(`The registry has no date of ${name} ${version}.`);
  const file = join(root, 'contract/packed-chromium.ts');
  writeFileSync(file, recordChromium(readFileSync(file, 'utf8'), version, published));
  console.log(`Chromium ${version} of ${published}. Now run: npm test -- tests/supply-chain`);
  console.log('and: npm test -- tests/functions/browser');
}

const [action] = process.argv.slice(2);
if (action === 'update') update();
else if (action !== undefined && action !== '--fail') {
  console.error('node infra/commands/supply-chain/chromium.ts [update | --fail]');
  process.exitCode = 2;
} else {
  const age = ageInDays(chromiumPublished, new Date());
  const fact = `Chromium ${chromiumPackageVersion} is ${age} days old`;
  if (age <= OLDEST_DAYS) console.log(fact);
  else {
    const level = action === '--fail' ? 'error' : 'warning';
    console.log(
      `::${level}::${fact}, more than ${OLDEST_DAYS}: see CONTRIBUTING.md for its update`,
    );
    if (action === '--fail') process.exitCode = 1;
  }
}
