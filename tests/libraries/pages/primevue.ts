import Aura from '@primeuix/themes/aura';
import Button from 'primevue/button';
import Checkbox from 'primevue/checkbox';
import PrimeVue from 'primevue/config';
import FloatLabel from 'primevue/floatlabel';
import InputNumber from 'primevue/inputnumber';
import InputText from 'primevue/inputtext';
import Message from 'primevue/message';
import Select from 'primevue/select';
import { createApp } from 'vue';
import { useLead } from './shared/vue.ts';

createApp({
  components: { Button, Checkbox, FloatLabel, InputNumber, InputText, Message, Select },
  setup: () => useLead(),
  template: `
    <form @submit.prevent="send({ ...lead, city: lead.city?.name })" style="display: grid; gap: 24px; width: 320px">
      <FloatLabel><InputText id="name" v-model="lead.name" /><label for="name">Full name</label></FloatLabel>
      <FloatLabel><InputText id="phone" v-model="lead.phone" /><label for="phone">Phone</label></FloatLabel>
      <FloatLabel><InputText id="email" v-model="lead.email" type="email" /><label for="email">Email</label></FloatLabel>
      <FloatLabel><Select v-model="lead.city" inputId="city" :options="cities.map((name) => ({ name }))" optionLabel="name" filter /><label for="city">City</label></FloatLabel>
      <FloatLabel><InputNumber v-model="lead.amount" inputId="amount" mode="currency" currency="INR" locale="en-IN" :maxFractionDigits="0" /><label for="amount">Loan amount</label></FloatLabel>
      <div><Checkbox v-model="lead.consent" inputId="consent" binary /> <label for="consent">{{ consentText }}</label></div>
      <Button type="submit" label="Submit" :disabled="!lead.consent || !lead.city" />
      <Message v-if="answer" :severity="answer.success ? 'success' : 'error'">{{ answer.message }}</Message>
    </form>`,
})
  .use(PrimeVue, { theme: { preset: Aura } })
  .mount('#root');
