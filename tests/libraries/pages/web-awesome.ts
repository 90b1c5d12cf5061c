import '@awesome.me/webawesome/dist/styles/webawesome.css';
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/callout/callout.js';
import '@awesome.me/webawesome/dist/components/checkbox/checkbox.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/option/option.js';
import '@awesome.me/webawesome/dist/components/select/select.js';
import '@awesome.me/webawesome/dist/components/slider/slider.js';
import { addCities } from './shared/options.ts';
import { sendForm } from './shared/send-form.ts';

addCities('wa-select', 'wa-option', (option, city) =>
  option.setAttribute('value', city.toLowerCase()),
);
sendForm();
new MutationObserver(([change]) =>
  (change!.target as HTMLElement).removeAttribute('hidden'),
).observe(document.querySelector('#answer')!, { childList: true });
