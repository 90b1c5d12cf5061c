/** The answers that the pages of a user's own forms get in each of their states. */
import type { CustomField } from '../../../contract/custom-field.ts';
import type { GetTargetForm, RehearsalView } from '../../../contract/graphql-operations.ts';
import type { Recipe } from '../../../contract/recipe.ts';
import type { RehearsalReport, RehearsedField } from '../../../contract/rehearsal.ts';
import type { Answers } from './answers.ts';

type FormView = NonNullable<GetTargetForm['getTargetForm']>;

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();

const occupation: CustomField = {
  name: 'occupation',
  label: 'Occupation',
  type: 'choice',
  required: true,
  choices: ['Salaried', 'Self-employed professional', 'Business owner', 'Retired', 'Student'],
  default: 'Salaried',
  help: 'As the person says it on the phone',
};
const income: CustomField = {
  name: 'monthlyIncomeAfterTaxInRupees',
  label: 'What is your monthly income after tax, all sources taken together (in rupees)?',
  type: 'number',
  required: false,
  rules: { min: '15000' },
};

type SeenPart = Partial<RehearsedField> & Pick<RehearsedField, 'fill'>;
const seen = (number: number, label: string, part: SeenPart): RehearsedField => ({
  number,
  step: 1,
  signs: { label, name: `q${number}`, id: `fld-${number}`, type: 'text', position: number - 1 },
  required: true,
  chosen: true,
  because: `Its label says “${label}”.`,
  value: '',
  unanswered: false,
  place: { x: 200, y: 60 + number * 62, width: 760, height: 44 },
  ...part,
});
const typed = (field: RehearsedField, type: string): RehearsedField => ({
  ...field,
  signs: { ...field.signs, type },
});

const name = seen(1, 'Full name', {
  fill: { kind: 'lead', part: 'fullName' },
  value: 'Asha Rao',
});
const mobile = seen(2, 'Mobile number (10 digits)', {
  fill: { kind: 'lead', part: 'phone', transformation: { kind: 'national_number' } },
  value: '9876543210',
});
const amount = seen(3, 'Loan amount (₹ lakh)', {
  fill: { kind: 'lead', part: 'loanAmount', transformation: { kind: 'divided', by: 'lakh' } },
  value: '50',
  required: false,
});
const job = typed(
  seen(4, 'Occupation', {
    fill: {
      kind: 'custom',
      name: 'occupation',
      transformation: {
        kind: 'table',
        rows: [
          { from: 'Salaried', to: 'Salaried (private or government)' },
          { from: 'Retired', to: 'Other' },
        ],
      },
    },
    options: ['Salaried (private or government)', 'Self-employed', 'Other'],
    value: 'Salaried (private or government)',
  }),
  'select',
);
const pan = seen(5, 'Permanent Account Number (PAN) as printed on the card', {
  fill: { kind: 'empty' },
  chosen: false,
  unanswered: true,
  because: 'Nothing of a lead answers this question.',
});
const consent = typed(
  seen(6, 'I agree to be contacted by phone, e-mail and SMS', {
    fill: { kind: 'fixed', value: 'on' },
    chosen: false,
    value: 'ticked',
    because: 'A consent that the form insists on.',
  }),
  'checkbox',
);

/**
 * A field whose HTML control has two rules, `min` and `max`. The user's custom field that fills
 * this control has only one of these rules.
 */
const earned = typed(
  seen(7, income.label, {
    fill: { kind: 'custom', name: income.name },
    rules: { min: '15000', max: '500000' },
    required: false,
    value: '25000',
  }),
  'number',
);

const allSeen = [name, mobile, amount, job, pan, consent, earned];
const report: RehearsalReport = {
  fields: allSeen,
  button: 'Apply now',
  buttons: ['Apply now', 'Save and continue later'],
  steps: 2,
  title: 'Home loans at low rates: apply in two minutes',
  origin: 'https://forms.lender.example',
  drift: [],
};

const recipeField = ({ step, signs, required, options, fill }: RehearsedField) => ({
  step,
  signs,
  required,
  fill,
  ...(options && { options }),
});
const recipe: Recipe = {
  fields: [name, mobile, amount, job, earned].map(recipeField),
  button: { text: 'Apply now' },
  success: [{ text: 'Reference number' }, { urlIncludes: '/thank-you' }],
  allowedOrigins: ['https://forms.lender.example'],
};

export const form: FormView = {
  id: '0199a1b2-7c3d-7e4f-8a5b-1c2d3e4f5a6b',
  name: 'Home loan, lender.example',
  shortName: 'home-loan',
  url: 'https://www.lender.example/loans/home-loan',
  state: 'live',
  attention: null,
  isDefault: true,
  createdAt: at(60 * 24 * 12),
  updatedAt: at(60),
  recipeVersion: 7,
  newestVersion: 7,
  customFields: JSON.stringify([occupation, income]),
  requiresConsent: false,
  siteRefusal: null,
  refusedSite: null,
  recipePictureUrl: null,
  attentionPictureUrl: null,
  pace: JSON.stringify({
    ...{ zone: 'Asia/Kolkata', atOnce: 2, perMinute: 6, perDay: 40, perMonth: 800 },
    hours: { days: [1, 2, 3, 4, 5], from: '09:30', to: '18:00' },
  }),
  usedToday: 40,
  usedThisMonth: 312,
  recipe: JSON.stringify(recipe),
  dedupe: JSON.stringify({ by: 'phone', days: 30 }),
  pictureSuccess: false,
};
const draft: FormView = {
  ...form,
  name: 'Personal loans of the Cooperative Bank of the Western Districts, branch enquiry form',
  id: '0199a1b2-7c3d-7e4f-8a5b-000000000002',
  shortName: 'personal-loans-of-the-cooperative-bank',
  state: 'draft',
  isDefault: false,
  recipeVersion: null,
  newestVersion: null,
  customFields: '[]',
  pace: JSON.stringify({ zone: 'Asia/Kolkata' }),
  usedToday: null,
  usedThisMonth: null,
  recipe: null,
  dedupe: null,
};

const stopped: FormView = {
  ...form,
  id: '0199a1b2-7c3d-7e4f-8a5b-000000000003',
  name: 'Gold loan',
  shortName: 'gold-loan',
  state: 'needs_attention',
  isDefault: false,
  attention: 'The form insists on “Permanent Account Number (PAN)” since this morning.',
  recipePictureUrl: '/card.png',
  attentionPictureUrl: '/card.png',
};
const paused: FormView = {
  ...form,
  id: '0199a1b2-7c3d-7e4f-8a5b-000000000004',
  name: 'Cards',
  shortName: 'cards',
  state: 'paused',
  isDefault: false,
};

const blocked: FormView = {
  ...form,
  id: '0199a1b2-7c3d-7e4f-8a5b-000000000005',
  name: 'Business loan',
  shortName: 'business-loan',
  isDefault: false,
  siteRefusal: 'blocked',
  refusedSite: 'https://forms.lender.example',
};

const rehearsal: RehearsalView = {
  id: '0199a1b2-7c3d-7e4f-8a5b-00000000aaaa',
  formId: form.id,
  state: 'done',
  trigger: 'owner',
  createdAt: at(9),
  startedAt: at(9),
  endedAt: at(8.9),
  report: JSON.stringify(report),
  failureReason: null,
  failureMessage: null,
  pictureUrl: '/card.png',
};
const without = { report: null, pictureUrl: null, endedAt: null };

const pressables = ['Apply now', '', 'Call me back about a loan of my own'].map((text, place) => ({
  ...{ number: 20 + place, text, look: `<div class="button-${place}">` },
  place: { x: 100, y: 300 + place * 40, width: 120, height: 32 },
}));

const versions = Array.from({ length: 7 }, (_, count) => ({
  version: 7 - count,
  createdAt: at(60 * (count * 30 + 1)),
  recipe: form.recipe ?? '',
  customFields: form.customFields,
  note:
    count === 6
      ? 'First version'
      : 'Mobile number (10 digits): Phone, without country code instead of Phone; Occupation added: Occupation, translated by a table',
}));

const one = (view: FormView | null, newest: RehearsalView | null): Answers => ({
  GetTargetForm: { getTargetForm: view },
  GetRehearsal: { getRehearsal: newest },
  ListRecipeVersions: { listRecipeVersions: versions },
});

const gone = { IsDefaultFormGone: { isDefaultFormGone: true } };

export const formLists = {
  none: { ListTargetForms: { listTargetForms: [] } },
  some: { ListTargetForms: { listTargetForms: [form, draft, stopped, paused, blocked] } },
  withoutDefault: { ListTargetForms: { listTargetForms: [draft, paused, stopped] } },
  defaultGone: { ListTargetForms: { listTargetForms: [draft, paused] }, ...gone },
  full: {
    ListTargetForms: {
      listTargetForms: Array.from({ length: 25 }, (_, count) => ({ ...paused, id: `f${count}` })),
    },
  },
} satisfies Record<string, Answers>;

/** A form whose current version leaves a required question without an answer. */
const lacking: FormView = {
  ...form,
  recipe: JSON.stringify({ ...recipe, fields: allSeen.map(recipeField) }),
};

export const formPages = {
  live: one(form, rehearsal),
  lacking: one(lacking, rehearsal),
  missing: one(null, null),
  draft: one(draft, null),
  proposed: one(draft, rehearsal),
  queued: one(draft, { ...rehearsal, ...without, state: 'queued', startedAt: null }),
  running: one(form, { ...rehearsal, ...without, state: 'running' }),
  failed: one(draft, {
    ...rehearsal,
    ...without,
    state: 'failed',
    failureReason: 'captcha',
    failureMessage: 'The page shows a reCAPTCHA.',
  }),
  unfound: one(draft, {
    ...rehearsal,
    report: JSON.stringify({
      ...report,
      ...{ unfound: 'form', button: '', pressables },
    } satisfies RehearsalReport),
  }),
  wholePage: one(form, {
    ...rehearsal,
    report: JSON.stringify({ ...report, pressables } satisfies RehearsalReport),
  }),
  withoutFields: one(draft, {
    ...rehearsal,
    report: JSON.stringify({
      ...report,
      ...{ unfound: 'fields', fields: [], button: '', pressables },
    } satisfies RehearsalReport),
  }),
  paused: one(paused, rehearsal),
  blocked: one(blocked, rehearsal),
  attention: one(stopped, {
    ...rehearsal,
    report: JSON.stringify({
      ...report,
      fields: [name, mobile, job, pan],
      drift: [
        { kind: 'new_required_field', label: 'Permanent Account Number (PAN)' },
        { kind: 'field_missing', label: 'Loan amount (₹ lakh)' },
        { kind: 'button_changed', label: 'Apply now' },
      ],
    } satisfies RehearsalReport),
  }),
} satisfies Record<string, Answers>;
