import 'vuetify/styles';
import { createApp } from 'vue';
import { createVuetify } from 'vuetify';
import * as components from 'vuetify/components';
import { datedForm, useLead } from './shared/vue.ts';

createApp({
  setup: () => useLead({ dob: null }),
  template: datedForm(
    `<v-date-input v-model="lead.dob" label="Date of birth" required />`,
    `<input id="income" v-model="lead.income" required />`,
  ),
})
  .use(createVuetify({ components }))
  .mount('#root');
