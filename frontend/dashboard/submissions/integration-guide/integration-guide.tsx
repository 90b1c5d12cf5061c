import { SwitchField, Tabs } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { problemsPath } from '../../../../contract/webhook-limits.ts';
import { keyPlaceholder } from '../../../content/integration-guide.ts';
import { SectionCard } from '../../components/section-card.tsx';
import { useNewestKey } from '../../account/api-keys/use-api-keys.ts';
import { FormChoice } from '../../forms/lead-forms/form-choice.tsx';
import { formOfKey } from '../../forms/lead-forms/forms-of-key.ts';
import { useUsualForm } from '../../forms/lead-forms/use-place-of.ts';
import { sampleAnswers } from '../../forms/lead-forms/sample-answers.ts';
import { useLeadForms } from '../../forms/lead-forms/use-lead-forms.ts';
import { CurlGuide } from './curl-guide.tsx';
import { SheetsGuide } from './sheets-guide.tsx';
import { ZapierGuide } from './zapier-guide.tsx';
import './integration-guide.css';

export function IntegrationGuide({ webhookUrl }: { webhookUrl: string }) {
  const newestKey = useNewestKey();
  const [withKey, setWithKey] = useState(false);
  const apiKey = withKey && newestKey ? newestKey.keyValue : keyPlaceholder;
  const allForms = useLeadForms();
  const forms = allForms.filter(({ state }) => state !== 'draft');
  const [chosen, setChosen] = useState<string>();
  const chosenForm = forms.find(({ id }) => id === (chosen ?? formOfKey(allForms, newestKey)));
  const form = chosenForm && { target: chosenForm.id, fields: sampleAnswers(chosenForm) };
  const usual = useUsualForm(newestKey);
  const reader = {
    keyName: newestKey?.keyName,
    isKeyShown: withKey && newestKey !== undefined,
    formName: chosenForm?.name,
    usual,
    questions: Object.keys(form?.fields ?? {}),
  };
  const guide = { webhookUrl, apiKey, form, reader };
  return (
    <SectionCard
      title="Integration Guide"
      aside={
        newestKey && (
          <SwitchField
            label="Fill in my newest key"
            isChecked={withKey}
            onChange={(event) => setWithKey(event.target.checked)}
          />
        )
      }
    >
      <p className="section-card__intro">
        {newestKey
          ? 'Every example carries the real endpoint; the switch puts your newest key in as well.'
          : 'Every example carries the real endpoint. Your keys live under API Keys above.'}{' '}
        The whole contract is in the{' '}
        <a href="/openapi.json" target="_blank" rel="noopener noreferrer">
          OpenAPI description
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        , and <a href={problemsPath}>each refusal</a> is explained.
      </p>
      {forms.length > 0 && (
        <div className="guide-form">
          <FormChoice
            usual={usual}
            forms={forms}
            formId={chosenForm?.id ?? ''}
            onForm={setChosen}
          />
          {chosenForm && newestKey?.takesForms === false && (
            <p className="note">
              Your newest key ignores target and fields. Change that under API Keys, or use another.
            </p>
          )}
        </div>
      )}
      <Tabs
        defaultValue="curl"
        items={[
          { label: 'cURL', value: 'curl', content: <CurlGuide {...guide} /> },
          { label: 'Google Sheets', value: 'sheets', content: <SheetsGuide {...guide} /> },
          { label: 'Zapier', value: 'zapier', content: <ZapierGuide {...guide} /> },
        ]}
      />
    </SectionCard>
  );
}
