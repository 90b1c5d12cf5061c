import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { alertMutations } from './alerts/mutations.ts';
import { callbackMutations } from './callbacks/mutations.ts';
import { mutated, mutations } from './mutations.ts';

const repository = path.resolve(import.meta.dirname, '../..');

const all = [...mutations, ...callbackMutations, ...alertMutations];

test.each(all)('the code that the mutation $name replaces still exists', async ({ changes }) => {
  for (const change of changes) {
    const text = await readFile(path.join(repository, change.file), 'utf8');
    expect(mutated(text, change)).not.toBe(text);
  }
});
