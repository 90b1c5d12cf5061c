import '@vaadin/button';
import '@vaadin/checkbox';
import '@vaadin/combo-box';
import '@vaadin/email-field';
import '@vaadin/integer-field';
import { Notification } from '@vaadin/notification';
import '@vaadin/text-field';
import { cities, sendLead } from './shared/lead.ts';

const find = (id: string) =>
  document.querySelector(`#${id}`) as unknown as {
    value: string;
    checked: boolean;
    items: string[];
    validate: () => boolean;
  };
const names = ['name', 'phone', 'email', 'city', 'amount'];
find('city').items = cities;
document.querySelector('#save')!.addEventListener('click', () => {
  if (![...names, 'consent'].map((id) => find(id).validate()).every(Boolean)) return;
  const values = Object.fromEntries(names.map((name) => [name, find(name).value]));
  void sendLead({ ...values, consent: find('consent').checked }).then(({ success, message }) =>
    Notification.show(message, { position: 'middle', theme: success ? 'success' : 'error' }),
  );
});
