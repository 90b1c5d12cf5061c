/** The texts on the pages of a user's forms in each state, as first rendered. */
import { describe, expect, test } from '@jest/globals';
import type { CustomField } from '../../../../contract/custom-field.ts';
import type { RecipeField } from '../../../../contract/recipe.ts';
import { driftSchema, type RehearsalReport } from '../../../../contract/rehearsal.ts';
import { attemptReasons } from '../../../../contract/submission.ts';
import { formStates } from '../../../../contract/target-forms.ts';
import {
  driftTexts,
  formStateTexts,
  rehearsalFailureTexts,
} from '../../../../frontend/content/target-forms.ts';
import { AttentionNotice } from '../../../../frontend/dashboard/forms/form-page/attention-notice.tsx';
import { FormItem } from '../../../../frontend/dashboard/forms/forms-page/form-item.tsx';
import { CustomFieldsCard } from '../../../../frontend/dashboard/forms/recipes/custom-fields-card.tsx';
import { startDraft } from '../../../../frontend/dashboard/forms/recipes/form-draft.ts';
import { MappingList } from '../../../../frontend/dashboard/forms/recipes/mapping-list.tsx';
import { OriginsCard } from '../../../../frontend/dashboard/forms/recipes/origins-card.tsx';
import { FormStateBadge } from '../../../../frontend/dashboard/own-forms/one-form/form-state-badge.tsx';
import { SaveBar } from '../../../../frontend/dashboard/forms/recipes/save-bar.tsx';
import { mappingRows } from '../../../../frontend/dashboard/forms/recipes/take-report.ts';
import type { DraftInUse } from '../../../../frontend/dashboard/forms/recipes/use-form-draft.ts';
import { RehearsalFailure } from '../../../../frontend/dashboard/forms/rehearsals/rehearsal-failure.tsx';
import { RehearsalProgress } from '../../../../frontend/dashboard/forms/rehearsals/rehearsal-progress.tsx';
import type { Rehearsal } from '../../../../frontend/dashboard/forms/rehearsals/rehearsal-queries.ts';
import { RepeatedLeadsCard } from '../../../../frontend/dashboard/forms/settings/repeated-leads-card.tsx';
import type { OwnForm } from '../../../../frontend/dashboard/own-forms/one-form/own-form.ts';
import { buildField, buildForm, buildRecipe, buildReport, buildSeen } from './build-form.ts';
import { draw, wordsOf } from './draw.tsx';

const nothing = () => undefined;

const city = buildField('City', { fill: { kind: 'lead', part: 'city' } });
const pan = buildField('PAN', { required: true });

describe('the custom fields of a form', () => {
  const age: CustomField = {
    ...{ name: 'age', label: 'Age', type: 'number', required: true },
    rules: { min: '18' },
  };
  const field = buildField('Age', { fill: { kind: 'custom', name: 'age' } });
  const seen = buildSeen(1, field, { rules: { min: '18', max: '60' } });
  const rows = mappingRows(buildRecipe([field]), buildReport([seen]));

  test("a custom field shows its own rules and the page's rules", () => {
    const words = wordsOf(
      <CustomFieldsCard customFields={[age]} rows={rows} onCustomFields={nothing} />,
    );
    expect(words).toContain('Number · required · 18 or more');
    expect(words).toContain('an answer that is 60 or less.');
    expect(words).toContain('Add as a rule');
    expect(words).not.toContain('goes into no field');
  });
});

describe('a form in the list of forms', () => {
  test.each(formStates)('a listed form explains its state %s', (state) => {
    const words = wordsOf(<FormItem form={buildForm({ state, isDefault: true })} />);
    const { name, meaning } = formStateTexts[state];
    for (const part of [name, meaning, 'Default', 'lender.example', 'home-loans', 'Version 3']) {
      expect(words).toContain(part);
    }
  });

  test.each([
    ['draft', ['Delete']],
    ['live', ['Pause', 'Make default', 'Delete']],
    ['paused', ['Resume', 'Make default', 'Delete']],
    ['needs_attention', ['Make default', 'Delete']],
  ] as const)('a listed form in the state %s has the buttons %j', (state, buttons) => {
    const drawn = draw(<FormItem form={buildForm({ state })} />);
    const found = [...drawn.matchAll(/<button[^>]*>([^<]+)</g)].map(([, words]) => words);
    expect(found).toEqual(buttons);
  });

  test('a listed form says why it needs attention', () => {
    const form = buildForm({ state: 'needs_attention', attention: 'The button is gone.' });
    expect(wordsOf(<FormItem form={form} />)).toContain('The button is gone.');
  });
});

describe('the card about a rehearsal (a trial run of the bot)', () => {
  test('the card shows the rehearsal’s state, and that nothing is submitted', () => {
    expect(wordsOf(<RehearsalProgress state="queued" />)).toContain('Waiting for a free browser');
    const running = wordsOf(<RehearsalProgress state="running" />);
    expect(running).toContain('Nothing is submitted');
    expect(running).toContain('You can leave this page and come back');
  });

  test.each(attemptReasons)(
    'a rehearsal that fails with %s shows reason and advice',
    (failureReason) => {
      const rehearsal = { failureReason, failureMessage: 'Seen: X.' } as Rehearsal;
      const words = wordsOf(<RehearsalFailure rehearsal={rehearsal} />);
      const { why, whatToDo } = rehearsalFailureTexts[failureReason];
      for (const part of [why, whatToDo, 'Nothing was submitted.', 'Seen: X.']) {
        expect(words).toContain(part);
        expect(part).toMatch(/^[A-Z].*\.$/);
      }
    },
  );
});

const occupation: CustomField = {
  name: 'occupation',
  label: 'Occupation',
  type: 'text',
  required: false,
};

function list(
  fields: RecipeField[],
  report = buildReport(fields.map((f, at) => buildSeen(at + 1, f))),
) {
  const recipe = buildRecipe(fields);
  return (
    <MappingList
      content={{ recipe, customFields: [occupation] }}
      savedFields={[]}
      rows={mappingRows(recipe, report)}
      marked={undefined}
      onMark={nothing}
      onChange={nothing}
    />
  );
}

describe("the editor's entry for a field of the form", () => {
  test("each input of the entry is labelled with the field's name", () => {
    const drawn = draw(list([city]));
    for (const name of ['What goes into City', 'How it goes into City', 'CSS selector of City']) {
      expect(drawn).toContain(name);
    }
  });

  test('a required field without an answer is marked', () => {
    expect(wordsOf(list([pan]))).toContain('Needs an answer');
    expect(wordsOf(list([city]))).not.toContain('Needs an answer');
  });

  test("a field shows its filled value and the bot's reason for it", () => {
    const seen = buildSeen(1, city, { value: 'Mumbai', because: 'By autocomplete.' });
    const words = wordsOf(list([city], buildReport([seen])));
    expect(words).toContain('Filled with Mumbai . By autocomplete.');
    expect(words).toContain('Proposed');
  });

  test('a field that is no longer on the page can be removed', () => {
    const words = wordsOf(list([city], buildReport([buildSeen(1, pan)])));
    expect(words).toContain('Not on the page');
    expect(words).toContain('Remove from the recipe');
  });

  test('for a dropdown field, its options are offered as answers', () => {
    const fill = { kind: 'fixed', value: '' } as const;
    const drawn = draw(list([{ ...pan, fill, options: ['Home', 'Gold'] }]));
    expect(drawn).toMatch(/<option value="Home">Home<\/option><option value="Gold">Gold<\/option>/);
    expect(drawn).toContain('Choose an answer');
  });

  test('a field can be filled from an existing or a new custom field', () => {
    const words = wordsOf(list([city]));
    expect(words).toContain('Occupation');
    expect(words).toContain('New own field for this question');
  });
});

function inUse(form: OwnForm, report = buildReport([])): DraftInUse {
  const draft = { ...startDraft(form, report), touched: true };
  return { draft, changes: ['City removed'], change: nothing, restart: nothing };
}

describe('the notice of a changed page', () => {
  const ended = (report: RehearsalReport, endedAt = '2026-11-21T12:00:00.000Z') =>
    ({ report, endedAt }) as Rehearsal;
  const drift = driftSchema.shape.kind.options.map((kind) => ({ kind, label: 'PAN' }));

  test('the notice of a changed page describes each kind of change', () => {
    const form = buildForm({ state: 'needs_attention', recipe: buildRecipe([pan]) });
    const report = buildReport([], { drift });
    const words = wordsOf(
      <AttentionNotice form={form} rehearsal={ended(report)} draft={inUse(form, report)} />,
    );
    for (const { kind } of drift) expect(words).toContain(driftTexts[kind]('PAN'));
    expect(words).toContain('Leads wait: the page has changed');
    expect(words).toContain('Take the page as it is now');
    expect(words).toContain('Resume as it was');
  });

  test('the notice of a changed page is shown until a later save', () => {
    const form = buildForm();
    const report = buildReport([], { drift });
    const notice = (endedAt: string) =>
      draw(<AttentionNotice form={form} rehearsal={ended(report, endedAt)} draft={inUse(form)} />);
    expect(notice('2026-11-20T12:00:01.000Z')).toContain('The page has changed');
    expect(notice('2026-11-20T11:59:59.000Z')).toBe('');
  });

  test('a form whose page is unchanged has no notice of a change', () => {
    const form = buildForm();
    const notice = (
      <AttentionNotice form={form} rehearsal={ended(buildReport([]))} draft={inUse(form)} />
    );
    expect(draw(notice)).toBe('');
  });
});

describe('the save bar for unsaved changes', () => {
  const bar = (
    form: OwnForm,
    draft = inUse(form),
    unanswered: string[] = [],
    unconfirmed: string[] = [],
  ) => <SaveBar {...{ form, draft, unanswered, unconfirmed }} rehearsalId={undefined} />;
  const form = buildForm({ recipe: buildRecipe([city]) });

  test('changes are saved as the next version, with a proposed note', () => {
    const drawn = draw(bar(form));
    expect(drawn).toContain('Save version 4');
    expect(drawn).toContain('value="City removed"');
  });

  test('the save bar warns of questions without an answer', () => {
    expect(wordsOf(bar(form, inUse(form), ['PAN', 'Income']))).toContain(
      '2 required questions have no answer',
    );
  });

  test('a live form shows how many questions lack answers', () => {
    const badge = (state: OwnForm['state']) =>
      wordsOf(<FormStateBadge form={buildForm({ state })} unanswered={2} />).trim();
    expect(badge('live')).toBe('Live, 2 required questions unanswered');
    expect(badge('paused')).toBe('Paused');
  });

  test('changes cannot be saved while a new site is unconfirmed', () => {
    const drawn = draw(bar(form, inUse(form), [], ['https://crm.example']));
    expect(drawn).toContain('Leads would go to https://crm.example: confirm that site');
    expect(drawn).toMatch(/aria-disabled="true"[^>]*>Save version 4/);
  });

  test('the save bar warns of questions that waiting leads cannot answer', () => {
    const question = { name: 'pan', label: 'PAN', type: 'text', required: true } as const;
    const words = (declared: CustomField, recipeForm = form) => {
      const fill = { kind: 'custom', name: 'pan' } as const;
      const draft = inUse(recipeForm);
      const content = { recipe: buildRecipe([{ ...pan, fill }]), customFields: [declared] };
      return wordsOf(bar(recipeForm, { ...draft, draft: { ...draft.draft, content } }));
    };
    const warning = 'Leads that wait have no answer to “PAN” and would fail';
    expect(words(question)).toContain(warning);
    expect(words({ ...question, default: 'ABCDE1234F' })).not.toContain(warning);
    expect(words(question, buildForm({ ...form, customFields: [question] }))).not.toContain(
      warning,
    );
  });

  test('if another session saved, the save bar offers both versions', () => {
    const newer = { ...form, recipeVersion: 5, newestVersion: 5 };
    const words = wordsOf(bar(newer, inUse(form)));
    expect(words).toContain('Version 5 was saved somewhere else since you began');
    expect(words).toContain('Save mine as the newest');
    expect(words).toContain('Take version 5, drop mine');
  });

  test('without changes, the save bar is not shown', () => {
    expect(draw(bar(form, { ...inUse(form), changes: [] }))).toBe('');
  });
});

describe('the other sites to which a form sends leads', () => {
  const crm = 'https://crm.example';
  const words = (allowedOrigins: string[], unconfirmed: string[], embeddedAt?: string) =>
    wordsOf(
      <OriginsCard
        recipe={{ ...buildRecipe([]), allowedOrigins }}
        url="https://lender.example/apply"
        embeddedAt={embeddedAt}
        unconfirmed={unconfirmed}
        onRecipe={nothing}
      />,
    );

  test("sites that would get the form's leads need a confirmation", () => {
    expect(words([], [crm])).toMatch(/sends its entries to https:\/\/crm\.example , another site/);
    expect(words([], [crm])).toContain('I may submit leads to https://crm.example');
    expect(words([], [crm], crm)).toContain('found the form at https://crm.example , another site');
  });

  test('confirmed sites are listed without asking for a confirmation', () => {
    expect(words([crm], [])).not.toContain('sends its entries to https');
    expect(words([crm], [])).toContain('https://crm.example Remove');
  });
});

describe('the setting for repeated leads', () => {
  const card = (dedupe: string | null) => draw(<RepeatedLeadsCard form={buildForm({ dedupe })} />);

  test('the setting for repeated leads accepts all leads by default', () => {
    expect(card(null)).toContain('No lead is compared with earlier ones.');
    expect(card(null)).not.toContain('Within how many days');
  });

  test('the setting for repeated leads shows how people are recognised', () => {
    const text = card('{"by":"email","days":90}');
    expect(text).toMatch(/<option[^>]*selected=""[^>]*>One lead of each e-mail address/);
    expect(text).toContain('value="90"');
    expect(text).toContain('failed before anything was sent');
  });
});
