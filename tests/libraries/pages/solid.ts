import { createSignal } from 'solid-js';
import html from 'solid-js/html';
import { render } from 'solid-js/web';
import { cities, consentText, sendLead, valuesOf } from './shared/lead.ts';

function LeadForm() {
  const [message, setMessage] = createSignal('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void sendLead(valuesOf(event.currentTarget as HTMLFormElement)).then((answer) =>
      setMessage(answer.message),
    );
  };
  return html`<form onsubmit=${submit}>
    <div><label for="name">Full name</label><input id="name" name="name" required /></div>
    <div><label for="phone">Phone</label><input id="phone" name="phone" type="tel" required /></div>
    <div>
      <label for="email">Email</label><input id="email" name="email" type="email" required />
    </div>
    <div>
      <label for="city">City</label
      ><select id="city" name="city" required>
        <option value="">Select</option>
        ${cities.map((city) => html`<option value=${city}>${city}</option>`)}
      </select>
    </div>
    <div>
      <label for="amount">Loan amount</label
      ><input
        id="amount"
        name="amount"
        type="range"
        min="100000"
        max="5000000"
        step="100000"
        value="500000"
      />
    </div>
    <div>
      <label><input name="consent" type="checkbox" required /> ${consentText}</label>
    </div>
    <button type="submit">Send</button>
    <p>${message}</p>
  </form>`;
}
render(LeadForm as never, document.querySelector('#root')!);
