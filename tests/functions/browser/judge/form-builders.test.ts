/**
 * What the bot concludes from the messages and answers of known form builders, and whether the
 * table of form builders is consistent.
 */
import { describe, expect, test } from '@jest/globals';
import { parseAnswer } from '../../../../functions/browser/traffic/answer-text.ts';
import type { JsonAnswer } from '../../../../functions/browser/traffic/submit-answer.ts';
import { judgeBuilders } from '../../../../functions/browser/judge/builders/judge-builders.ts';
import { knownBuilders } from '../../../../functions/browser/judge/builders/known-builders.ts';
import type { BuilderSighting } from '../../../../functions/browser/page/scripts/read-builders.ts';
import type { AfterPageKind } from '../../../../functions/browser/judge/after-page.ts';
import { zooForms } from '../zoo/zoo-forms.ts';

/**
 * A state that a page shows, such as a success message, with the meaning that the builder's entry
 * gives it.
 */
const shown = (kind: AfterPageKind, text: string, state = 0) => ({ kind, state, texts: [text] });
type Shown = ReturnType<typeof shown>;
type Sighted = Omit<BuilderSighting, 'states'> & { states: Shown[] };
const sighting = (
  builder: string,
  states: Shown[] = [],
  more: Partial<Omit<Sighted, 'states'>> = {},
): Sighted => ({ builder, isMarked: true, holdsLead: true, states, ...more });
const jsonAnswer = (url: string, body: unknown): JsonAnswer => ({ url, status: 200, body });
interface Signs {
  before?: Sighted[];
  after?: Sighted[];
  answers?: JsonAnswer[];
}

/** Judges an outcome by these states instead of the states in the real table of form builders. */
function judge({ before = [], after = [], answers = [] }: Signs) {
  const table = knownBuilders.map((entry) => {
    const states = [...entry.states];
    for (const sighted of [...before, ...after].filter(({ builder }) => builder === entry.name)) {
      for (const { kind, state } of sighted.states) states[state] = { kind, source: 'this test' };
    }
    return { ...entry, states };
  });
  return judgeBuilders(table, { before, after, answers });
}

const ajax = 'https://a.example/wp-admin/admin-ajax.php';
const cf7 = 'https://a.example/wp-json/contact-form-7/v1/contact-forms/7/feedback';

describe('signs of the outcome from known form builders', () => {
  test('a newly shown state decides the outcome and names its form builder', () => {
    expect(judge({ after: [sighting('Webflow', [shown('accepted', 'Velum')])] })).toEqual({
      builder: 'Webflow',
      kind: 'accepted',
      isExact: true,
      words: 'Velum',
    });
  });

  test('a state that was visible before the submit decides nothing', () => {
    const page = [sighting('Webflow', [shown('accepted', 'Velum')])];
    expect(judge({ before: page, after: page })).toEqual({
      builder: 'Webflow',
      isExact: false,
      words: '',
    });
  });

  test('a state visible before the submit counts if its text changes', () => {
    const before = [sighting('Odoo', [shown('value_refused', 'Velum')])];
    const after = [sighting('Odoo', [shown('value_refused', 'Quonda')])];
    expect(judge({ before, after })).toMatchObject({ kind: 'value_refused', words: 'Quonda' });
  });

  test('if one of two messages disappears, the other does not count as new', () => {
    const both = { ...shown('value_refused', 'Velum'), texts: ['Velum', 'Quonda'] };
    const before = [sighting('Odoo', [both])];
    const after = [sighting('Odoo', [shown('value_refused', 'Quonda')])];
    expect(judge({ before, after })?.kind).toBeUndefined();
  });

  test.each(['error', 'policy_refused', 'neutral', 'verification_required'] as const)(
    'the state %s outweighs an acceptance on the same page',
    (kind) => {
      const states = [shown('accepted', 'Velum'), shown(kind, 'Quonda', 1)];
      expect(judge({ after: [sighting('SurveyJS', states)] })).toMatchObject({ kind });
    },
  );

  test("a refusal in the JSON answer outweighs the page's acceptance", () => {
    const before = [sighting('Contact Form 7')];
    const after = [sighting('Contact Form 7', [shown('accepted', 'Velum')])];
    const answers = [jsonAnswer(cf7, { status: 'mail_failed', message: 'Quonda' })];
    expect(judge({ before, after, answers })).toMatchObject({ kind: 'error', words: 'Quonda' });
  });

  test("a builder's success address counts only after a form of the builder", () => {
    const after = [sighting('Enketo', [shown('accepted', '')], { isMarked: false })];
    expect(judge({ after })?.kind).toBeUndefined();
    expect(judge({ before: [sighting('Enketo')], after })).toMatchObject({ kind: 'accepted' });
  });

  test("if builders share an answer's address, only the filled form's builder counts", () => {
    const answers = [jsonAnswer(ajax, { success: true, data: { message: 'Velum' } })];
    const before = [sighting('Elementor')];
    expect(judge({ before, answers })).toMatchObject({ builder: 'Elementor', kind: 'accepted' });
    const aside = [sighting('Elementor', [], { holdsLead: false })];
    expect(judge({ before: aside, answers })).toBeUndefined();
  });

  test('an answer from an unknown address is no sign of an outcome', () => {
    const answers = [jsonAnswer('https://tracker.example/v1', { success: false, status: 'spam' })];
    expect(judge({ before: [sighting('Elementor')], answers })?.kind).toBeUndefined();
  });

  test('the words of an answer are kept without markup', () => {
    const answers = [
      jsonAnswer(cf7, { status: 'mail_sent', message: '<p>Velum&nbsp; <b>x</b></p>' }),
    ];
    expect(judge({ answers })).toMatchObject({ isExact: false, words: 'Velum&nbsp; x' });
  });

  test.each([null, 7, 'text', [], { status: { mail_sent: 1 } }, { errors: null }])(
    'the answer %j is no sign of an outcome',
    (body) => {
      const before = knownBuilders.map(({ name }) => sighting(name));
      const answers = [
        jsonAnswer(cf7, body),
        jsonAnswer(ajax, body),
        jsonAnswer('https://formspree.io/f/a', body),
      ];
      expect(judge({ before, answers })?.kind).toBeUndefined();
    },
  );
});

test('JSON is also read from a JSONP call', () => {
  expect(parseAnswer('jQuery1_2({"result":"error"});')).toEqual({ result: 'error' });
  expect(parseAnswer('/**/ cb([1])')).toEqual([1]);
  expect(parseAnswer('{"ok":true}')).toEqual({ ok: true });
  expect(parseAnswer('<html>(1)</html>')).toBeUndefined();
  expect(parseAnswer('')).toBeUndefined();
});

describe('the table of form builders', () => {
  test('the table names each form builder once', () => {
    const names = knownBuilders.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(knownBuilders)(
    'the table lists a source for each state of the form builder $name',
    (builder) => {
      const { home = '', endpoint = '', states, answers = [] } = builder;
      expect(states.length + answers.length).toBeGreaterThan(0);
      expect(answers.length > 0).toBe(endpoint !== '');
      for (const { shown: selector, address, source } of states) {
        expect(selector ?? address).toBeTruthy();
        expect(source).toMatch(
          /^[\w-]+\/[\w.-]+( |$)|^[\w-]+(\.[\w-]+)+\/|^public code that contains ./,
        );
      }
      const patterns = [home, endpoint, ...states.map(({ address = '' }) => address)];
      const places = answers.flatMap(({ where }) => Object.values(where));
      for (const pattern of [...patterns, ...places])
        expect(() => new RegExp(pattern)).not.toThrow();
    },
  );

  test('each form builder has test forms with different outcomes', () => {
    const endsOf = (name: string) =>
      new Set(zooForms.filter(({ builder }) => builder === name).map(({ outcome }) => outcome));
    const names = knownBuilders.map(({ name }) => name);
    // Spring is recognised only after the submit, so no test form has Spring as its `builder`.
    expect(names.filter((name) => endsOf(name).size < 2)).toEqual(['Spring']);
  });
});
