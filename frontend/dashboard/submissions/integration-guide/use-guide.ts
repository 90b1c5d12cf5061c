import { useState } from 'react';
import { keyPlaceholder } from '../../../content/integration-guide.ts';
import { useNewestKey } from '../../account/api-keys/use-api-keys.ts';
import { formOfKey } from '../../leads/lead-forms/forms-of-key.ts';
import type { LeadForm } from '../../leads/lead-forms/lead-form.ts';
import { sampleAnswers } from '../../leads/lead-forms/sample-answers.ts';
import { useLeadForms } from '../../leads/lead-forms/use-lead-forms.ts';
import { useUsualForm } from '../../leads/lead-forms/use-place-of.ts';
import type { GuideProps } from './guide-steps.tsx';

/** The choices that apply to all examples of the guide together. */
export interface GuideChoice {
  hasKey: boolean;
  /** Whether the examples contain the newest key's value. */
  withKey: boolean;
  onWithKey: (withKey: boolean) => void;
  forms: readonly LeadForm[];
  formId: string;
  onForm: (formId: string) => void;
  /** The name of the form that receives leads which name no form. */
  usual: string | undefined;
  /** True if leads of the newest key cannot choose their form. */
  isFormIgnored: boolean;
}

/** Returns the address, key and form of the examples, and the user's choices about the examples. */
export function useGuide(webhookUrl: string): { guide: GuideProps; choice: GuideChoice } {
  const newestKey = useNewestKey();
  const [withKey, setWithKey] = useState(false);
  const allForms = useLeadForms();
  const forms = allForms.filter(({ state }) => state !== 'draft');
  const [chosen, setChosen] = useState<string>();
  const chosenForm = forms.find(({ id }) => id === (chosen ?? formOfKey(allForms, newestKey)));
  const form = chosenForm && { target: chosenForm.id, fields: sampleAnswers(chosenForm) };
  const usual = useUsualForm(newestKey);
  const reader = {
    keyName: newestKey?.keyName,
    isKeyShown: withKey && newestKey !== undefined,
    scopes: newestKey?.scopes ?? [],
    formName: chosenForm?.name,
    usual,
    questions: Object.keys(form?.fields ?? {}),
  };
  const apiKey = withKey && newestKey ? newestKey.keyValue : keyPlaceholder;
  return {
    guide: { webhookUrl, apiKey, form, reader },
    choice: {
      hasKey: newestKey !== undefined,
      withKey,
      onWithKey: setWithKey,
      forms,
      formId: chosenForm?.id ?? '',
      onForm: setChosen,
      usual,
      isFormIgnored: chosenForm !== undefined && newestKey?.takesForms === false,
    },
  };
}
