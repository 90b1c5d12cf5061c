/**
 * What the dashboard's page about a form shows at first if a rehearsal (a trial run of the bot)
 * found no form at the form's address.
 */
import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Recipe } from '../../../../contract/recipe.ts';
import type { Pressable, RehearsalReport } from '../../../../contract/rehearsal.ts';
import { unfoundTexts } from '../../../../frontend/content/target-forms.ts';
import { ButtonChoice } from '../../../../frontend/dashboard/forms/recipes/button-choice.tsx';
import {
  buttonProblems,
  untakenFields,
} from '../../../../frontend/dashboard/forms/recipes/check-content.ts';
import { chosenAmong } from '../../../../frontend/dashboard/forms/recipes/pressable-choice.tsx';
import { changesOf } from '../../../../frontend/dashboard/forms/recipes/recipe-changes.ts';
import {
  emptyRecipe,
  shownIn,
  takeReport,
} from '../../../../frontend/dashboard/forms/recipes/take-report.ts';
import { NumberedPicture } from '../../../../frontend/dashboard/forms/rehearsals/numbered-picture.tsx';
import { UnfoundNote } from '../../../../frontend/dashboard/forms/rehearsals/unfound-note.tsx';
import { buildField, buildRecipe, buildReport, buildSeen } from './build-form.ts';

const city = buildField('City');
const pressables: Pressable[] = [
  { number: 2, text: 'Whoosh', look: '<div class="go">' },
  { number: 3, text: '', look: '<i class="call">' },
  { number: 4, text: '', look: '<i class="send">' },
];
const report = (changes: Partial<RehearsalReport> = {}) =>
  buildReport([buildSeen(1, city)], { unfound: 'form', button: '', pressables, ...changes });
const nothing = () => undefined;

function choice(recipe: Recipe, seen = report()): string {
  return renderToStaticMarkup(
    <ButtonChoice
      recipe={recipe}
      report={seen}
      marked={undefined}
      onMark={nothing}
      onRecipe={nothing}
    />,
  );
}
const radios = (drawn: string) =>
  [...drawn.matchAll(/<label class="pressable.*?<\/label>/g)].map(([label]) => ({
    words: label
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .replace(/\s+/g, ' '),
    checked: label.includes('checked=""'),
  }));

describe('a page on which no form was found', () => {
  test.each(Object.entries(unfoundTexts))(
    'the note says what the rehearsal did not find: %s',
    (unfound, texts) => {
      const drawn = renderToStaticMarkup(
        <UnfoundNote unfound={unfound as keyof typeof unfoundTexts} />,
      );
      for (const part of [texts.what, texts.whatToDo, 'Nothing was submitted.']) {
        expect(drawn).toContain(part);
      }
    },
  );

  test('the user can choose any pressable element as submit button', () => {
    expect(radios(choice(buildRecipe([city])))).toEqual([
      { words: '2 Whoosh', checked: false },
      { words: '3 A button without words', checked: false },
      { words: '4 A button without words', checked: false },
    ]);
    const icon = { text: '', look: '<i class="send">' };
    const chosen = radios(choice(buildRecipe([city], { button: icon })));
    expect(chosen.map(({ checked }) => checked)).toEqual([false, false, true]);
  });

  test('the user can choose the button that opens the form', () => {
    const none = report({ unfound: 'fields', fields: [] });
    const drawn = choice(buildRecipe([]), none);
    expect(drawn).toContain('Pressed first, to open the form');
    expect(drawn).toContain('>2: Whoosh</option>');
    expect(radios(drawn)).toEqual([]);
    const icon = { text: '', look: '<i class="call">' };
    const opened = choice(buildRecipe([], { opener: icon }), none);
    expect(opened).toMatch(/<option value="3" selected="">3: A button without words/);
    const gone = choice(buildRecipe([], { opener: { text: 'Swish' } }), none);
    expect(gone).toMatch(/selected="">Swish \(gone once pressed\)/);
    const content = (recipe: Recipe) => ({ recipe, customFields: [] });
    const [plain, opens] = [buildRecipe([city]), buildRecipe([city], { opener: icon })];
    expect(changesOf(content(plain), content(opens))).toEqual(['Opened by: an icon']);
    expect(changesOf(content(opens), content(plain))).toEqual(['No button opens the form']);
  });

  test("the list of buttons marks the bot's choice and a missing button", () => {
    const [own] = radios(choice(buildRecipe([city]), report({ button: 'Apply' })));
    expect(own).toEqual({ words: 'The bot chooses: Apply', checked: true });
    const lost = radios(choice(buildRecipe([city], { button: { text: 'Send' } })));
    expect(lost.at(-1)).toEqual({ words: 'Send (not on the page as it is now)', checked: true });
  });

  test('the screenshot’s alt text says that buttons are numbered too', () => {
    const drawn = renderToStaticMarkup(
      <NumberedPicture url="/x.jpg" report={report()} marked={undefined} onMark={nothing} />,
    );
    expect(drawn).toContain('and at everything that may be pressed');
  });

  test('if a rehearsal finds no form, the recipe covers the whole page', () => {
    const taken = takeReport(emptyRecipe, report());
    expect(taken.anywhere).toBe(true);
    expect(takeReport(emptyRecipe, report({ unfound: 'fields' }))).not.toHaveProperty('anywhere');
    expect(takeReport(taken, buildReport([buildSeen(1, city)])).anywhere).toBe(true);
    const content = (recipe: Recipe) => ({ recipe, customFields: [] });
    const changes = (before: Recipe, after: Recipe) => changesOf(content(before), content(after));
    expect(changes(buildRecipe([city]), taken)).toEqual([
      'Fields and button are searched in the whole page',
    ]);
    expect(changes(taken, buildRecipe([city]))).toEqual([
      'Fields and button are searched in the form only',
    ]);
  });

  test('a recipe can switch between the form and the whole page', () => {
    const icon = { text: '', look: '<i class="send">' };
    const words = { text: 'Whoosh', look: '<div class="go">' };
    const plain = buildRecipe([city]);
    expect(shownIn(plain, 'page')).toEqual({ ...plain, anywhere: true });
    expect(takeReport(plain, report({ unfound: undefined })).anywhere).toBe(true);
    const backWith = (button?: Recipe['button']) =>
      shownIn({ ...plain, anywhere: true, ...(button && { button }) }, 'form');
    expect(backWith()).toEqual(plain);
    expect(backWith(icon)).toEqual(plain);
    expect(backWith(words)).toEqual({ ...plain, button: { text: 'Whoosh' } });
    expect(backWith({ ...icon, selector: '#send' }).button).toEqual({
      text: '',
      selector: '#send',
    });
  });

  test('a recipe without a button cannot be saved', () => {
    const content = (changes: Partial<Recipe> = {}) => ({
      recipe: buildRecipe([city], changes),
      customFields: [],
    });
    expect(buttonProblems(content(), report())).toHaveLength(1);
    expect(buttonProblems(content({ button: { text: 'Whoosh' } }), report())).toEqual([]);
    expect(buttonProblems(content(), report({ button: 'Apply' }))).toEqual([]);
    expect(buttonProblems(content(), buildReport([]))).toEqual([]);
  });
});

test('the editor names the lead fields that no form field uses', () => {
  const fills = ['firstName', 'phone', 'email'] as const;
  const taken = fills.map((part) => buildField(part, { fill: { kind: 'lead', part } }));
  expect(untakenFields(buildRecipe(taken))).toEqual(['city', 'loan amount']);
  const city = buildField('City', { fill: { kind: 'custom', name: 'city' } });
  expect(untakenFields(buildRecipe([...taken, city]))).toContain('city');
  expect(untakenFields(buildRecipe([buildField('Name')]))).toHaveLength(5);
});

test('a button with changed HTML is found by its visible text', () => {
  expect(chosenAmong(pressables, { text: 'Whoosh', look: '<p>' })?.number).toBe(2);
  expect(chosenAmong(pressables, { text: '', look: '<p>' })).toBeUndefined();
});
