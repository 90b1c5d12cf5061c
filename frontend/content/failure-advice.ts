import type { FailureReason } from '../../functions/contract/submission.ts';

/** Why an attempt failed, in plain words, and what its owner can do about it. */
export const failureAdvice: Record<FailureReason, { why: string; whatToDo: string }> = {
  target_unreachable: {
    why: 'The site of the target form did not answer, or only with an error of its own. Nothing was sent.',
    whatToDo: 'Open the form yourself. If it is there, retry; if not, tell its owner.',
  },
  timeout: {
    why: 'The form did not finish loading or answering in time. Nothing was sent.',
    whatToDo: 'Retry when the site is quicker. If it stays slow, tell the form’s owner.',
  },
  form_not_found: {
    why: 'The page opened, but no form to fill was on it.',
    whatToDo: 'Look at the screenshot. If the page has moved or changed, tell our support.',
  },
  field_not_found: {
    why: 'The form insists on something that a lead does not have, or does not take what it has. Nothing was sent.',
    whatToDo: 'The attempt names the field. Tell our support how it should be answered.',
  },
  validation_refused: {
    why: 'The form would not take one of the values.',
    whatToDo: 'See in the screenshot which one, correct it with Edit values, and retry.',
  },
  captcha: {
    why: 'The form asked for proof that a person fills it. We do not answer such questions.',
    whatToDo: 'Submit this lead by hand, or ask the form’s owner for a way without a captcha.',
  },
  blocked: {
    why: 'The site turned the visit away.',
    whatToDo: 'Ask the form’s owner to let our visits in, then retry.',
  },
  rate_limited: {
    why: 'The site asked to slow down more often than we may try.',
    whatToDo: 'Wait an hour and retry, or send fewer leads at a time.',
  },
  no_confirmation: {
    why: 'The form was submitted, but the page showed nothing that confirms it.',
    whatToDo: 'Ask the form’s owner whether the lead is there before you retry.',
  },
  outcome_unknown: {
    why: 'The attempt stopped after the form was submitted and before an answer came.',
    whatToDo: 'Ask the form’s owner whether the lead is there. A retry may send it twice.',
  },
  internal: {
    why: 'Something failed on our side before anything was sent.',
    whatToDo: 'Retry. If it fails again, send our support the ids below.',
  },
};
