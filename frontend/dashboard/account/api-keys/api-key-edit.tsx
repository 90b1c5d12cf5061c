import { Button, SelectField, TextField } from '@aws-amplify/ui-react';
import { useEffect, type FormEvent } from 'react';
import { apiKeyNameMaxLength } from '../../../../contract/api-key.ts';
import { fieldText, trimmedText } from '../../../shared/components/field-text.ts';
import { notifyError } from '../../../shared/components/notify.ts';
import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import type { LeadForm } from '../../leads/lead-forms/lead-form.ts';
import { useLeadForms } from '../../leads/lead-forms/use-lead-forms.ts';
import { beginWork } from '../../components/unfinished-work.ts';
import { dayOf, endOfDay } from './key-expiry.ts';
import { KeyEndField } from './key-end-field.tsx';
import { useUpdateApiKey } from './use-api-keys.ts';

interface ApiKeyEditProps {
  apiKey: ApiKeyView;
  onClose: () => void;
}

/** Renames a key and sets, changes or removes its expiry. */
export function ApiKeyEdit({ apiKey, onClose }: ApiKeyEditProps) {
  const { id, keyName, expiresAt } = apiKey;
  const update = useUpdateApiKey();
  const forms = useLeadForms();
  // A key that is limited to one form stays limited to that form.
  const hasForms = !apiKey.onlyItsForm && (forms.length > 0 || Boolean(apiKey.formId));
  useEffect(() => beginWork(), []);
  const lastDay = expiresAt ? dayOf(new Date(expiresAt)) : '';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = trimmedText(form, 'keyName');
    if (name === '') {
      notifyError('Please enter a name for the API key');
      return;
    }
    const day = fieldText(form, 'lastDay');
    // If the day of expiry is unchanged, the key keeps its exact time of expiry.
    const end = day === lastDay ? expiresAt : endOfDay(day);
    const bound = hasForms && { formId: fieldText(form, 'formId') || null };
    const allowed = form.has('takesForms') && { takesForms: true };
    const change = { id, keyName: name, expiresAt: end ?? null, ...bound, ...allowed };
    update.mutate(change, { onSuccess: onClose });
  };
  return (
    <form className="inline-form key-list__edit" onSubmit={onSubmit} noValidate>
      <TextField
        label="New name"
        name="keyName"
        defaultValue={keyName}
        maxLength={apiKeyNameMaxLength}
        autoComplete="off"
        autoFocus
      />
      <KeyEndField defaultDay={lastDay} />
      {hasForms && <KeyFormField apiKey={apiKey} forms={forms} />}
      <div className="inline-form__actions">
        <Button type="submit" variation="primary" isDisabled={update.isPending}>
          Save
        </Button>
        <Button isDisabled={update.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface KeyFormFieldProps {
  apiKey: ApiKeyView;
  forms: readonly LeadForm[];
}

/**
 * Chooses the form to which a key's leads go. Keys from the time before users had forms ignore the
 * `target` and `fields` of a lead. For such a key, a checkbox makes the service use both.
 */
function KeyFormField({ apiKey: { formId, takesForms }, forms }: KeyFormFieldProps) {
  const isGone = Boolean(formId) && forms.every(({ id }) => id !== formId);
  return (
    <>
      <SelectField
        label="Its leads go to"
        name="formId"
        defaultValue={formId ?? ''}
        descriptiveText="Unless a lead names another form in target."
      >
        <option value="">The default form</option>
        {forms.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {isGone && <option value={formId ?? ''}>A deleted form: leads are refused</option>}
      </SelectField>
      {!takesForms && (
        <label className="key-list__allow">
          <input type="checkbox" name="takesForms" />
          Read target and fields of its leads. This key is from before there were forms and ignores
          them; allow it once whatever sends with it means them.
        </label>
      )}
    </>
  );
}
