import '@lion/ui/define/lion-button-submit.js';
import '@lion/ui/define/lion-form.js';
import '@lion/ui/define/lion-checkbox-group.js';
import '@lion/ui/define/lion-input-amount.js';
import '@lion/ui/define/lion-input-email.js';
import '@lion/ui/define/lion-input.js';
import { Required } from '@lion/ui/form-core.js';
import { loadDefaultFeedbackMessages } from '@lion/ui/validate-messages.js';
import { sendLead } from './shared/lead.ts';
import { addCities } from './shared/options.ts';

loadDefaultFeedbackMessages();
// The options are added before the custom elements are defined, as if they were part of the page's
// HTML.
addCities('lion-combobox', 'lion-option', (option, city) => option.setAttribute('data-city', city));
await import('@lion/ui/define/lion-option.js');
await import('@lion/ui/define/lion-combobox.js');
await import('@lion/ui/define/lion-checkbox.js');
Object.assign(document.querySelector('lion-checkbox')!, { choiceValue: 'yes' });
for (const option of document.querySelectorAll<HTMLElement>('lion-option'))
  Object.assign(option, { choiceValue: option.dataset['city'] });

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
  const valueOf = (name: string) => document.querySelector<Fields>(`[name="${name}"]`)!.modelValue;
  const consent = (valueOf('terms[]') as unknown[]).length > 0;
  void sendLead({ ...form.serializedValue, amount: valueOf('amount'), consent }).then(
    ({ message }) => void (document.querySelector('#answer')!.textContent = message),
  );
});
