/**
 * Tests rules for the packages in the lock file: which packages may run scripts at installation,
 * and which licences packages may have.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

interface Package {
  version?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  /**
   * Whether the package is bundled in another package's file. Then the hash of that file covers
   * this package too.
   */
  inBundle?: boolean;
}
const root = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };
const { allowScripts, dependencies, devDependencies, scripts } = read('package.json') as {
  scripts: Record<string, string>;
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);
const installed = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, found]) => ({ name: nameOf(path), ...found }));

/**
 * Licences that only require a notice. If a package offers several licences, the least strict one
 * counts.
 */
const permissive = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['Apache-2.0 AND MIT', 'BlueOak-1.0.0', 'Unlicense'],
  ...['(MIT OR GPL-3.0-or-later)', '(MIT OR CC0-1.0)'],
]);

/**
 * Packages whose licence is not in `permissive`, each with the reason why it is accepted. `ships`
 * is true if users receive the package.
 */
const others: readonly { name: RegExp; license: string; ships: boolean; because: string }[] = [
  {
    name: /^@fontsource-variable\/(bricolage-grotesque|instrument-sans)$/,
    license: 'OFL-1.1',
    ships: true,
    because: 'Fonts may be embedded in a site; their files are not changed.',
  },
  {
    name: /^(axe-core|lightningcss(-.+)?)$/,
    license: 'MPL-2.0',
    ships: false,
    because: 'Tests and builds with them; their files are neither changed nor passed on.',
  },
  {
    name: /^caniuse-lite$/,
    license: 'CC-BY-4.0',
    ships: false,
    because: 'Data that the build reads and does not pass on.',
  },
  {
    name: /^argparse$/,
    license: 'Python-2.0',
    ships: false,
    because: 'Permissive; read by tools of the linter alone.',
  },
];

describe('packages in the lock file', () => {
  test('only named packages may run install scripts', () => {
    const scripted = installed.filter((found) => found.hasInstallScript).map(({ name }) => name);
    expect([...new Set(scripted)].sort()).toEqual(Object.keys(allowScripts).sort());
  });

  test('every package’s licence is permissive or a listed exception', () => {
    const unknown = installed.filter(({ name, license = 'none', dev = false }) => {
      if (permissive.has(license)) return false;
      return !others.some(
        (other) => other.name.test(name) && other.license === license && (other.ships || dev),
      );
    });
    expect(unknown.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  test('every licence exception is still needed', () => {
    for (const { name, license } of others) {
      expect(installed.some((found) => name.test(found.name) && found.license === license)).toBe(
        true,
      );
    }
  });

  test('the lock file pins packages by hash and contains no host', () => {
    const loose = installed.filter(({ inBundle }) => !inBundle);
    for (const { name, integrity, resolved, link } of loose) {
      expect({ name, link, resolved }).toEqual({ name, link: undefined, resolved: undefined });
      expect({ name, integrity }).toEqual({ name, integrity: expect.stringMatching(/^sha512-/) });
    }
  });

  test.each([
    'tests/libraries/package-lock.json',
    'tests/mcp/package-lock.json',
    'tests/n8n/package-lock.json',
    'tests/openapi/package-lock.json',
  ])('the lock file %s pins packages by hash and contains no host', (file) => {
    const own = read(file) as { packages: Record<string, Package> };
    for (const [path, { integrity, resolved, link }] of Object.entries(own.packages)) {
      if (path === '') continue;
      expect({ path, link, resolved }).toEqual({ path, link: undefined, resolved: undefined });
      expect({ path, integrity }).toEqual({ path, integrity: expect.stringMatching(/^sha512-/) });
    }
  });

  test('package.json has exact versions of the direct dependencies', () => {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect([name, version]).toEqual([name, packages[`node_modules/${name}`]?.version]);
    }
  });
});

test('README and docs/benches.md mention all npm scripts, at most eleven', () => {
  const names = Object.keys(scripts).filter((name) => name !== 'postinstall');
  expect(names.length).toBeLessThanOrEqual(11);
  const documents = ['README.md', 'docs/benches.md']
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
  const named = (name: string) =>
    new RegExp(`^(\\| )?\`npm (run )?${name}\\b`, 'm').test(documents);
  expect(names.filter((name) => !named(name))).toEqual([]);
});
