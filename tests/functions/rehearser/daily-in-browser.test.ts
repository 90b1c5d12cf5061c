/** A daily rehearsal visits a changed page twice, each time in a Chromium of its own. */
import { afterEach, expect, jest, test } from '@jest/globals';
import { sampleLead } from '../../../contract/lead.ts';
import type { Recipe } from '../../../contract/recipe.ts';
import type { RehearsalRow } from '../../../contract/rehearsal.ts';
import type { TargetFormRow } from '../../../contract/target-forms.ts';
import { answerRehearsal } from '../../../functions/browser/rehearsal/answer-rehearsal.ts';
import { rehearse, type Rehearsing } from '../../../functions/rehearser/rehearse.ts';
import type { RehearsalEnd } from '../../../functions/stores/rehearsals/rehearsal-store.ts';
import type { FormAttention } from '../../../functions/stores/target-forms/form-attention.ts';
import { aRecipe } from '../builders.ts';
import { rehearsalBrowser } from '../browser/rehearsal/rehearse-builders.ts';
import { fields, html, page, type Visit } from '../browser/zoo/zoo-form.ts';
import { startZooServer, type ZooServer } from '../browser/zoo/zoo-server.ts';
import { BROWSER_TEST_MS } from '../../time-limits.ts';

jest.setTimeout(BROWSER_TEST_MS);

const message = { userId: 'user', formId: 'form', rehearsalId: 'id' };
const questions = [
  ['Full name', 'name', 'fullName'],
  ['Phone', 'phone', 'phone'],
  ['E-mail', 'email', 'email'],
  ['City', 'city', 'city'],
  ['Loan amount', 'amount', 'loanAmount'],
] as const;
const pan = '<p><label>PAN number <input name="pan" required></label></p>';
const button = '<button formaction="https://crm.example/take">Apply now</button>';
const waits = { formMs: 10_000, parseMs: 10_000, imagesMs: 1000, showsMs: 1500 };

let zoo: ZooServer;
let marks: FormAttention[];
let ends: RehearsalEnd[];
afterEach(() => zoo.stop());

const confirmed: Recipe = aRecipe({
  allowedOrigins: ['https://crm.example'],
  fields: questions.map(([label, name, part], position) => ({
    step: 1,
    signs: { label, name, id: '', type: 'text', position },
    required: true,
    fill: { kind: 'lead', part },
  })),
  button: { text: 'Apply now' },
});

/**
 * @param isChanged returns whether the page is changed for the visit with this number, counted from
 * 1.
 */
async function rehearseDaily(
  isChanged: (visitor: number) => boolean,
  recipe = confirmed,
): Promise<void> {
  [marks, ends] = [[], []];
  const show = (visit: Visit) =>
    html(visit, page(fields + (isChanged(visit.visits) ? pan : '') + button));
  const shared = { outcome: 'success' as const, received: [] };
  zoo = await startZooServer([
    { name: 'loans', page: show, ...shared },
    { name: 'bucket', page: '', ...shared },
  ]);
  const form = { id: 'form', userId: 'user', recipeVersion: 3, url: zoo.url('loans') };
  const row = { ...message, id: 'id', trigger: 'daily', sample: sampleLead, fields: {} };
  const rehearsing: Rehearsing = {
    store: {
      start: async () => row as unknown as RehearsalRow,
      end: async (_id, ended) => void ends.push(ended),
    },
    forms: {
      readForm: async () => ({ ...form, customFields: [] }) as unknown as TargetFormRow,
      readRecipe: async () => ({ version: 3, recipe }) as never,
    },
    origins: { whyNot: async () => undefined },
    rehearse: async (_user, call) => {
      const warn = (_text: string, error: Error) => {
        throw error;
      };
      const now = () => new Date();
      const launch = rehearsalBrowser;
      return {
        kind: 'answered',
        answer: await answerRehearsal(call, { launch, now, waits, warn }),
      };
    },
    markNeedsAttention: async (found) => {
      marks.push(found);
      return true;
    },
    signPicture: (key) => ({ url: zoo.url('bucket'), fields: { key } }),
    deadlineSeconds: 60,
    now: () => new Date(),
    warn: (_text, error) => {
      throw error;
    },
    fail: (_text, error) => {
      throw error;
    },
  };
  await rehearse(message, rehearsing);
}

const visits = () => zoo.arrived.filter((one) => one === `GET ${zoo.url('loans')}`).length;

test('a change that both visits see pauses the form', async () => {
  await rehearseDaily(() => true);
  expect(marks).toEqual([
    expect.objectContaining({
      recipeVersion: 3,
      attention: 'The form has changed: it asks “PAN number”, and nothing was chosen for that',
      pictureKey: 'rehearsals/user/form/id.jpg',
    }),
  ]);
  expect([visits(), zoo.received('loans')]).toEqual([2, []]);
});

test('a change that only the first visit sees pauses no form', async () => {
  await rehearseDaily((visitor) => visitor === 1);
  expect([visits(), marks]).toEqual([2, []]);
  expect(ends).toMatchObject([{ report: { drift: [], sendsTo: ['https://crm.example'] } }]);
});

test('a site that the owner has not confirmed pauses the form', async () => {
  await rehearseDaily(() => false, { ...confirmed, allowedOrigins: [] });
  const attention =
    'The form has changed: leads would go to “https://crm.example”, a site that you have not confirmed';
  expect(marks).toEqual([expect.objectContaining({ recipeVersion: 3, attention })]);
  const drift = [{ kind: 'unconfirmed_site', label: 'https://crm.example' }];
  expect(ends).toMatchObject([{ report: { drift } }]);
});
