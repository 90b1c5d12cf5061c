import 'primereact/resources/themes/lara-light-blue/theme.css';
import { PrimeReactProvider } from 'primereact/api';
import { Button } from 'primereact/button';
import { Checkbox } from 'primereact/checkbox';
import { Dropdown } from 'primereact/dropdown';
import { FloatLabel } from 'primereact/floatlabel';
import { InputNumber } from 'primereact/inputnumber';
import { InputText } from 'primereact/inputtext';
import { Toast } from 'primereact/toast';
import { useRef, useState } from 'react';
import { cities, consentText, sendLead } from './shared/lead.ts';
import { mount } from './shared/react.tsx';

const options = cities.map((name) => ({ name, code: name.slice(0, 3).toUpperCase() }));

function LeadForm() {
  const toast = useRef<Toast>(null);
  const [text, setText] = useState({ name: '', phone: '', email: '' });
  const [city, setCity] = useState<(typeof options)[number] | null>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const [consent, setConsent] = useState(false);
  async function submit() {
    const answer = await sendLead({ ...text, city: city?.code, amount, consent });
    toast.current?.show({
      severity: answer.success ? 'success' : 'error',
      summary: answer.success ? 'Success' : 'Error',
      detail: answer.message,
    });
  }
  const line = (key: keyof typeof text, label: string) => (
    <p>
      <FloatLabel>
        <InputText
          id={key}
          value={text[key]}
          onChange={(event) => setText({ ...text, [key]: event.target.value })}
          required
        />
        <label htmlFor={key}>{label}</label>
      </FloatLabel>
    </p>
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Toast ref={toast} />
      {line('name', 'Full name')}
      {line('phone', 'Phone')}
      {line('email', 'Email')}
      <p>
        <Dropdown
          value={city}
          onChange={(event) => setCity(event.value)}
          options={options}
          optionLabel="name"
          placeholder="Select a City"
        />
      </p>
      <p>
        <label htmlFor="amount">Loan amount</label>{' '}
        <InputNumber
          inputId="amount"
          value={amount}
          onValueChange={(event) => setAmount(event.value ?? null)}
          mode="currency"
          currency="INR"
          locale="en-IN"
        />
      </p>
      <p>
        <Checkbox
          inputId="consent"
          checked={consent}
          onChange={(event) => setConsent(event.checked === true)}
          required
        />{' '}
        <label htmlFor="consent">{consentText}</label>
      </p>
      <Button label="Submit" type="submit" />
    </form>
  );
}
mount(() => (
  <PrimeReactProvider>
    <LeadForm />
  </PrimeReactProvider>
));
