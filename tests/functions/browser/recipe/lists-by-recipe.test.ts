/**
 * Lists that accept no entry although an entry was pressed, or that lack the lead's value. A field
 * that the owner has chosen is never sent empty.
 */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { attempt, aTarget, summary } from '../attempt/attempt-builders.ts';
import { button, fields, page, sent, success, without } from '../zoo/zoo-form.ts';
import { startZooServer, type ZooServer } from '../zoo/zoo-server.ts';
import { rehearsedRecipe } from './learn-recipe.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';

jest.setTimeout(BROWSER_TEST_MS);

const cityField = '<p><label>City <input name="city" required></label></p>';
/** A list of cities that a script draws, and that is not required. */
const list = (chosen: string) =>
  page(
    fields.replace(
      cityField,
      `<p><span id="called">City</span> <span class="opener" role="combobox" aria-labelledby="called" aria-haspopup="listbox" tabindex="0">Select</span></p>
      <input type="hidden" name="city">`,
    ) + button,
    `const lead = document.querySelector('form.lead'), opener = document.querySelector('.opener');
    const choose = (city) => { opener.textContent = city || 'Select'; lead.city.value = city; };
    opener.addEventListener('click', () => {
      document.body.insertAdjacentHTML('beforeend', '<ul role="listbox">' + cities.map((city) => '<li role="option">' + city + '</li>').join('') + '</ul>');
      document.querySelector('[role=listbox]').addEventListener('click', ({ target }) => {
        document.querySelector('[role=listbox]').remove();
        ${chosen}
      });
    });`,
  );
const withCities = (shown: string, ...cities: string[]) =>
  shown.replace('const lead', `const cities = ${JSON.stringify(cities)};\n const lead`);
const takes = 'choose(target.textContent);';

const lacking = withCities(list(takes), 'Mumbai', 'Nashik');
const deaf = withCities(list(''), 'Mumbai', 'Pune');
/**
 * A page that checks the choice: it disables the button for a moment and then removes the choice.
 */
const forgetful = withCities(
  list(`${takes} const press = lead.querySelector('button'); press.disabled = true;
    setTimeout(() => { choose(''); press.disabled = false; }, 100);`),
  'Mumbai',
  'Pune',
);

/**
 * A list that still shows `Select` after a choice; only a hidden field next to the list contains
 * the city.
 */
const quiet = withCities(list('lead.city.value = target.textContent;'), 'Mumbai', 'Pune');
/** A list that is a custom element and shows the chosen text outside its shadow root. */
const shadowed = withCities(list(takes), 'Mumbai', 'Pune').replace(
  "const lead = document.querySelector('form.lead'), opener = document.querySelector('.opener');",
  `const lead = document.querySelector('form.lead'), host = document.querySelector('.opener');
   const root = host.attachShadow({ mode: 'open' });
   root.innerHTML = '<slot></slot> <span role="combobox" aria-label="City" aria-haspopup="listbox" tabindex="0">▾ open</span>';
   for (const { name } of [...host.attributes]) if (name !== 'class') host.removeAttribute(name);
   const opener = Object.defineProperty(root.querySelector('span'), 'textContent', { set: (text) => { host.textContent = text; } });`,
);

const forms = [
  success('takes', withCities(list(takes), 'Mumbai', 'Pune')),
  success('purposes', withCities(list(takes), 'Buy a home', 'Use for home renovation')),
  success('quiet', quiet),
  success('shadowed', shadowed),
];
const stopped: [string, string, RegExp][] = [
  ['lacking', lacking, /^The list has no entry for the value.*: City$/],
  ['deaf', deaf, /^The list did not accept its own entry: City$/],
  ['forgetful', forgetful, /^The form changes the value of: City$/],
];

let zoo: ZooServer;
beforeAll(async () => {
  zoo = await startZooServer([...forms, ...stopped.map(([name, shown]) => success(name, shown))]);
});
afterAll(() => zoo.stop());

const recipeOf = () => rehearsedRecipe(zoo.url('takes'), () => undefined);

test('the entry that was chosen in a list is sent', async () => {
  const url = zoo.url('takes');
  const result = await attempt(url, { target: aTarget(url, { recipe: await recipeOf() }) });
  expect(summary(result)).toBe('success');
  expect(zoo.received('takes')).toEqual([sent]);
});

test("an owner's answer that begins with “Use” is chosen as a normal entry", async () => {
  const url = zoo.url('purposes');
  const recipe = await rehearsedRecipe(url, (label) =>
    label.startsWith('City') ? { kind: 'custom', name: 'purpose' } : undefined,
  );
  const purpose = 'Use for home renovation';
  const result = await attempt(url, { target: aTarget(url, { recipe }), fields: { purpose } });
  expect(summary(result)).toBe('success');
  expect(zoo.received('purposes')).toEqual([{ ...sent, city: purpose }]);
});

test.each(['quiet', 'shadowed'])(
  "a choice that the page shows outside the list's own text is accepted: %s",
  async (name) => {
    expect(summary(await attempt(zoo.url(name)))).toBe('success');
    expect(zoo.received(name)).toEqual([sent]);
  },
);

test.each(stopped)(
  'a form is not sent if a list that its owner chose stays empty: %s',
  async (name, _shown, why) => {
    const url = zoo.url(name);
    const result = await attempt(url, { target: aTarget(url, { recipe: await recipeOf() }) });
    expect(summary(result)).toMatchObject({ detail: expect.stringMatching(why) });
    expect(zoo.received(name)).toEqual([]);
  },
);

test('without a recipe, a list that lacks the value stays empty', async () => {
  const result = await attempt(zoo.url('lacking'));
  expect(result).toMatchObject({
    kind: 'success',
    receipt: { fields: expect.arrayContaining([{ field: 'city', label: 'City', value: '' }]) },
  });
  expect(zoo.received('lacking')).toEqual([{ ...without(sent, 'city'), city: '' }]);
});
