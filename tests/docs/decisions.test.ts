import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../docs/decisions');
const names = readdirSync(folder).sort();
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('the decision records are numbered without gaps', () => {
  const numbers = names.map((name) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]));
  expect(numbers).toEqual(names.map((_, index) => index + 1));
});

test.each(names)('the decision record %s has its number in its title', (name) => {
  const [title] = read(name).split('\n', 1);
  expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. [A-Z].*[^.]$`));
});

test.each(names)('the record %s links to related records before its context', (name) => {
  const [, afterContext = ''] = read(name).split(/^(?:\*\*|## )Context/m);
  expect(afterContext).not.toBe('');
  expect(afterContext).not.toMatch(/^(Since|Changes|Supersedes) \[/m);
});

test('a changed decision links to the record that changed it', () => {
  const changes = names.flatMap((name) =>
    [...read(name).matchAll(/^(?:Changes|Supersedes) \[(\d+)\]/gm)].map(([, changed]) => ({
      changed: names[Number(changed) - 1] ?? '',
      by: Number(name.slice(0, 4)),
    })),
  );
  expect(changes.length).toBeGreaterThan(4);
  const silent = changes.filter(({ changed, by }) => !read(changed).includes(`Since [${by}](`));
  expect(silent).toEqual([]);
});
