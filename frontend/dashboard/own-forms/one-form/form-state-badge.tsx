import { Badge, type BadgeVariations } from '@aws-amplify/ui-react';
import type { FormState } from '../../../../contract/target-forms.ts';
import { siteRefusalTexts } from '../../../content/site-refusals.ts';
import { formStateTexts, unansweredWords } from '../../../content/target-forms.ts';
import type { OwnForm } from './own-form.ts';

const variations: Record<FormState, BadgeVariations | undefined> = {
  draft: undefined,
  live: 'success',
  paused: undefined,
  needs_attention: 'error',
};

/** No form is shown as live while the operator allows no leads to the form's site. */
export function FormStateBadge({
  form: { state, siteRefusal },
  unanswered = 0,
}: {
  form: Pick<OwnForm, 'state' | 'siteRefusal'>;
  /**
   * The number of required questions that the current version does not answer; undefined if the
   * number is unknown.
   */
  unanswered?: number;
}) {
  const lacks = state === 'live' && unanswered > 0;
  const variation = lacks ? 'warning' : variations[state];
  return (
    <>
      {siteRefusal && <Badge variation="error">{siteRefusalTexts[siteRefusal].badge}</Badge>}
      {!(siteRefusal && state === 'live') && (
        <Badge {...(variation && { variation })}>
          {formStateTexts[state].name}
          {lacks && `, ${unansweredWords(unanswered)}`}
        </Badge>
      )}
    </>
  );
}
