import { useState } from 'react';
import Select from 'react-select';
import { cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

const options = cities.map((city) => ({ value: city.toLowerCase(), label: city }));
const amounts = [5, 10, 15, 20, 25, 30, 50].map((lakh) => ({
  value: lakh * 100_000,
  label: `₹${lakh} lakh`,
}));

function Form() {
  const { answer, busy, sendForm } = useSend();
  const [city, setCity] = useState<(typeof options)[number] | null>(null);
  const [amount, setAmount] = useState<(typeof amounts)[number] | null>(null);
  if (answer?.success) return <h2>{answer.message}</h2>;
  return (
    <form onSubmit={sendForm({ city: city?.value, amount: amount?.value })}>
      <p>
        <label htmlFor="name">Your name</label> <input id="name" name="name" required />
      </p>
      <p>
        <label htmlFor="phone">Mobile</label> <input id="phone" name="phone" type="tel" required />
      </p>
      <p>
        <label htmlFor="email">E-mail</label>{' '}
        <input id="email" name="email" type="email" required />
      </p>
      <label htmlFor="city">City</label>
      <Select
        inputId="city"
        options={options}
        value={city}
        onChange={setCity}
        placeholder="Select your city…"
        required
      />
      <label htmlFor="amount">Loan amount</label>
      <Select
        inputId="amount"
        options={amounts}
        value={amount}
        onChange={setAmount}
        isSearchable={false}
        required
      />
      <p>
        <label>
          <input type="checkbox" name="consent" required /> {consentText}
        </label>
      </p>
      <button disabled={busy}>Apply</button>
      {answer && <p role="alert">{answer.message}</p>}
    </form>
  );
}
mount(Form);
