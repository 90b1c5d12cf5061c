import '@material/web/button/filled-button.js';
import '@material/web/checkbox/checkbox.js';
import '@material/web/select/outlined-select.js';
import '@material/web/select/select-option.js';
import '@material/web/textfield/filled-text-field.js';
import '@material/web/textfield/outlined-text-field.js';
import { addCities } from './shared/options.ts';
import { sendForm } from './shared/send-form.ts';

addCities('md-outlined-select', 'md-select-option', (option, city) => {
  option.setAttribute('value', city);
  option.innerHTML = `<div slot="headline">${city}</div>`;
});
sendForm();
