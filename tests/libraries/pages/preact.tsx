/** @jsxImportSource preact */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { cities, consentText, sendLead, type Answer } from './shared/lead.ts';

function LeadForm() {
  const [answer, setAnswer] = useState<Answer>();
  const [lead, setLead] = useState<Record<string, unknown>>({});
  const set = (name: string, value: unknown) => setLead((old) => ({ ...old, [name]: value }));
  const keep = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    set(currentTarget.name, currentTarget.value);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void sendLead(lead).then(setAnswer);
      }}
    >
      <input name="name" placeholder="Full Name" onInput={keep} required />
      <input name="phone" placeholder="Phone Number" onInput={keep} required />
      <input name="email" placeholder="Email Id" onInput={keep} required />
      <input name="city" placeholder="City" list="cities" onInput={keep} required />
      <datalist id="cities">
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      <input name="amount" placeholder="Loan Amount" onInput={keep} required />
      <label>
        <input
          type="checkbox"
          onChange={({ currentTarget }) => set('consent', currentTarget.checked)}
          required
        />
        {consentText}
      </label>
      <button type="submit">Apply Now</button>
      {answer && <div>{answer.message}</div>}
    </form>
  );
}
render(<LeadForm />, document.getElementById('root')!);
