/** What a form's state means for its leads, in one or two sentences. */
import { siteRefusalTexts } from '../../../content/site-refusals.ts';
import { formStateTexts } from '../../../content/target-forms.ts';
import type { OwnForm } from './own-form.ts';
import { hostOf } from './propose-names.ts';

type JudgedForm = Pick<OwnForm, 'state' | 'url' | 'siteRefusal' | 'refusedSite'>;

/**
 * Says what the form's state means for its leads. If the operator refuses the form's site, only
 * this refusal counts, because the owner's own settings have no effect then.
 */
export function meaningOf({ state, siteRefusal }: JudgedForm): string {
  if (!siteRefusal) return formStateTexts[state].meaning;
  return state === 'draft' ? 'It takes no leads.' : 'Its leads wait and lose no attempt.';
}

/**
 * Like `meaningOf`, but the text also contains the reason for the form's state. For lists only,
 * because a form's own page shows the reason in a notice.
 */
export function meaningWithReason(form: JudgedForm & Pick<OwnForm, 'attention'>): string {
  const { url, attention, siteRefusal, refusedSite } = form;
  if (!siteRefusal) return attention ?? meaningOf(form);
  return `${siteRefusalTexts[siteRefusal].why(hostOf(refusedSite ?? url))} ${meaningOf(form)}`;
}
