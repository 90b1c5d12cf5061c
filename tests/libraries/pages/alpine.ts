import mask from '@alpinejs/mask';
import Alpine from 'alpinejs';
import { cities, emptyLead, sendLead } from './shared/lead.ts';

Alpine.data('leadForm', () => ({
  cities,
  lead: { ...emptyLead },
  busy: false,
  done: false,
  message: '',
  async submit() {
    this.busy = true;
    const { success, message } = await sendLead(this.lead);
    Object.assign(this, { busy: false, done: success, message });
  },
}));
Alpine.plugin(mask);
Alpine.start();
