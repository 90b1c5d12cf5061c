import 'quasar/dist/quasar.css';
import { QBtnToggle, Quasar } from 'quasar';
import { createApp } from 'vue';
import { choiceForm, useLead } from './shared/vue.ts';

createApp({
  setup: () => useLead(),
  template: choiceForm(`
    <div class="q-field__label">City</div>
    <q-btn-toggle v-model="lead.city" :options="cities.slice(-7).map((one) => ({ label: one, value: one }))" />`),
})
  .use(Quasar, { components: { QBtnToggle } })
  .mount('#root');
