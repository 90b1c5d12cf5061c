import { TextField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { trimmedText } from '../../../shared/components/field-text.ts';
import { CheckLine } from '../../components/check-line.tsx';
import { focusFirstWrong } from '../../components/focus-first-wrong.ts';
import { originOf } from '../recipes/origin-of.ts';
import { nameComplaint, shortNameComplaint } from '../../own-forms/one-form/check-names.ts';
import { NameFields } from '../../own-forms/one-form/name-fields.tsx';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { readAddress } from '../../own-forms/one-form/propose-names.ts';
import { RefusalLine } from '../../own-forms/one-form/refusal-line.tsx';
import { useUpdateForm } from '../../own-forms/one-form/use-target-forms.ts';
import { SettingsCard } from './settings-card.tsx';

type Complaints = Partial<Record<'name' | 'shortName' | 'url' | 'confirmed', string | undefined>>;

function readSettings(entries: FormData, unconfirmed: boolean) {
  const name = trimmedText(entries, 'name');
  const shortName = trimmedText(entries, 'shortName');
  const url = readAddress(trimmedText(entries, 'url'));
  const found: Complaints = {
    name: nameComplaint(name),
    shortName: shortNameComplaint(shortName, []),
    url: url ? undefined : 'Please enter the address of a web page',
    confirmed: unconfirmed ? 'Please confirm that you may submit leads there' : undefined,
  };
  const isSound = Object.values(found).every((complaint) => complaint === undefined);
  return { found, ...(isSound && url && { change: { name, shortName, url } }) };
}

/** The form's name, short name and address, and whether the bot takes screenshots of successes. */
export function NameCard({ form }: { form: OwnForm }) {
  const [complaints, setComplaints] = useState<Complaints>({});
  const [address, setAddress] = useState(form.url);
  const [confirmed, setConfirmed] = useState(false);
  const [pictureSuccess, setPictureSuccess] = useState(form.pictureSuccess ?? false);
  const update = useUpdateForm();
  const isElsewhere = originOf(address) !== originOf(form.url);
  const onSave = (entries: FormData, fields: HTMLFormElement) => {
    const { found, change } = readSettings(entries, isElsewhere && !confirmed);
    setComplaints(found);
    if (!change) return focusFirstWrong(fields, found);
    update.mutate({ id: form.id, ...change, pictureSuccess, ...(isElsewhere && { confirmed }) });
  };
  const field = (name: 'name' | 'shortName' | 'url') => ({
    name,
    autoComplete: 'off',
    defaultValue: form[name],
    hasError: complaints[name] !== undefined,
    errorMessage: complaints[name],
  });
  return (
    <SettingsCard
      title="Settings"
      what="settings"
      change={update}
      refusal={<RefusalLine error={update.error} url={address} formId={form.id} />}
      note="After a change of the address, rehearse again."
      onSave={onSave}
    >
      <NameFields field={field} />
      <TextField
        {...field('url')}
        className="form-settings__wide"
        label="Address"
        type="url"
        onChange={({ target }) => setAddress(target.value)}
      />
      {isElsewhere && (
        <div className="form-settings__wide">
          <CheckLine
            label="I may submit leads to this site too"
            name="confirmed"
            checked={confirmed}
            complaint={complaints.confirmed}
            onChange={setConfirmed}
          />
        </div>
      )}
      <PictureLine checked={pictureSuccess} onChange={setPictureSuccess} />
    </SettingsCard>
  );
}

function PictureLine(props: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <div className="form-settings__wide">
      <CheckLine
        label="Keep a picture of each success, with the lead’s values hidden, for its receipt"
        {...props}
      />
    </div>
  );
}
