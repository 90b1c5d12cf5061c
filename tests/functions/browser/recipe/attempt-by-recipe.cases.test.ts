import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Fill, Recipe } from '../../../../contract/recipe.ts';
import { attempt, aTarget, summary, testWaits } from '../attempt/attempt-builders.ts';
import { button, fields, html, page, type Visit, type ZooForm } from '../zoo/zoo-form.ts';
import { startZooServer, type ZooServer } from '../zoo/zoo-server.ts';
import { learnRecipe } from './learn-recipe.ts';
import { casesOf, every, inPart } from '../../../part.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';

jest.setTimeout(BROWSER_TEST_MS);

const pan = '<p><label>PAN <input name="pan" required></label></p>';
const mayStayEmpty =
  '<p><label>Income <input name="income"></label></p><p><label>Firm (optional) <input name="firm"></label></p>';
const whole = page(fields + button);
const asking = page(fields + pan + button);
const [nameField = '', phoneField = '', ...others] = fields.trim().split('\n');
const [person, rest] = [nameField + phoneField, others.join('')];
const aForm = (name: string, shown: ZooForm['page'], answer?: ZooForm['answer']): ZooForm => ({
  ...{ name, page: shown, outcome: 'success', received: [] },
  ...(answer && { answer }),
});
/** The test server under a second host name, which counts as another site. */
const otherSite = ({ request }: Visit) => `http://localhost:${request.socket.localPort}`;
const sentTo = (visit: Visit, shown: string) =>
  html(visit, shown.replace('<form', `<form action="${otherSite(visit)}/taken"`));
const forms = [
  aForm('taken', whole),
  aForm('elsewhere', (visit) => sentTo(visit, whole)),
  aForm('turns', page(person + '<button>Next</button>'), (visit) =>
    sentTo(visit, page(rest + button)),
  ),
  aForm('plain', whole),
  aForm('asking', asking),
  aForm('pattern', asking.replace('name="pan"', 'name="pan" pattern="[A-Z]{5}[0-9]{4}[A-Z]"')),
  aForm(
    'script-checks',
    asking.replace(
      '</form>',
      `</form><script>
        const pan = document.querySelector('[name=pan]');
        pan.onchange = () => pan.setCustomValidity(/^[A-Z]{5}/.test(pan.value) ? '' : 'No PAN');
      </script>`,
    ),
  ),
  aForm(
    'script-reports',
    asking
      .replace('required></label></p><button', 'type="number" max="60"></label></p><button')
      .replace('type="submit"', 'type="button"')
      .replace(
        '</form>',
        `</form><script>
        const form = document.querySelector('form');
        form.querySelector('button').onclick = () => form.reportValidity() && form.submit();
      </script>`,
      ),
  ),
  aForm(
    'explained',
    asking
      .replace('name="pan"', 'name="pan" pattern="[A-Z]{10}" aria-describedby="hint"')
      .replace('</form>', '<p id="hint">As printed on your card</p></form>'),
  ),
  aForm('unanswered', whole),
  aForm(
    'terms-by-script',
    whole
      .replace(
        '<button',
        '<label><input type="checkbox" name="agree"> I agree to the terms</label><button',
      )
      .replace(
        '</form>',
        `<p class="error"></p></form><script>
        document.querySelector('form').addEventListener('submit', (event) => {
          const { agree } = event.target;
          if (agree.checked) return;
          event.preventDefault();
          document.querySelector('.error').textContent = 'Please accept the terms.';
        });
      </script>`,
      ),
  ),
  aForm('parts', page(person + '<button>Next</button>'), (visit) =>
    html(visit, page(rest + pan + mayStayEmpty + button)),
  ),
  // A new visitor gets one variant of the page. A returning visitor, recognised by a cookie, gets
  // the other variant.
  aForm('variants', (visit) => {
    const isFirst = visit.visits === 1 || /seen=1/.test(visit.request.headers.cookie ?? '');
    visit.response.setHeader('set-cookie', 'seen=1');
    html(visit, isFirst ? asking : whole);
  }),
  aForm('says', whole, (visit) => html(visit, '<h1>Velum tarnio quepas.</h1>')),
  // A page that shows the same text before and after its submit.
  aForm('always-says', whole.replace('<form', '<p>Velum tarnio quepas.</p><form'), (visit) =>
    html(visit, '<h1>Mirum dolat</h1><p>Velum tarnio quepas.</p>'),
  ),
  aForm('refuses', whole, (visit) => html(visit, '<h1>Quonda merrit alvos.</h1>')),
];

let zoo: ZooServer;
let recipe: Recipe;
beforeAll(async () => {
  zoo = await startZooServer(forms);
  recipe = await learnRecipe(zoo.url('plain'), 2000);
});
afterAll(() => zoo.stop());

const elsewhere = (url: string) => new URL(url.replace('127.0.0.1', 'localhost')).origin;
const send = (name: string, changes: Partial<Recipe> = {}, values = {}) => {
  const url = zoo.url(name);
  const target = aTarget(url, { recipe: { ...recipe, ...changes } });
  // The wait for the form is short, because in several tests the form does not fit the recipe and
  // the whole wait passes.
  const waits = { ...testWaits, formMs: 2000 };
  return attempt(url, { target, fields: values, waits });
};

const refusedValues: [string, Fill['kind'], RegExp][] = [
  ['pattern', 'custom', /“PAN: .+”$/],
  ['pattern', 'fixed', /“PAN: .+”$/],
  ['script-checks', 'custom', /“PAN: No PAN”$/],
  ['script-reports', 'custom', /“PAN: .*60.*”$/],
  ['explained', 'custom', /“PAN: .*format.* As printed on your card”$/],
];
const signs = [{ text: 'Velum tarnio' }, { selector: 'p' }, { urlIncludes: 'always' }];

describe('an attempt that fills in a form by its recipe', () => {
  test.each(casesOf(refusedValues, every(6)))(
    'an attempt names the value that the browser refuses: %s, %s',
    async (name, kind, detail) => {
      const learnt = await learnRecipe(zoo.url(name), 2000);
      const fill: Fill = kind === 'fixed' ? { kind, value: '75' } : { kind: 'custom', name: 'pan' };
      const chosen = learnt.fields.map((field) =>
        field.signs.name === 'pan' ? { ...field, fill } : field,
      );
      expect(summary(await send(name, { fields: chosen }, { pan: '75' }))).toMatchObject({
        reason: 'validation_refused',
        detail: expect.stringMatching(detail),
      });
      expect(zoo.received(name)).toEqual([]);
    },
  );

  test.each(casesOf(signs, every(3)))(
    'a success sign visible before the submit is ignored: %j',
    async (sign) => {
      const result = summary(await send('always-says', { success: [sign] }));
      expect(result).toMatchObject({ reason: 'no_confirmation', fenced: true });
      const [words = ''] = Object.values(sign);
      expect(result).toHaveProperty('detail', expect.stringContaining(`Its sign “${words}`));
      expect(result).toHaveProperty('detail', expect.stringContaining('It shows: “Mirum dolat”'));
    },
  );

  inPart('quick', () => {
    test('an attempt fills the field that the recipe maps to a custom value', async () => {
      const fill: Fill = { kind: 'custom', name: 'place' };
      const chosen = recipe.fields.map((field) =>
        field.signs.name === 'city' ? { ...field, fill } : field,
      );
      expect(await send('plain', { fields: chosen }, { place: 'Nashik' })).toMatchObject({
        kind: 'success',
      });
      expect(zoo.received('plain')).toEqual([expect.objectContaining({ city: 'Nashik' })]);
    });

    test('a changed form stops the attempt before the submit', async () => {
      const result = await send('asking');
      expect(summary(result)).toEqual({
        reason: 'form_changed',
        detail: 'The form has changed: it asks “PAN”, and nothing was chosen for that',
        fenced: false,
      });
      expect(result).toHaveProperty('screenshot');
      expect(zoo.received('asking')).toEqual([]);
    });

    test('a missing required answer stops the attempt before the submit', async () => {
      const fill: Fill = { kind: 'custom', name: 'place' };
      const chosen = recipe.fields.map((field) =>
        field.signs.name === 'city' ? { ...field, fill } : field,
      );
      expect(summary(await send('unanswered', { fields: chosen }))).toEqual({
        reason: 'validation_refused',
        detail: 'The lead has no answer for: City',
        fenced: false,
      });
      expect(zoo.received('unanswered')).toEqual([]);
    });

    test('an attempt names the consent that the page demands but nobody chose', async () => {
      expect(summary(await send('terms-by-script'))).toEqual({
        reason: 'validation_refused',
        detail:
          'The form answered: “Please accept the terms.”. ' +
          "The form's owner has not chosen this box: “I agree to the terms”",
        fenced: true,
      });
      expect(zoo.received('terms-by-script')).toEqual([]);
    });

    test('an attempt reports each new question in a later step', async () => {
      const learnt = await learnRecipe(zoo.url('parts'), 2000);
      expect(summary(await send('parts', learnt))).toEqual({
        reason: 'form_changed',
        detail:
          'The form has changed: it asks “PAN”, and nothing was chosen for that; ' +
          'it asks “Income”, and nothing was chosen for that',
        fenced: true,
      });
    });

    test('an unconfirmed site stops the attempt before the submit', async () => {
      const fenced: string[] = [];
      const url = zoo.url('elsewhere');
      const result = await attempt(url, {
        target: aTarget(url, { recipe }),
        fence: async (origins) => fenced.push(...origins) > 0,
      });
      expect(summary(result)).toEqual({
        reason: 'form_changed',
        detail: `The form has changed: leads would go to “${elsewhere(url)}”, a site that you have not confirmed`,
        fenced: false,
      });
      expect([fenced, zoo.received('taken')]).toEqual([[], []]);
    });

    test('a blocked site stops the attempt before the submit', async () => {
      let fenced: readonly string[] = [];
      const url = zoo.url('elsewhere');
      const other = elsewhere(url);
      const target = aTarget(url, { recipe, allowedOrigins: [other] });
      const result = await attempt(url, {
        target,
        fence: async (origins) => {
          fenced = origins;
          return { refused: origins[1] ?? '' };
        },
      });
      expect(fenced).toEqual([new URL(url).origin, other]);
      expect(summary(result)).toEqual({
        reason: 'form_changed',
        detail: expect.stringContaining(`The form sends its entries to ${other}, which may not be`),
        fenced: false,
      });
      expect(zoo.received('taken')).toEqual([]);
      expect(await attempt(url, { target })).toMatchObject({ kind: 'success' });
      expect(zoo.received('taken')).toHaveLength(1);
    });

    test('no later step is sent to an unconfirmed site', async () => {
      const before = zoo.received('taken').length;
      const result = await send('turns', await learnRecipe(zoo.url('turns'), 2000));
      expect(summary(result)).toMatchObject({ reason: 'form_changed', fenced: true });
      expect(result.kind === 'failure' && result.failure.message).toContain('have not confirmed');
      expect(zoo.received('taken')).toHaveLength(before);
    });

    test('the bot reopens a changed page as a new visitor', async () => {
      expect(await send('variants')).toMatchObject({ kind: 'success' });
      expect(zoo.received('variants')).toHaveLength(1);
    });

    test("the texts that the form's owner chose decide the outcome", async () => {
      const success = [{ text: 'No such words' }, { text: 'Velum tarnio' }];
      const refusal = [{ text: 'Quonda merrit' }];
      expect(await send('says', { success, refusal })).toMatchObject({ kind: 'success' });
      expect(summary(await send('refuses', { success, refusal }))).toMatchObject({
        reason: 'validation_refused',
      });
      expect(summary(await send('says', { success: [{ selector: '][' }] }))).toMatchObject({
        reason: 'no_confirmation',
      });
    });

    test('a success text is found despite different spacing and case', async () => {
      expect(await send('says', { success: [{ text: 'VELUM\u00a0 tarnio' }] })).toMatchObject({
        kind: 'success',
      });
    });

    test('an invalid field selector counts as a changed form', async () => {
      const [first, ...others] = recipe.fields;
      const broken = [{ ...first!, selector: '][' }, ...others];
      expect(summary(await send('plain', { fields: broken }))).toMatchObject({
        reason: 'form_changed',
        fenced: false,
      });
    });
  });
});
