import { SwitchField } from '@aws-amplify/ui-react';
import { problemsPath } from '../../../../contract/webhook-limits.ts';
import { FormChoice } from '../../leads/lead-forms/form-choice.tsx';
import type { GuideChoice } from './use-guide.ts';

export function KeySwitch({ hasKey, withKey, onWithKey }: GuideChoice) {
  if (!hasKey) return null;
  return (
    <SwitchField
      label="Fill in my newest key"
      isChecked={withKey}
      onChange={(event) => onWithKey(event.target.checked)}
    />
  );
}

/** Says what the examples contain, and where the complete API contract is. */
export function GuideIntro({ keyPlace, hasKey }: { keyPlace: string; hasKey: boolean }) {
  return (
    <>
      {hasKey
        ? 'Every example carries the real endpoint; the switch puts your newest key in as well.'
        : `Every example carries the real endpoint. Your keys live under ${keyPlace}.`}{' '}
      The whole contract is in the{' '}
      <a href="/openapi.json" target="_blank" rel="noopener noreferrer">
        OpenAPI description
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      , and <a href={problemsPath}>each refusal</a> is explained.
    </>
  );
}

export function GuideForm({ forms, formId, onForm, usual, isFormIgnored }: GuideChoice) {
  if (forms.length === 0) return null;
  return (
    <div className="guide-form">
      <FormChoice usual={usual} forms={forms} formId={formId} onForm={onForm} />
      {isFormIgnored && (
        <p className="note">
          Your newest key ignores target and fields. Change that under API Keys, or use another.
        </p>
      )}
    </div>
  );
}
