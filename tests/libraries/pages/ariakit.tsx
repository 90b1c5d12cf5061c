import * as Ariakit from '@ariakit/react';
import { useState } from 'react';
import { cities, consentText, sendLead } from './shared/lead.ts';
import { mount } from './shared/react.tsx';

function LeadForm() {
  const [message, setMessage] = useState('');
  const form = Ariakit.useFormStore({
    defaultValues: { name: '', phone: '', email: '', city: '', amount: '', consent: false },
  });
  form.useSubmit(async (state) => {
    const answer = await sendLead(state.values);
    setMessage(answer.message);
    if (answer.success) form.reset();
  });
  const city = form.useValue<string>('city');
  const line = (name: string, label: string, type = 'text') => (
    <div>
      <Ariakit.FormLabel name={name}>{label}</Ariakit.FormLabel>{' '}
      <Ariakit.FormInput name={name} type={type} required />
      <Ariakit.FormError name={name} />
    </div>
  );
  return (
    <Ariakit.Form store={form} resetOnSubmit={false} validateOnBlur={false}>
      {line('name', 'Name')}
      {line('phone', 'Phone', 'tel')}
      {line('email', 'Email', 'email')}
      <div>
        <Ariakit.SelectProvider
          value={city}
          setValue={(value: string) => form.setValue('city', value)}
        >
          <Ariakit.FormLabel name="city" render={<Ariakit.SelectLabel />}>
            City
          </Ariakit.FormLabel>
          <Ariakit.FormControl name="city" render={<Ariakit.Select />}>
            {city || 'Select a city'} <Ariakit.SelectArrow />
          </Ariakit.FormControl>
          <Ariakit.SelectPopover
            gutter={4}
            sameWidth
            style={{ background: 'white', border: '1px solid', maxHeight: 200, overflow: 'auto' }}
          >
            {cities.map((one) => (
              <Ariakit.SelectItem key={one} value={one} />
            ))}
          </Ariakit.SelectPopover>
        </Ariakit.SelectProvider>
      </div>
      {line('amount', 'Loan amount')}
      <div>
        <label>
          <Ariakit.FormCheckbox name="consent" required /> {consentText}
        </label>
      </div>
      <Ariakit.FormSubmit>Submit</Ariakit.FormSubmit>
      <p role="status">{message}</p>
    </Ariakit.Form>
  );
}
mount(LeadForm);
