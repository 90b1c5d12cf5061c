import '@ui5/webcomponents/dist/Button.js';
import '@ui5/webcomponents/dist/CheckBox.js';
import '@ui5/webcomponents/dist/ComboBox.js';
import '@ui5/webcomponents/dist/ComboBoxItem.js';
import '@ui5/webcomponents/dist/Input.js';
import '@ui5/webcomponents/dist/Label.js';
import '@ui5/webcomponents/dist/MessageStrip.js';
import { addCities } from './shared/options.ts';
import { sendForm } from './shared/send-form.ts';

addCities('ui5-combobox', 'ui5-cb-item', (option, city) => option.setAttribute('text', city));
sendForm();
