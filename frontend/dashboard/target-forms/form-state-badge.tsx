import { Badge, type BadgeVariations } from '@aws-amplify/ui-react';
import type { FormState } from '../../../contract/target-forms.ts';
import { formStateTexts } from '../../content/target-forms.ts';

const variations: Record<FormState, BadgeVariations | undefined> = {
  draft: undefined,
  live: 'success',
  paused: undefined,
  needs_attention: 'error',
};

export function FormStateBadge({ state }: { state: FormState }) {
  const variation = variations[state];
  return <Badge {...(variation && { variation })}>{formStateTexts[state].name}</Badge>;
}
