/**
 * Features (folders) of the frontend must not import each other in a circle, because none of them
 * could be changed or removed without the others. ESLint checks the same for single files and for
 * the larger folders (rooms) that contain the features.
 */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const frontend = path.resolve(import.meta.dirname, '../../frontend');
const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/**
 * Maps each feature of a room (`shared`, `site` or `dashboard`) to the features that it imports.
 */
async function importsIn(room: string): Promise<Map<string, Set<string>>> {
  const imports = new Map<string, Set<string>>();
  for await (const name of glob('**/*.{ts,tsx}', { cwd: path.join(frontend, room) })) {
    const feature = featureOf(name);
    const found = imports.get(feature) ?? new Set();
    const text = await readFile(path.join(frontend, room, name), 'utf8');
    for (const [, specifier = ''] of text.matchAll(imported)) {
      const target = path.posix.join(path.posix.dirname(name), specifier);
      if (!target.startsWith('../') && featureOf(target) !== feature) found.add(featureOf(target));
    }
    imports.set(feature, found);
  }
  return imports;
}

/** A file's feature: the folder that it lies in, or the file itself if it is in no folder. */
const featureOf = (name: string): string => (name.includes('/') ? path.posix.dirname(name) : name);

/**
 * Repeatedly removes features that import only removed features. The remaining features form
 * circles.
 */
function withoutOrder(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Map(imports);
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [feature, needs] of left)
      if (![...needs].some((need) => left.has(need))) left.delete(feature);
  }
  return [...left.keys()];
}

describe('the imports between features of the frontend', () => {
  test.each(['shared', 'site', 'dashboard'])(
    'the features of %s do not import each other in a circle',
    async (room) => {
      const imports = await importsIn(room);
      expect(imports.size).toBeGreaterThan(2);
      expect(withoutOrder(imports)).toEqual([]);
    },
  );

  test('features that form a circle are reported', () => {
    const imports = { rows: ['story', 'keys'], story: ['rows'], keys: [], page: ['rows'] };
    const found = withoutOrder(
      new Map(Object.entries(imports).map(([name, needs]) => [name, new Set(needs)])),
    );
    expect(found).toEqual(['rows', 'story', 'page']);
  });
});
