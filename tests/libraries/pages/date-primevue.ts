import Aura from '@primeuix/themes/aura';
import PrimeVue from 'primevue/config';
import DatePicker from 'primevue/datepicker';
import InputNumber from 'primevue/inputnumber';
import { createApp } from 'vue';
import { useLead } from './shared/vue.ts';

createApp({
  components: { DatePicker, InputNumber },
  setup: () => useLead({ dob: null }),
  template: `
    <form @submit.prevent="send()" style="width: 320px">
      <p><label for="name">Full name</label> <input id="name" v-model="lead.name" required /></p>
      <p><label for="phone">Phone</label> <input id="phone" v-model="lead.phone" type="tel" required /></p>
      <p><label for="email">Email</label> <input id="email" v-model="lead.email" type="email" required /></p>
      <p><label for="city">City</label> <input id="city" v-model="lead.city" required /></p>
      <p><label for="amount">Loan amount</label> <input id="amount" v-model="lead.amount" required /></p>
      <p><label for="dob">Date of birth</label> <DatePicker v-model="lead.dob" inputId="dob" dateFormat="dd/mm/yy" /></p>
      <p><label for="income">Monthly income</label> <InputNumber v-model="lead.income" inputId="income" mode="currency" currency="INR" locale="en-IN" /></p>
      <p><input id="consent" v-model="lead.consent" type="checkbox" required /> <label for="consent">{{ consentText }}</label></p>
      <button type="submit">Submit</button>
      <p v-if="answer">{{ answer.message }}</p>
    </form>`,
})
  .use(PrimeVue, { theme: { preset: Aura } })
  .mount('#root');
