import 'vuetify/styles';
import { createApp } from 'vue';
import { createVuetify } from 'vuetify';
import * as components from 'vuetify/components';
import { useLead } from './shared/vue.ts';

const required = [(value: unknown) => Boolean(value) || 'You must fill this in.'];
createApp({
  setup: () => ({ ...useLead(), required }),
  template: `
    <v-app><v-main><v-container>
      <v-form @submit.prevent="async (event) => { if ((await event).valid) send(); }">
        <v-text-field v-model="lead.name" :rules="required" label="Full name" />
        <v-text-field v-model="lead.phone" :rules="required" label="Mobile number" type="tel" prefix="+91" />
        <v-text-field v-model="lead.email" :rules="required" label="E-mail" />
        <v-select v-model="lead.city" :items="cities" :rules="required" label="City" />
        <v-text-field v-model="lead.amount" :rules="required" label="Loan amount" type="number" prefix="₹" />
        <v-checkbox v-model="lead.consent" :rules="required" :label="consentText" />
        <v-btn type="submit" color="primary" :loading="busy" block>Submit</v-btn>
      </v-form>
      <v-alert v-if="answer" :type="answer.success ? 'success' : 'error'" :text="answer.message" />
    </v-container></v-main></v-app>`,
})
  .use(createVuetify({ components }))
  .mount('#root');
