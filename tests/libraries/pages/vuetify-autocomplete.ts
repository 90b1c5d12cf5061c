import 'vuetify/styles';
import { createApp } from 'vue';
import { createVuetify } from 'vuetify';
import * as components from 'vuetify/components';
import { useLead } from './shared/vue.ts';

createApp({
  setup: () => useLead({ amount: 1_000_000 }),
  template: `
    <v-app><v-main><v-card title="Get a quote" max-width="480"><v-card-text>
      <v-form @submit.prevent="send()">
        <v-text-field v-model="lead.name" label="Name" variant="outlined" required />
        <v-text-field v-model="lead.phone" label="Phone" variant="outlined" required />
        <v-text-field v-model="lead.email" label="Email" variant="outlined" required />
        <v-autocomplete v-model="lead.city" :items="cities" label="City" variant="outlined" />
        <div class="text-caption">Loan amount</div>
        <v-slider v-model="lead.amount" :min="100000" :max="5000000" :step="100000" thumb-label />
        <v-switch v-model="lead.consent" :label="consentText" />
        <v-btn type="submit" :disabled="!lead.consent">Get quote</v-btn>
      </v-form></v-card-text></v-card>
      <v-snackbar :model-value="Boolean(answer)">{{ answer?.message }}</v-snackbar>
    </v-main></v-app>`,
})
  .use(createVuetify({ components }))
  .mount('#root');
