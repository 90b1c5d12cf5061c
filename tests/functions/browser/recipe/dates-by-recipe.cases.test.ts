import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Fill, Recipe } from '../../../../contract/recipe.ts';
import { casesOf, every, inPart } from '../../../part.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';
import { attempt, aTarget, summary } from '../attempt/attempt-builders.ts';
import { rehearse } from '../rehearsal/rehearse-builders.ts';
import { button, fields, page } from '../zoo/zoo-form.ts';
import { rehearsedRecipe } from './learn-recipe.ts';
import { startZooServer, type ZooServer } from '../zoo/zoo-server.ts';

jest.setTimeout(BROWSER_TEST_MS);

const aBox = (attributes: string, beside = '') =>
  `<p><label>Date of birth <input name="dob" ${attributes} required></label>${beside}</p>`;
const aPage = (asks: string, script = '') => page(fields + asks + button, script);

/**
 * The script of a date picker. When the field loses the focus, the picker reads the typed date; it
 * empties the field if the text is no date.
 */
const picker = (order: 'DMY' | 'MDY', keeps = '') => `
  const field = document.querySelector('[name=dob], #dob');
  field.addEventListener('blur', () => {
    const [one, two, year] = field.value.split('/').map(Number);
    const [day, month] = ${order === 'DMY' ? '[one, two]' : '[two, one]'};
    const date = new Date(year, month - 1, day, 12);
    const isDay = date.getMonth() === month - 1 && date.getDate() === day;
    if (!isDay) field.value = '';
    else { ${keeps} }
  });`;
const option = (value: number, text: string | number) =>
  `<option value="${value}">${text}</option>`;
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];
const allMonths = [...months, 'September', 'October', 'November', 'December'];
const count = (from: number, length: number) => Array.from({ length }, (_, place) => from + place);
const aList = (name: string, options: string) =>
  `<select name="${name}" aria-label="${name}" required><option value="">–</option>${options}</select>`;
const lists = `<fieldset><legend>Date of birth</legend>
  ${aList(
    'day',
    count(1, 31)
      .map((day) => option(day, day))
      .join(''),
  )}
  ${aList('month', allMonths.map((month, place) => option(place, month)).join(''))}
  ${aList(
    'year',
    count(1950, 60)
      .map((year) => option(year, year))
      .join(''),
  )}</fieldset>`;
/**
 * A date in three parts, as MUI X and React Aria draw them: each part takes digits from key
 * presses.
 */
const parts = `<div role="group" aria-label="Date of birth">
  ${['Month', 'Day', 'Year'].map((part) => `<span role="spinbutton" tabindex="0" contenteditable aria-label="${part}" style="opacity:0">–</span>`).join('/')}
  <input type="hidden" name="dob"></div>`;
const partsScript = `
  const parts = [...document.querySelectorAll('[role=spinbutton]')];
  for (const part of parts) part.addEventListener('keydown', (event) => {
    event.preventDefault();
    const digits = (part.dataset.typed ?? '') + event.key;
    part.dataset.typed = digits;
    part.ariaValueNow = String(Number(digits));
    const [month, day, year] = parts.map((one) => one.ariaValueNow ?? '');
    document.querySelector('[name=dob]').value = [year, month, day].join('-');
  });`;

/**
 * A field of jQuery UI: it sends the date that its calendar shows, and keeps a text that it cannot
 * parse.
 */
const withCalendar = (month: string, day: number) =>
  aPage(
    `<p><label>Date of birth <input id="dob" required></label></p><input type="hidden" name="dob"><div class="datepicker" hidden><b>${month}</b><table><tr><td>1<td class="-active">${day}</table></div>`,
    `const field = document.querySelector('#dob');
    field.addEventListener('focus', () => { document.querySelector('.datepicker').hidden = false; });
    field.addEventListener('keyup', () => {
      const [, day, month, year] = /^(\\d\\d)-(0\\d|1[0-2])-(\\d{4})$/.exec(field.value) ?? [];
      if (!year) return;
      document.querySelector('b').textContent = ${JSON.stringify(allMonths)}[month - 1] + ' ' + year;
      document.querySelector('.-active').textContent = Number(day);
      document.querySelector('[type=hidden]').value = [year, month, day].join('-');
    });`,
  );

/**
 * A page with a field that takes dates only from the calendar that a press of the field opens.
 * @param takes a script that stores `picked`, such as `6/5/1990`, in `field`.
 */
const withOwnCalendar = (box: string, takes: string) =>
  aPage(
    box + '<div id="calendar" hidden></div>',
    `const field = document.querySelector('#dob, [name=dob]'), box = document.querySelector('#calendar');
    const months = ${JSON.stringify(allMonths)};
    let [year, month] = [2026, 10];
    const draw = () => {
      const days = new Date(year, month + 1, 0).getDate();
      box.innerHTML = '<select aria-label="Month">' + months.map((name, place) => '<option' + (place === month ? ' selected' : '') + '>' + name + '</option>').join('') + '</select><input type="number" aria-label="Year" value="' + year + '"><div>' +
        Array.from({ length: days }, (_, place) => '<span aria-label="' + months[month] + ' ' + (place + 1) + ', ' + year + '">' + (place + 1) + '</span>').join(' ') + '</div>';
    };
    field.addEventListener('click', () => { box.hidden = false; draw(); });
    box.addEventListener('change', ({ target }) => {
      if (target.matches('select')) month = target.selectedIndex;
      draw();
    });
    box.addEventListener('keyup', ({ target }) => { if (target.value.length === 4) { year = Number(target.value); draw(); } });
    box.addEventListener('click', ({ target }) => {
      if (!target.matches('span')) return;
      const picked = [month + 1, target.textContent, year].join('/');
      ${takes}
      box.hidden = true;
    });`,
  );

const pages = {
  native: aPage(aBox('type="date"')),
  plain: aPage(aBox('')),
  hinted: aPage(aBox('placeholder="MM/DD/YYYY"')),
  noted: aPage(
    `${aBox('placeholder="MM/DD/YYYY"')}<input type="hidden" name="seen">`,
    `document.querySelector('[name=dob]').addEventListener('change', ({ target }) => {
      document.querySelector('[name=seen]').value += target.value + ' ';
    });`,
  ),
  german: aPage(aBox('placeholder="TT.MM.JJJJ"')),
  example: aPage(aBox('placeholder="e.g. 12-31-1990"')),
  'two hints': aPage(aBox('placeholder="MM/DD/YYYY"', ' (DD/MM/YYYY)')),
  american: aPage(aBox(''), picker('MDY')),
  'out of step': aPage(
    `<p><label>Date of birth <input id="dob" placeholder="DD/MM/YYYY"></label><input type="hidden" name="dob"></p>`.replace(
      '</label><input',
      '<input',
    ),
  ),
  'in step': aPage(
    `<p><label for="dob">Date of birth</label> <input id="dob"><input type="hidden" name="dob"></p>`,
    picker(
      'DMY',
      `document.querySelector('[type=hidden]').value = date.toISOString().slice(0, 10);`,
    ),
  ),
  'read otherwise': aPage(
    aBox(''),
    `document.querySelector('form').addEventListener('submit', () => {
      const field = document.querySelector('[name=dob]');
      const [month, day, year] = field.value.split('/');
      field.value = [year, month, day].join('-');
    });`,
  ),
  'calendar only': aPage(aBox('readonly placeholder="DD/MM/YYYY"')),
  calendar: withOwnCalendar(aBox('readonly'), 'field.value = picked;'),
  // Pages in the style of shadcn/ui: a button shows the date and opens the calendar.
  'calendar button': withOwnCalendar(
    `<p><label for="dob">Date of birth</label> <button type="button" id="dob" aria-haspopup="dialog" aria-expanded="false">Pick a date</button>
       <input type="hidden" name="dob"></p>`,
    `field.textContent = picked; document.querySelector('[name=dob]').value = picked;`,
  ),
  // Vuetify on a busy machine: each input takes 150 ms, and only text from key presses stays.
  slow: aPage(
    aBox('placeholder="MM/DD/YYYY"'),
    `const field = document.querySelector('[name=dob]');
    field.addEventListener('input', (event) => {
      if (!event.isTrusted) field.value = '';
      for (const until = performance.now() + 150; performance.now() < until;);
    });`,
  ),
  'turned native': aPage(
    aBox(
      `placeholder="DD/MM/YYYY" onfocus="this.type='date'" onblur="if (!this.value) this.type='text'"`,
    ),
  ),
  // SurveyJS: the field drops a value that is set at the same time as other values.
  dropped: aPage(
    aBox('type="date"'),
    `const field = document.querySelector('[name=dob]');
    field.addEventListener('change', () => setTimeout(() => { field.value = ''; }, 0), { once: true });`,
  ),
  // DevExtreme: the field keeps a text that it cannot parse, and marks the text as invalid.
  marked: aPage(
    `<p><label for="dob">Date of birth</label> <input id="dob"></p><div><p><input type="hidden" name="dob"></p></div>`,
    `${picker(
      'DMY',
      `document.querySelector('[type=hidden]').value = date.toLocaleDateString('sv');`,
    ).replace(
      "if (!isDay) field.value = '';",
      'field.ariaInvalid = String(!isDay); if (!isDay);',
    )}`,
  ),
  // Semi: the field keeps a text that it cannot parse, and does not mark the text as invalid. An
  // attribute names the field's date format.
  named: aPage(aBox('format="dd/MM/yyyy"')),
  'calendar beside': withCalendar('July 2026', 2),
  'calendar of the year': withCalendar('July 1990', 5),
  'calendar of the month': withCalendar('June 1990', 2),
  'calendar of events': aPage(
    `${aBox('')}<div class="events-calendar"><h3>July 2026</h3><table><tr><td>1<td>2</table></div>`,
  ),
  // React Datepicker: an open calendar closes when the mouse button goes down, and this moves the
  // submit button.
  'calendar above': aPage(
    `${aBox('placeholder="DD/MM/YYYY"')}<div class="datepicker" style="height:300px" hidden><b></b><table><tr><td>1<td>2</table></div>`,
    `const field = document.querySelector('[name=dob]'), calendar = document.querySelector('.datepicker');
    const close = () => { calendar.hidden = true; };
    field.addEventListener('input', () => {
      calendar.hidden = false;
      document.querySelector('b').textContent = field.value.slice(-4);
    });
    field.addEventListener('keydown', ({ key }) => { if (key === 'Tab') close(); });
    document.addEventListener('mousedown', close);`,
  ),
  lists: aPage(lists),
  parts: aPage(parts, partsScript),
};
type PageName = keyof typeof pages;

const asksForBirth = /birth|^(day|month|year)$/i;
let zoo: ZooServer;
beforeAll(async () => {
  const forms = Object.entries(pages).map(([name, shown]) => ({
    ...{ name: name.replaceAll(' ', '-'), page: shown },
    ...{ outcome: 'success' as const, received: [] },
  }));
  zoo = await startZooServer(forms);
});
afterAll(() => zoo.stop());

const urlOf = (name: PageName) => zoo.url(name.replaceAll(' ', '-'));

/** The recipe that fills the lead's date into the question for the date of birth. */
function recipeOf(name: PageName, pattern?: string): Promise<Recipe> {
  const transformation = pattern && { transformation: { kind: 'date' as const, pattern } };
  const dob: Fill = { kind: 'custom', name: 'dob', ...transformation };
  return rehearsedRecipe(urlOf(name), (label) => (asksForBirth.test(label) ? dob : undefined));
}

async function send(name: PageName, pattern?: string, dob = '1990-06-05') {
  const url = urlOf(name);
  const before = zoo.received(name.replaceAll(' ', '-')).length;
  const recipe = await recipeOf(name, pattern);
  const result = await attempt(url, { target: aTarget(url, { recipe }), fields: { dob } });
  return { ended: summary(result), sent: zoo.received(name.replaceAll(' ', '-')).slice(before) };
}

const arriving: [PageName, string | undefined, object][] = [
  ['native', undefined, { dob: '1990-06-05' }],
  ['native', 'DD/MM/YYYY', { dob: '1990-06-05' }],
  ['plain', undefined, { dob: '1990-06-05' }],
  ['plain', 'DD/MM/YYYY', { dob: '05/06/1990' }],
  ['hinted', undefined, { dob: '06/05/1990' }],
  ['noted', undefined, { dob: '06/05/1990', seen: '06/05/1990 ' }],
  ['german', undefined, { dob: '05.06.1990' }],
  ['example', undefined, { dob: '06-05-1990' }],
  ['american', undefined, { dob: '06/05/1990' }],
  ['in step', undefined, { dob: '1990-06-05' }],
  ['calendar', undefined, { dob: '6/5/1990' }],
  ['calendar button', undefined, { dob: '6/5/1990' }],
  ['slow', undefined, { dob: '06/05/1990' }],
  ['turned native', 'DD/MM/YYYY', { dob: '1990-06-05' }],
  ['dropped', undefined, { dob: '1990-06-05' }],
  ['marked', undefined, { dob: '1990-06-05' }],
  ['named', undefined, { dob: '05/06/1990' }],
  ['calendar beside', 'DD-MM-YYYY', { dob: '1990-06-05' }],
  ['calendar of events', 'DD/MM/YYYY', { dob: '05/06/1990' }],
  ['lists', undefined, { day: '5', month: '5', year: '1990' }],
  ['parts', undefined, { dob: '1990-6-5' }],
];
const refused: [PageName, string | undefined, string][] = [
  ['hinted', 'DD/MM/YYYY', 'it asks for dates as MM/DD/YYYY, but the recipe writes DD/MM/YYYY'],
  ['two hints', undefined, 'its words name two orders of a date'],
  ['american', 'DD/MM/YYYY', 'it does not accept dates as DD/MM/YYYY'],
  ['out of step', undefined, 'the page does not take over the date that the field shows'],
  ...(['calendar beside', 'calendar of the year', 'calendar of the month'] as const).map(
    (name): [PageName, string, string] => [
      name,
      'YYYY-MM-DD',
      'it does not accept dates as YYYY-MM-DD',
    ],
  ),
  [
    'calendar only',
    undefined,
    'it takes dates from a calendar only, in which the day could not be picked',
  ],
];

describe("a recipe that fills in the lead's date", () => {
  test.each(casesOf(arriving, every(12)))(
    "the date arrives in the form's format: %s, pattern %s",
    async (name, pattern, date) => {
      const { ended, sent } = await send(name, pattern);
      expect([ended, sent]).toEqual(['success', [expect.objectContaining(date)]]);
    },
  );

  test.each(casesOf(refused, every(6)))(
    'nothing is sent if the page %s cannot take the date as %s',
    async (name, pattern, why) => {
      const { ended, sent } = await send(name, pattern);
      expect([ended, sent]).toEqual([
        {
          reason: 'validation_refused',
          detail: `The field “Date of birth” can't be filled in: ${why}`,
          fenced: false,
        },
        [],
      ]);
    },
  );

  inPart('quick', () => {
    test('the form receives the date although the calendar opens above the button', async () => {
      const { ended, sent } = await send('calendar above');
      expect([ended, sent]).toEqual(['success', [expect.objectContaining({ dob: '05/06/1990' })]]);
    });

    test('the form receives a date whose day is greater than 12', async () => {
      const { ended, sent } = await send('marked', undefined, '1987-11-23');
      expect([ended, sent]).toEqual(['success', [expect.objectContaining({ dob: '1987-11-23' })]]);
    });
  });

  inPart('rest', () => {
    test('an attempt is no success if the page exchanges day and month', async () => {
      const { ended, sent } = await send('read otherwise', 'DD/MM/YYYY');
      expect(ended).toMatchObject({ reason: 'outcome_unknown' });
      expect(JSON.stringify(ended)).toContain("the page sent another date than the lead's");
      expect(sent).toMatchObject([{ dob: '1990-05-06' }]);
    });

    test("a rehearsal explains why a date can't be filled in", async () => {
      const recipe = await recipeOf('american', 'DD/MM/YYYY');
      const result = await rehearse(urlOf('american'), { recipe, fields: { dob: '1990-06-05' } });
      const report = result.kind === 'rehearsed' ? result.report : undefined;
      const field = report?.fields.find(({ signs }) => signs.name === 'dob');
      expect(field).toMatchObject({
        because:
          'You chose it. The field can’t be filled in: it does not accept dates as DD/MM/YYYY',
        unanswered: true,
      });
    });
  });
});
