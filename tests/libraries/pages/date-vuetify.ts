import 'vuetify/styles';
import { createApp } from 'vue';
import { createVuetify } from 'vuetify';
import * as components from 'vuetify/components';
import { useLead } from './shared/vue.ts';

createApp({
  setup: () => useLead({ dob: null }),
  template: `
    <form @submit.prevent="send()" style="width: 320px">
      <p><label for="name">Full name</label> <input id="name" v-model="lead.name" required /></p>
      <p><label for="phone">Phone</label> <input id="phone" v-model="lead.phone" type="tel" required /></p>
      <p><label for="email">Email</label> <input id="email" v-model="lead.email" type="email" required /></p>
      <p><label for="city">City</label> <input id="city" v-model="lead.city" required /></p>
      <p><label for="amount">Loan amount</label> <input id="amount" v-model="lead.amount" required /></p>
      <v-date-input v-model="lead.dob" label="Date of birth" required />
      <p><label for="income">Monthly income</label> <input id="income" v-model="lead.income" required /></p>
      <p><input id="consent" v-model="lead.consent" type="checkbox" required /> <label for="consent">{{ consentText }}</label></p>
      <button type="submit">Submit</button>
      <p v-if="answer">{{ answer.message }}</p>
    </form>`,
})
  .use(createVuetify({ components }))
  .mount('#root');
