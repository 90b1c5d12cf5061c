import type { Transformation } from '../../contract/recipe.ts';
import type { Drift, RehearsalReport } from '../../contract/rehearsal.ts';
import type { AttemptReason } from '../../contract/submission.ts';
import type { FormState } from '../../contract/target-forms.ts';

export const formStateTexts: Record<FormState, { name: string; meaning: string }> = {
  draft: { name: 'Draft', meaning: 'Takes no leads until its first version is saved.' },
  live: { name: 'Live', meaning: 'Leads go out.' },
  paused: { name: 'Paused', meaning: 'You paused it. Its leads wait and lose no attempt.' },
  needs_attention: {
    name: 'Needs attention',
    meaning: 'The page is no longer what was set up. Its leads wait and lose no attempt.',
  },
};

/**
 * The text about a live form with required questions that nothing answers: what happens to the
 * form's leads.
 */
export const UNANSWERED_MEANING = 'The form will refuse leads.';

/** Returns a text such as `2 required questions unanswered`. */
export const unansweredWords = (count: number) =>
  `${count} required ${count === 1 ? 'question' : 'questions'} unanswered`;

export const fillTexts = {
  empty: 'left empty',
  fixed: 'the same for every lead',
  leadGroup: 'From the lead',
  customGroup: 'Your own fields',
  otherGroup: 'Without the lead',
  leaveEmpty: 'Leave empty',
  fixedChoice: 'The same for every lead',
  newField: 'New own field for this question',
} as const;

type TransformationWord =
  Exclude<Transformation['kind'], 'divided' | 'date'> | 'thousand' | 'lakh' | 'crore';
export const transformationTexts: Record<TransformationWord | 'none' | 'date', string> = {
  none: 'as the form takes it',
  first_word: 'first word',
  last_word: 'all but the first word',
  digits: 'digits only',
  national_number: 'without country code',
  thousand: 'in thousands',
  lakh: 'in lakhs',
  crore: 'in crores',
  date: 'as a date in the form’s order',
  table: 'translated by a table',
};

export const driftTexts: Record<Drift['kind'], (label: string) => string> = {
  field_missing: (label) => `“${label}” is no longer on the page.`,
  field_ambiguous: (label) => `More than one field could be “${label}”.`,
  new_required_field: (label) => `The form now insists on “${label}”.`,
  file_required: (label) =>
    `The form requires a file: “${label}”. Leads have no files, so this form can’t be filled in.`,
  option_missing: (label) => `“${label}” no longer offers the answer that goes in.`,
  button_changed: (label) =>
    label
      ? `The button “${label}” is gone or has other words.`
      : 'The button without words is gone or looks different.',
  form_changed: (label) =>
    label ? `Another form is there now: “${label}”.` : 'Another form is there now.',
  unconfirmed_site: (label) =>
    `Leads would go to ${label}, which you have not confirmed. Do that under “Other sites”, or pause the form.`,
};

/**
 * The texts of the button that starts another rehearsal (a trial run). `form`: the newest rehearsal
 * has numbered only the fields and buttons of the form, and the button numbers those of the whole
 * page. `page`: the newest rehearsal has numbered the whole page, and the button numbers only the
 * form.
 */
export const numberedTexts = {
  form: {
    ask: 'Number the whole page',
    why: 'For a field or a button that is missing or wrong above. All fields of the page and everything that can be pressed get numbers, and you choose.',
  },
  page: {
    ask: 'Number only the form',
    why: 'The whole page has numbers now. Leave empty what is no part of the form, and choose the button that sends it.',
  },
} as const;

/**
 * The texts about what a rehearsal (a trial run) did not find on a page, and what the owner can do.
 */
export const unfoundTexts: Record<
  NonNullable<RehearsalReport['unfound']>,
  { what: string; whatToDo: string }
> = {
  form: {
    what: 'We found no form that asks for a lead on this page.',
    whatToDo:
      'The picture numbers every field in red, and everything that can be pressed in blue. Choose what goes into each field and which button sends the form, then rehearse again to see it filled in, and save.',
  },
  button: {
    what: 'We found the fields, but not the button that sends them.',
    whatToDo:
      'The picture numbers everything that can be pressed in blue. Choose the button that sends the form, then rehearse again to see that it is found, and save.',
  },
  fields: {
    what: 'We found no field on this page.',
    whatToDo:
      'The picture numbers everything that can be pressed. If the form opens behind one of these, choose it as the one to press first, and rehearse again. If the form is on another page, enter that page’s address under Settings.',
  },
};

/**
 * Why a rehearsal (a trial run) failed, and what the form's owner can do. No rehearsal sends a
 * lead.
 */
export const rehearsalFailureTexts: Record<AttemptReason, { why: string; whatToDo: string }> = {
  target_unreachable: {
    why: 'The page did not answer.',
    whatToDo: 'Open the address yourself. If it has a typing mistake, correct it under Settings.',
  },
  timeout: {
    why: 'The page took too long.',
    whatToDo: 'Rehearse again when the site is quicker.',
  },
  form_not_found: {
    why: 'The page opened, but no form to fill was on it.',
    whatToDo:
      'Paste the address of the page that shows the form itself. Where another site embeds it, allow that site’s origin below.',
  },
  field_not_found: {
    why: 'A field of this form could not be found again.',
    whatToDo: 'Look at the message, choose again what goes in, and rehearse.',
  },
  form_changed: {
    why: 'The form is no longer what the recipe says.',
    whatToDo: 'Look at the message, choose again what goes in, and rehearse.',
  },
  validation_refused: {
    why: 'The form would not take one of the sample values.',
    whatToDo: 'Enter sample values that the form takes, and rehearse again.',
  },
  already_submitted: {
    why: 'The form says that it has these values already.',
    whatToDo: 'Enter other sample values, and rehearse again.',
  },
  verification_required: {
    why: 'The page asks for a code before it shows the whole form.',
    whatToDo: 'A form behind a code cannot be filled by the bot.',
  },
  login_required: {
    why: 'The page asks to sign in.',
    whatToDo: 'Ask the form’s owner for a form that is open to everybody.',
  },
  captcha: {
    why: 'The page asks for proof that a person fills it. We do not answer such questions.',
    whatToDo: 'Ask the form’s owner for a way without a captcha.',
  },
  blocked: {
    why: 'The site turned the visit away, or this address is not allowed here.',
    whatToDo: 'Ask the form’s owner to let our visits in.',
  },
  rate_limited: {
    why: 'The site asked to slow down.',
    whatToDo: 'Wait an hour and rehearse again.',
  },
  no_confirmation: {
    why: 'The rehearsal ended without an answer of the page.',
    whatToDo: 'Rehearse again.',
  },
  outcome_unknown: {
    why: 'The rehearsal ended without a clear answer.',
    whatToDo: 'Rehearse again.',
  },
  internal: {
    why: 'Something failed on our side.',
    whatToDo: 'Rehearse again. If it fails again, write to our support.',
  },
};
