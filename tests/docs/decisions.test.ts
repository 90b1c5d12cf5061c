import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../docs/decisions');
const names = readdirSync(folder).sort();

test('the decision records are numbered without gaps', () => {
  const numbers = names.map((name) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]));
  expect(numbers).toEqual(names.map((_, index) => index + 1));
});

test.each(names)('%s has its number in its title', (name) => {
  const [title] = readFileSync(join(folder, name), 'utf8').split('\n', 1);
  expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. [A-Z].*[^.]$`));
});
