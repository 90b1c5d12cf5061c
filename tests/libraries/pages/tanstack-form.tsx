import { useForm } from '@tanstack/react-form';
import { useState } from 'react';
import { cities, consentText, sendLead, type Answer } from './shared/lead.ts';
import { mount } from './shared/react.tsx';

function LeadForm() {
  const [answer, setAnswer] = useState<Answer>();
  const form = useForm({
    defaultValues: { name: '', phone: '', email: '', city: '', amount: 0, consent: false },
    onSubmit: async ({ value }) => setAnswer(await sendLead(value)),
  });
  const required = {
    onChange: ({ value }: { value: unknown }) => (value ? undefined : 'Required'),
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void form.handleSubmit();
      }}
    >
      {(['name', 'phone', 'email'] as const).map((name) => (
        <form.Field key={name} name={name} validators={required}>
          {(field) => (
            <div>
              <label htmlFor={field.name}>
                {{ name: 'Full name', phone: 'Phone', email: 'Email' }[name]}:
              </label>
              <input
                id={field.name}
                name={field.name}
                value={field.state.value}
                onBlur={field.handleBlur}
                onChange={(event) => field.handleChange(event.target.value)}
              />
              {field.state.meta.isTouched && !field.state.meta.isValid && (
                <em>{field.state.meta.errors.join(',')}</em>
              )}
            </div>
          )}
        </form.Field>
      ))}
      <form.Field name="city" validators={required}>
        {(field) => (
          <fieldset>
            <legend>City</legend>
            {cities.slice(9, 16).map((city) => (
              <label key={city}>
                <input
                  type="radio"
                  name="city"
                  value={city}
                  checked={field.state.value === city}
                  onChange={() => field.handleChange(city)}
                />{' '}
                {city}
              </label>
            ))}
          </fieldset>
        )}
      </form.Field>
      <form.Field name="amount" validators={required}>
        {(field) => (
          <div>
            <label htmlFor="amount">Loan amount:</label>
            <input
              id="amount"
              type="number"
              value={field.state.value}
              onBlur={field.handleBlur}
              onChange={(event) => field.handleChange(event.target.valueAsNumber)}
            />
          </div>
        )}
      </form.Field>
      <form.Field name="consent" validators={required}>
        {(field) => (
          <label>
            <input
              type="checkbox"
              checked={field.state.value}
              onChange={(event) => field.handleChange(event.target.checked)}
            />{' '}
            {consentText}
          </label>
        )}
      </form.Field>
      <form.Subscribe selector={(state) => [state.canSubmit, state.isSubmitting] as const}>
        {([canSubmit, isSubmitting]) => (
          <button type="submit" disabled={!canSubmit}>
            {isSubmitting ? '...' : 'Submit'}
          </button>
        )}
      </form.Subscribe>
      {answer && <output>{answer.message}</output>}
    </form>
  );
}
mount(LeadForm);
