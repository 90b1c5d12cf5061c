import { useState } from 'react';
import { CheckLine } from '../../components/check-line.tsx';
import '../../components/check-line.css';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { SettingsCard } from './settings-card.tsx';
import { useSetConsent } from './use-settings.ts';

/** The setting that decides whether the form refuses leads without evidence of consent. */
export function ConsentCard({ form }: { form: OwnForm }) {
  const [required, setRequired] = useState(form.requiresConsent === true);
  const change = useSetConsent(form.id);
  return (
    <SettingsCard
      title="Consent"
      intro="Senders may add evidence that the person agreed to be contacted: the text, the time, the IP address, or a link to a certificate. It is kept with the lead, and never sent to the form."
      what="consent"
      change={change}
      note="A real lead that you send from this page needs none."
      onSave={() => change.mutate(required)}
    >
      <div className="form-settings__wide">
        <CheckLine
          label="Refuse leads without evidence of consent"
          checked={required}
          onChange={setRequired}
        />
      </div>
    </SettingsCard>
  );
}
