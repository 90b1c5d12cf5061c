import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';
import { attempt, aTarget, summary } from '../attempt/attempt-builders.ts';
import { button, fields, page, type ZooForm } from '../zoo/zoo-form.ts';
import { startZooServer, type ZooServer } from '../zoo/zoo-server.ts';
import { rehearsedRecipe } from './learn-recipe.ts';

jest.setTimeout(BROWSER_TEST_MS);

const asksIncome = (format: string) =>
  page(
    `${fields}<p><label>Monthly income <input name="income" required></label></p>${button}`,
    `const field = document.querySelector('[name=income]');
    field.addEventListener('input', () => {
      const digits = field.value.replace(/\\D/g, '');
      field.value = ${format};
    });`,
  );
const forms = {
  decimals: asksIncome("'₹ ' + Number(digits).toLocaleString('en-IN') + '.00'").replace(
    "addEventListener('input'",
    "addEventListener('change'",
  ),
  // The mask treats the last two digits as decimals, like a cash register.
  cents: asksIncome('(Number(digits) / 100).toFixed(2)'),
  grouped: asksIncome("Number(digits).toLocaleString('de')"),
};

let zoo: ZooServer;
beforeAll(async () => {
  zoo = await startZooServer(
    Object.entries(forms).map(([name, shown]): ZooForm => ({
      ...{ name, page: shown, outcome: 'success', received: [] },
    })),
  );
});
afterAll(() => zoo.stop());

async function send(name: keyof typeof forms) {
  const url = zoo.url(name);
  const recipe = await rehearsedRecipe(url, (label) =>
    label === 'Monthly income' ? { kind: 'custom', name: 'income' } : undefined,
  );
  const target = aTarget(url, { recipe });
  return summary(await attempt(url, { target, fields: { income: '85000' } }));
}

describe("a lead's number in a field with a mask", () => {
  test.each([
    ['decimals', '₹ 85,000.00'],
    ['grouped', '85.000'],
  ] as const)(
    'a mask may add decimals and group separators to a number: %s',
    async (name, income) => {
      expect([await send(name), zoo.received(name)]).toEqual([
        'success',
        [expect.objectContaining({ income })],
      ]);
    },
  );

  test('a number whose last digits become decimals is not sent', async () => {
    expect([await send('cents'), zoo.received('cents')]).toEqual([
      {
        reason: 'field_not_found',
        detail: 'The field does not accept the value: Monthly income',
        fenced: false,
      },
      [],
    ]);
  });
});
