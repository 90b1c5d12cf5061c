import '@ionic/core/css/ionic.bundle.css';
import { initialize } from '@ionic/core/components';
import { defineCustomElement as app } from '@ionic/core/components/ion-app.js';
import { defineCustomElement as button } from '@ionic/core/components/ion-button.js';
import { defineCustomElement as checkbox } from '@ionic/core/components/ion-checkbox.js';
import { defineCustomElement as content } from '@ionic/core/components/ion-content.js';
import { defineCustomElement as input } from '@ionic/core/components/ion-input.js';
import { defineCustomElement as item } from '@ionic/core/components/ion-item.js';
import { defineCustomElement as list } from '@ionic/core/components/ion-list.js';
import { defineCustomElement as popover } from '@ionic/core/components/ion-popover.js';
import { defineCustomElement as range } from '@ionic/core/components/ion-range.js';
import { defineCustomElement as option } from '@ionic/core/components/ion-select-option.js';
import { defineCustomElement as select } from '@ionic/core/components/ion-select.js';
import { defineCustomElement as toast } from '@ionic/core/components/ion-toast.js';
import { sendLead } from './shared/lead.ts';
import { addCities } from './shared/options.ts';

initialize();
for (const define of [
  app,
  button,
  checkbox,
  content,
  input,
  item,
  list,
  popover,
  range,
  option,
  select,
  toast,
])
  define();
addCities('ion-select', 'ion-select-option', (one, city) => one.setAttribute('value', city));
const find = (name: string) =>
  document.querySelector(`[name=${name}]`) as unknown as { value: unknown; checked: boolean };
document.querySelector('#lead')!.addEventListener('submit', (event) => {
  event.preventDefault();
  const values = Object.fromEntries(
    ['name', 'phone', 'email', 'city', 'amount'].map((name) => [name, find(name).value]),
  );
  void sendLead({ ...values, consent: find('consent').checked }).then(({ message }) => {
    const shown = Object.assign(document.createElement('ion-toast'), { message, duration: 4000 });
    document.body.append(shown);
    return (shown as unknown as { present: () => Promise<void> }).present();
  });
});
