import { Button } from '@aws-amplify/ui-react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SiteConfig } from '../../../../contract/site-config.ts';
import { AddressField } from '../../components/address-field.tsx';
import { CheckLine } from '../../components/check-line.tsx';
import { focusFirstWrong } from '../../components/focus-first-wrong.ts';
import { useStartRehearsal } from '../rehearsals/use-rehearsal.ts';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import {
  complaintsAbout,
  completeForm,
  type NewFormComplaints,
  type NewFormEntry,
} from './new-form.ts';
import { NameFields } from '../../own-forms/one-form/name-fields.tsx';
import { RefusalLine } from '../../own-forms/one-form/refusal-line.tsx';
import { useCreateForm } from '../../own-forms/one-form/use-target-forms.ts';

export type Example = SiteConfig['target'];

interface AddFormProps {
  forms: readonly OwnForm[];
  /** The demo form, if this stage has one. */
  example?: Example;
}

/**
 * Adds a form. The user enters only an address: the form's names are proposed from the address, and
 * the first rehearsal (a trial run) starts at once.
 */
export function AddForm({ forms, example }: AddFormProps) {
  const [entry, setEntry] = useState<NewFormEntry>({ address: '', confirmed: false });
  const [complaints, setComplaints] = useState<NewFormComplaints>({});
  const create = useCreateForm();
  const rehearse = useStartRehearsal();
  const navigate = useNavigate();
  const taken = forms.map(({ shortName }) => shortName);
  const form = completeForm(entry, taken);
  const change = (part: Partial<NewFormEntry>) => setEntry({ ...entry, ...part });
  const busy = create.isPending || create.isSuccess;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const found = complaintsAbout(form, taken);
    setComplaints(found);
    const { name, shortName, url } = form;
    if (!url || Object.keys(found).length > 0) return focusFirstWrong(event.currentTarget, found);
    const open = ({ id }: OwnForm) => {
      // The code does not wait until the rehearsal (a trial run) has started: if the start is
      // refused, the form's own page shows the refusal.
      rehearse.mutate({ formId: id });
      void navigate(`/dashboard/forms/${id}`);
    };
    create.mutate({ name: name.trim(), shortName, url }, { onSuccess: open });
  };
  return (
    <form className="add-form" onSubmit={onSubmit} noValidate>
      <AddressField
        className="add-form__address"
        label="Address of the page with the form"
        name="address"
        placeholder="https://lender.example/apply"
        value={entry.address}
        complaint={complaints.address}
        onChange={(address) => change({ address })}
      />
      {example && entry.address === '' && (
        <ExampleOffer onTake={() => change({ address: example.url })} />
      )}
      <NameFields
        field={(name) => ({
          value: form[name],
          hasError: complaints[name] !== undefined,
          errorMessage: complaints[name],
          onChange: ({ target }) => change({ [name]: target.value }),
        })}
      />
      <div className="add-form__confirm">
        <CheckLine
          label="I may submit leads to this form"
          name="confirmed"
          checked={entry.confirmed}
          complaint={complaints.confirmed}
          onChange={(confirmed) => change({ confirmed })}
        />
      </div>
      <RefusalLine error={create.error} url={form.url ?? entry.address} />
      <div className="text-and-button add-form__submit">
        <Button type="submit" variation="primary" aria-disabled={busy}>
          {busy ? 'Adding...' : 'Add and rehearse'}
        </Button>
        <p className="note">
          The bot opens the page and fills it with sample values. It submits nothing.
        </p>
      </div>
    </form>
  );
}

function ExampleOffer({ onTake }: { onTake: () => void }) {
  return (
    <p className="add-form__example note">
      Just looking?{' '}
      <Button size="small" variation="link" onClick={onTake}>
        Try it with the demo form
      </Button>
    </p>
  );
}
