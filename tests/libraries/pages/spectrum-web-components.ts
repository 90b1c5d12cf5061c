import '@spectrum-web-components/button/sp-button.js';
import '@spectrum-web-components/checkbox/sp-checkbox.js';
import '@spectrum-web-components/field-label/sp-field-label.js';
import '@spectrum-web-components/menu/sp-menu-item.js';
import '@spectrum-web-components/number-field/sp-number-field.js';
import '@spectrum-web-components/picker/sp-picker.js';
import '@spectrum-web-components/textfield/sp-textfield.js';
import '@spectrum-web-components/theme/scale-medium.js';
import '@spectrum-web-components/theme/sp-theme.js';
import '@spectrum-web-components/theme/theme-light.js';
import '@spectrum-web-components/toast/sp-toast.js';
import { sendLead } from './shared/lead.ts';
import { addCities } from './shared/options.ts';

addCities('sp-picker', 'sp-menu-item', (option, city) =>
  option.setAttribute('value', city.toLowerCase()),
);
const find = (id: string) =>
  document.querySelector(`#${id}`) as unknown as { value: unknown; checked: boolean };
document.querySelector('#send')!.addEventListener('click', () => {
  const values = Object.fromEntries(
    ['name', 'phone', 'email', 'city', 'amount'].map((id) => [id, find(id).value]),
  );
  void sendLead({ ...values, consent: find('consent').checked }).then(({ success, message }) => {
    document.querySelector('#answer')!.textContent = message;
    Object.assign(document.querySelector('#toast')!, {
      variant: success ? 'positive' : 'negative',
      open: true,
    });
  });
});
