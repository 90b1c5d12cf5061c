import Aura from '@primeuix/themes/aura';
import PrimeVue from 'primevue/config';
import DatePicker from 'primevue/datepicker';
import InputNumber from 'primevue/inputnumber';
import { createApp } from 'vue';
import { datedForm, useLead } from './shared/vue.ts';

createApp({
  components: { DatePicker, InputNumber },
  setup: () => useLead({ dob: null }),
  template: datedForm(
    `<p><label for="dob">Date of birth</label> <DatePicker v-model="lead.dob" inputId="dob" dateFormat="dd/mm/yy" /></p>`,
    `<InputNumber v-model="lead.income" inputId="income" mode="currency" currency="INR" locale="en-IN" />`,
  ),
})
  .use(PrimeVue, { theme: { preset: Aura } })
  .mount('#root');
