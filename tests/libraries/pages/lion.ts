import '@lion/ui/define/lion-button-submit.js';
import '@lion/ui/define/lion-checkbox-group.js';
import '@lion/ui/define/lion-checkbox.js';
import '@lion/ui/define/lion-combobox.js';
import '@lion/ui/define/lion-form.js';
import '@lion/ui/define/lion-input-amount.js';
import '@lion/ui/define/lion-input-email.js';
import '@lion/ui/define/lion-input.js';
import '@lion/ui/define/lion-option.js';
import { Required } from '@lion/ui/form-core.js';
import { loadDefaultFeedbackMessages } from '@lion/ui/validate-messages.js';
import { sendLead } from './shared/lead.ts';
import { addCities } from './shared/options.ts';

loadDefaultFeedbackMessages();
addCities('lion-combobox', 'lion-option', (option, city) =>
  Object.assign(option, { choiceValue: city }),
);
type Fields = HTMLElement & {
  modelValue: unknown;
  validators: unknown[];
  hasFeedbackFor: string[];
  serializedValue: Record<string, unknown>;
  submitGroup: () => void;
};
for (const name of ['name', 'phone', 'email', 'city', 'amount', 'terms[]'])
  document.querySelector<Fields>(`[name="${name}"]`)!.validators = [new Required()];
const form = document.querySelector<Fields>('#lead')!;
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (form.hasFeedbackFor.includes('error')) return;
  const { 'terms[]': terms, ...values } = form.serializedValue;
  const amount = document.querySelector<Fields>('[name=amount]')!.modelValue;
  void sendLead({ ...values, amount, consent: Boolean((terms as unknown[])?.length) }).then(
    ({ message }) => void (document.querySelector('#answer')!.textContent = message),
  );
});
