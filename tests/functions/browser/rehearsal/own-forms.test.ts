/**
 * Forms as UI libraries draw them. The recipe comes from a rehearsal, and the attempt fills in the
 * lead by this recipe alone.
 */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Fill } from '../../../../contract/recipe.ts';
import { attempt, aTarget, summary } from '../attempt/attempt-builders.ts';
import { rehearsedRecipe } from '../recipe/learn-recipe.ts';
import { button, fields, page, sent, success } from '../zoo/zoo-form.ts';
import { startZooServer, type ZooServer } from '../zoo/zoo-server.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';

jest.setTimeout(BROWSER_TEST_MS);

const cityField = '<p><label>City <input name="city" required></label></p>';
const withCity = (city: string) => fields.replace(cityField, city) + button;
/**
 * The page's script. It sends the values, but refuses a phone number with a country code if the
 * page requires ten digits. The variable `city` contains the chosen entry.
 */
const sends = `const lead = document.querySelector('form.lead'), opener = document.querySelector('.opener');
  let city = '';
  lead.noValidate = true;
  lead.addEventListener('submit', (event) => {
    event.preventDefault();
    const values = new URLSearchParams(new FormData(lead));
    if (city) values.set('city', city);
    if (lead.querySelector('.ten') && !/^\\d{10}$/.test(lead.phone.value)) {
      lead.querySelector('.ten').textContent = lead.phone.value + ' is no 10 digit mobile number.';
      return;
    }
    fetch(location.pathname, { method: 'POST', body: values })
      .then(() => { lead.outerHTML = '<p>Thank you, we have received your details.</p>'; });
  });`;
/** @param chosen code that runs after an entry of the list was pressed. */
const opens = (chosen: string) => `
  opener.addEventListener('click', () => {
    if (document.querySelector('[role=listbox]')) return;
    document.body.insertAdjacentHTML('beforeend', '<ul role="listbox">' + ['Mumbai', 'Pune'].map((text) => '<li role="option">' + text + '</li>').join('') + '</ul>');
    document.querySelector('[role=listbox]').addEventListener('click', ({ target }) => {
      city = target.textContent;
      document.querySelector('[role=listbox]').remove();
      ${chosen}
    });
  });`;

const hidden = 'style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)"';
const agree = '<p><label><input type="checkbox" name="agree"> Mirum dolat</label></p>';
const forms = [
  // Select2: a list whose entries come from a server.
  success(
    'list-over-an-emptied-one',
    page(
      withCity(
        `<select name="city" required ${hidden}><option></option></select><span class="select"><span class="opener" role="combobox" tabindex="0" aria-expanded="false" aria-haspopup="true">…</span></span>`,
      ),
      sends + opens('opener.textContent = city;'),
    ),
  ),
  // Arco: the chosen entry replaces the input. The page requires a number of ten digits.
  success(
    'input-hidden-by-its-choice',
    page(
      withCity(
        '<div><label>City</label><div><input class="opener" role="combobox" placeholder="Please select"></div></div><p class="ten" role="alert"></p>',
      ),
      sends + opens('opener.style.display = "none"; opener.insertAdjacentText("afterend", city);'),
    ),
    { ...sent, phone: '9876543210' },
  ),
  // Ionic.
  success(
    'box-that-changes-later',
    page(
      fields + agree + button,
      `${sends}
      lead.agree.addEventListener('click', (event) => {
        const { checked } = lead.agree;
        event.preventDefault();
        if (event.isTrusted) setTimeout(() => { lead.agree.checked = checked; }, 100);
      });`,
    ),
    { ...sent, agree: 'on' },
  ),
  // Vuetify: the page shows a character counter in the place of its error messages.
  success(
    'counter-in-place-of-a-message',
    page(
      fields + button,
      `${sends}
      lead.insertAdjacentHTML('beforeend', '<p class="error" role="alert"></p>');
      lead.addEventListener('submit', () => { lead.lastChild.textContent = '8 / 50'; });`,
    )
      .replace('lead.outerHTML =', "lead.insertAdjacentHTML('afterend',")
      .replace("details.</p>';", "details.</p>');"),
  ),
];
const chosen = (label: string): Fill | undefined =>
  label === 'Mirum dolat' ? { kind: 'fixed', value: 'on' } : undefined;

let zoo: ZooServer;
beforeAll(async () => void (zoo = await startZooServer(forms)));
afterAll(() => zoo.stop());

test.each(forms.map(({ name, received }) => [name, received] as const))(
  'a form that was rehearsed receives the lead: %s',
  async (name, received) => {
    const url = zoo.url(name);
    const recipe = await rehearsedRecipe(url, chosen);
    const result = await attempt(url, { target: aTarget(url, { recipe }) });
    expect(summary(result)).toBe('success');
    expect(zoo.received(name)).toEqual(received);
  },
);
