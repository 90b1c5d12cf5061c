import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Recipe } from '../../../../contract/recipe.ts';
import type { RehearsalReport } from '../../../../contract/rehearsal.ts';
import type { RehearsalResult } from '../../../../functions/browser/rehearsal/rehearse-form.ts';
import { fields, page, success } from '../zoo/zoo-form.ts';
import { zooForms } from '../zoo/zoo-forms.ts';
import { startZooServer, type ZooServer } from '../zoo/zoo-server.ts';
import { rehearse, valuesOf } from './rehearse-builders.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';

jest.setTimeout(BROWSER_TEST_MS);

const names = [
  'steps',
  'steps-by-server',
  'steps-ten-digits',
  'ten-digits-by-server',
  'removed-by-its-button',
  'modal',
  'iframe-elsewhere',
  'react',
  'until-consent',
  'odd-button-leads-on',
] as const;
const withButton = (text: string, press: string) =>
  page(
    `${fields}<button type="button">${text}</button>`,
    `document.querySelector('button').addEventListener('click', () => { ${press} });`,
  );
const ownForms = [
  success(
    'ten-digits-by-server',
    withButton(
      'Next',
      "if (document.querySelector('[name=phone]').value.length > 10) return document.body.append(' Enter 10 digits'); fetch('/part', { method: 'POST', body: 'x' });",
    ),
  ),
  success(
    'removed-by-its-button',
    withButton(
      'Show offers',
      "document.querySelector('form').remove(); document.body.append('Calculating…');",
    ),
  ),
];
const results = new Map<string, RehearsalResult>();
let zoo: ZooServer;

beforeAll(async () => {
  zoo = await startZooServer([...zooForms, ...ownForms]);
  const queue: string[] = [...names];
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      results.set(name, await rehearse(zoo.url(name)));
    }
  };
  await Promise.all([worker(), worker()]);
});
afterAll(() => zoo.stop());

function reportOf(name: string, from = results): RehearsalReport {
  const result = from.get(name)!;
  if (result.kind !== 'rehearsed') throw new Error(result.failure.message);
  return result.report;
}

test('a rehearsal sends only requests that load pages', () => {
  expect(names.flatMap((name) => zoo.received(name))).toEqual([]);
  expect(zoo.arrived.filter((one) => !one.startsWith('GET '))).toEqual([]);
  expect(zoo.arrived.filter((one) => /asha|98765|pune|5000000/i.test(one))).toEqual([]);
});

test.each(names)('a rehearsal fills the form %s and takes a screenshot', (name) => {
  const result = results.get(name)!;
  expect(valuesOf(result)).toMatchObject({ 'Full name': 'Asha Rao' });
  expect(result.picture?.subarray(0, 2).toString('hex')).toBe('ffd8');
});

describe("a rehearsal's report", () => {
  test("a rehearsal's report numbers all fields of a form consecutively", () => {
    const { fields, steps, unseen, button } = reportOf('steps');
    expect({ steps, unseen, button }).toEqual({ steps: 2, unseen: undefined, button: 'Submit' });
    expect(fields.map(({ number, step, place }) => [number, step, place !== undefined])).toEqual([
      [1, 1, true],
      [2, 1, true],
      [3, 2, true],
      [4, 2, true],
      [5, 2, true],
    ]);
    const tops = fields.map(({ place }) => place?.y ?? 0);
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
  });

  test('the report contains the form part behind an unusual button', () => {
    const { steps, unseen, button } = reportOf('odd-button-leads-on');
    expect({ steps, unseen, button }).toEqual({ steps: 2, unseen: undefined, button: 'Go' });
  });

  test('the report contains the part after a ten-digit phone field', () => {
    const { steps, unseen } = reportOf('steps-ten-digits');
    expect({ steps, unseen }).toEqual({ steps: 2, unseen: undefined });
  });

  test.each(['steps-by-server', 'ten-digits-by-server'])(
    'a form part that only the server sends is reported as unseen: %s',
    (name) => expect(reportOf(name).unseen).toMatch(/a rehearsal sends nothing/),
  );

  test('a form counts as one part if its own button removes the form', () => {
    expect(reportOf('removed-by-its-button').steps).toBe(1);
  });

  test("a rehearsal's report names the origin of an embedded form", () => {
    expect(reportOf('iframe-elsewhere').origin).toBe(
      new URL(zoo.url('')).origin.replace('127.0.0.1', 'localhost'),
    );
  });

  test("a rehearsal's report explains why each field is filled or empty", () => {
    const [name, , , , , consent, newsletter] = reportOf('until-consent').fields;
    expect(name).toMatchObject({
      fill: { kind: 'lead', part: 'fullName' },
      because: 'Its label says “Full name”',
      chosen: false,
    });
    expect(consent).toMatchObject({
      fill: { kind: 'fixed', value: 'on' },
      because: 'The button stays disabled without this consent',
    });
    expect(newsletter).toMatchObject({ fill: { kind: 'empty' }, value: '', unanswered: false });
  });
});

/** The recipe that the form's owner makes from the report of a rehearsal. */
function recipeOf({ fields, button, origin }: RehearsalReport): Recipe {
  return {
    fields: fields.map(({ step, signs, required, fill }) => ({ step, signs, required, fill })),
    button: { text: button },
    allowedOrigins: [origin],
  };
}

test('a given recipe decides which values a rehearsal fills in', async () => {
  const proposed = recipeOf(reportOf('modal'));
  const [name, phone, , city] = proposed.fields;
  name!.fill = { kind: 'lead', part: 'fullName', transformation: { kind: 'first_word' } };
  phone!.fill = { kind: 'empty' };
  city!.fill = { kind: 'custom', name: 'branch' };
  const result = await rehearse(zoo.url('modal'), {
    recipe: proposed,
    fields: { branch: 'Kothrud' },
  });
  expect(valuesOf(result)).toMatchObject({ 'Full name': 'Asha', Phone: '', City: 'Kothrud' });
  const { fields, drift } = reportOf('modal', new Map([['modal', result]]));
  expect(fields.map(({ chosen, unanswered }) => [chosen, unanswered])).toEqual([
    [true, false],
    [true, true],
    [true, false],
    [true, false],
    [true, false],
  ]);
  expect(drift).toEqual([{ kind: 'new_required_field', label: 'Phone' }]);
});

test('a rehearsal of a page without a form fails with a screenshot', async () => {
  const result = await rehearse(`${zoo.url('nothing-here')}`, {
    waits: { formMs: 300, parseMs: 1000, imagesMs: 300, showsMs: 300 },
  });
  expect(result).toMatchObject({ kind: 'failure', failure: { reason: 'target_unreachable' } });
  expect(result.picture).toBeDefined();
});
