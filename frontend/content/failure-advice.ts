import type { FailureReason } from '../../contract/submission.ts';

/**
 * Why an attempt failed, and what the submission's owner can do. `why` does not say whether the
 * lead was sent, because the reason alone does not show this. `ifSent` is added if this attempt or
 * an earlier one may have sent the lead; `NOTHING_SENT` is added if no attempt did.
 */
export interface FailureAdvice {
  why: string;
  ifSent: string;
  whatToDo: string;
  /**
   * Whether the advice tells the user to write to support. If true, a link to support with the ids
   * is shown below the advice.
   */
  asksSupport?: true;
}

export const NOTHING_SENT = 'Nothing was sent.';

export const SENT_BEFORE = 'The lead may have been sent before that.';
const STORED_ALL_THE_SAME =
  'An attempt may have submitted the form, so it may have stored the lead all the same.';

export const failureAdvice: Record<FailureReason, FailureAdvice> = {
  target_unreachable: {
    why: 'The site of the target form did not answer, or only with an error of its own.',
    ifSent: SENT_BEFORE,
    whatToDo: 'Open the form yourself. If it is there, retry; if not, tell its owner.',
  },
  timeout: {
    why: 'The form did not finish loading or answering in time.',
    ifSent: SENT_BEFORE,
    whatToDo: 'Retry when the site is quicker. If it stays slow, tell the form’s owner.',
  },
  form_not_found: {
    why: 'The page opened, but no form to fill was on it.',
    ifSent: SENT_BEFORE,
    whatToDo: 'Look at the screenshot. If the page has moved or changed, tell our support.',
    asksSupport: true,
  },
  field_not_found: {
    why: 'The form insists on something that a lead does not have, or does not take what it has.',
    ifSent: SENT_BEFORE,
    whatToDo: 'The attempt names the field. Tell our support how it should be answered.',
    asksSupport: true,
  },
  form_changed: {
    why: 'The form is no longer as you set it up: a question, an option or the button is another one.',
    ifSent: 'Its first part was sent, and the form may have kept that.',
    whatToDo:
      'Open the form’s page, look at what has changed, and accept or correct it. Then retry.',
  },
  validation_refused: {
    why: 'The form would not take one of the values.',
    ifSent: STORED_ALL_THE_SAME,
    whatToDo:
      'See in the answer or the screenshot which one, correct it with Edit values, and retry.',
  },
  already_submitted: {
    why: 'The target form has this lead already.',
    ifSent: 'Nothing more needs to be sent.',
    whatToDo:
      'If you expected a new application, ask the form’s owner how to change the first one.',
  },
  verification_required: {
    why: 'The form asked for proof before it is done: a code sent to the phone, or a link in an e-mail.',
    ifSent: 'It may keep the lead until the proof comes, or drop it.',
    whatToDo:
      'If it was a link, ask the person to follow it. A code no longer helps, because its page is closed: submit the lead by hand, together with the person. A retry only asks for another code.',
  },
  login_required: {
    why: 'The site asked to sign in before it takes a lead.',
    ifSent: STORED_ALL_THE_SAME,
    whatToDo:
      'A retry meets the same question. Ask the form’s owner for a form that is open to everybody.',
  },
  captcha: {
    why: 'The form asked for proof that a person fills it. We do not answer such questions.',
    ifSent: STORED_ALL_THE_SAME,
    whatToDo: 'Submit this lead by hand, or ask the form’s owner for a way without a captcha.',
  },
  blocked: {
    why: 'The site turned the visit or the lead away: a firewall, a spam filter, or a form that is closed.',
    ifSent: STORED_ALL_THE_SAME,
    whatToDo: 'Read what the form answered. Ask its owner to let our visits in, then retry.',
  },
  rate_limited: {
    why: 'The site asked to slow down more often than we may try.',
    ifSent: STORED_ALL_THE_SAME,
    whatToDo: 'Wait an hour and retry, or send fewer leads at a time.',
  },
  no_confirmation: {
    why: 'The form was submitted, but the page showed nothing that confirms it.',
    ifSent: STORED_ALL_THE_SAME,
    whatToDo: 'Ask the form’s owner whether the lead is there before you retry.',
  },
  outcome_unknown: {
    why: 'The attempt ended during or after the submit without a clear answer: none at all, an error, or signs that contradict each other.',
    ifSent: 'Nobody can tell from here whether it was stored.',
    whatToDo: 'Ask the form’s owner whether the lead is there. A retry may send it twice.',
  },
  internal: {
    why: 'Something failed on our side.',
    ifSent: SENT_BEFORE,
    whatToDo: 'Retry. If it fails again, write to our support.',
    asksSupport: true,
  },
  expired: {
    why: 'It was open for longer than a lead may be, so it was given up rather than sent late.',
    ifSent: SENT_BEFORE,
    whatToDo: 'If the lead is still worth sending, retry: it then has all its time again.',
  },
  cancelled: {
    why: 'You cancelled it before the form was submitted.',
    ifSent: SENT_BEFORE,
    whatToDo: 'Retry to send it after all.',
  },
  account_disabled: {
    why: 'Your account was disabled while this lead waited.',
    ifSent: SENT_BEFORE,
    whatToDo: 'Retry to send it after all.',
  },
  form_deleted: {
    why: 'Its target form was deleted while this lead waited.',
    ifSent: SENT_BEFORE,
    whatToDo:
      'Send the lead anew to a form that you have. A retry is refused, because its form is gone.',
  },
};

/** The advice that replaces parts of the usual advice if it is known that the page sent nothing. */
export const unsentAdvice: Partial<Record<FailureReason, Omit<FailureAdvice, 'ifSent'>>> = {
  no_confirmation: {
    why: 'The bot pressed the form’s button, but the page did not submit it. It may want something first, such as a ticked box or another value.',
    whatToDo:
      'Read what the page showed, correct the values or the form’s setup, and retry. A retry alone meets the same page.',
  },
  outcome_unknown: {
    why: 'The attempt ended after it pressed the form’s button, and the page gave no clear answer.',
    whatToDo: 'Read what the attempt says, look at the screenshot, and retry.',
  },
};
