import 'quasar/dist/quasar.css';
import * as quasar from 'quasar';
import { createApp } from 'vue';
import { useLead } from './shared/vue.ts';

const { Notify, Quasar } = quasar;
const components = Object.fromEntries(
  Object.entries(quasar).filter(([name]) => /^Q[A-Z]/.test(name)),
);

createApp({
  setup() {
    const form = useLead();
    const required = [(value: unknown) => Boolean(value) || 'Please fill this in'];
    async function submit() {
      if (!form.lead['consent'])
        return Notify.create({ color: 'red-5', message: 'You need to accept the terms first' });
      const { success, message } = await form.send();
      return Notify.create({ color: success ? 'green-4' : 'red-5', message });
    }
    return { ...form, required, submit };
  },
  template: `
    <div class="q-pa-md" style="max-width: 400px">
      <q-form @submit="submit" class="q-gutter-md">
        <q-input filled v-model="lead.name" label="Your name *" hint="Name and surname" lazy-rules :rules="required" />
        <q-input filled v-model="lead.phone" label="Phone *" mask="##########" unmasked-value :rules="required" />
        <q-input filled v-model="lead.email" type="email" label="E-mail *" :rules="required" />
        <q-select filled v-model="lead.city" :options="cities" label="City *" :rules="required" />
        <q-input filled type="number" v-model="lead.amount" label="Loan amount *" :rules="required" />
        <q-toggle v-model="lead.consent" label="I accept the license and terms" />
        <div><q-btn label="Submit" type="submit" color="primary" /><q-btn label="Reset" type="reset" flat /></div>
      </q-form>
    </div>`,
})
  .use(Quasar, { components, plugins: { Notify } })
  .mount('#root');
