import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mutated, mutations } from './mutations.ts';

const repository = path.resolve(import.meta.dirname, '../..');

test.each(mutations)('mutation $name still finds the code it removes', async ({ changes }) => {
  for (const change of changes) {
    const text = await readFile(path.join(repository, change.file), 'utf8');
    expect(mutated(text, change)).not.toBe(text);
  }
});
