import {
  Checkbox,
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Field,
  Fieldset,
  Input,
  Label,
  Legend,
} from '@headlessui/react';
import { useState } from 'react';
import { cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

const people = cities.map((name, id) => ({ id: id + 1, name }));

function LeadForm() {
  const { answer, sendForm } = useSend();
  const [query, setQuery] = useState('');
  const [city, setCity] = useState<(typeof people)[number] | null>(null);
  const [consent, setConsent] = useState(false);
  const found = people.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  if (answer?.success) return <p>{answer.message}</p>;
  return (
    <form onSubmit={sendForm({ city: city?.name, consent })}>
      <Fieldset>
        <Legend>Your details</Legend>
        <Field>
          <Label>Name</Label> <Input name="name" required />
        </Field>
        <Field>
          <Label>Phone</Label> <Input name="phone" type="tel" required />
        </Field>
        <Field>
          <Label>Email</Label> <Input name="email" type="email" required />
        </Field>
        <Field>
          <Label>City</Label>
          <Combobox value={city} onChange={setCity} onClose={() => setQuery('')}>
            <ComboboxInput
              aria-label="City"
              displayValue={(one: { name: string } | null) => one?.name ?? ''}
              onChange={(event) => setQuery(event.target.value)}
            />
            <ComboboxButton>▾</ComboboxButton>
            <ComboboxOptions anchor="bottom" style={{ background: 'white', border: '1px solid' }}>
              {found.map((one) => (
                <ComboboxOption key={one.id} value={one}>
                  {one.name}
                </ComboboxOption>
              ))}
            </ComboboxOptions>
          </Combobox>
        </Field>
        <Field>
          <Label>Loan amount</Label> <Input name="amount" inputMode="numeric" required />
        </Field>
        <Field>
          <Checkbox
            checked={consent}
            onChange={setConsent}
            style={{ display: 'inline-block', width: 16, height: 16, border: '1px solid' }}
          >
            {consent ? '✓' : ''}
          </Checkbox>
          <Label>{consentText}</Label>
        </Field>
        <button type="submit" disabled={!consent || !city}>
          Send
        </button>
      </Fieldset>
      {answer && <p style={{ color: 'red' }}>{answer.message}</p>}
    </form>
  );
}
mount(LeadForm);
