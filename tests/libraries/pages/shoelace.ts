import '@shoelace-style/shoelace/dist/themes/light.css';
import '@shoelace-style/shoelace';
import { sendLead, valuesOf } from './shared/lead.ts';
import { addCities } from './shared/options.ts';

addCities('sl-select', 'sl-option', (option, city) =>
  option.setAttribute('value', city.toLowerCase()),
);
const form = document.querySelector<HTMLFormElement>('#lead')!;
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void sendLead(valuesOf(form)).then(({ success, message }) => {
    const alert = document.querySelector<HTMLElement & { variant: string; open: boolean }>(
      '#alert',
    )!;
    document.querySelector('#answer')!.textContent = message;
    Object.assign(alert, { variant: success ? 'success' : 'danger', open: true });
  });
});
