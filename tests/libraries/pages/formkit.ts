import '@formkit/themes/genesis';
import { defaultConfig, plugin } from '@formkit/vue';
import { createApp, ref } from 'vue';
import { cities, consentText, sendLead } from './shared/lead.ts';

createApp({
  setup() {
    const done = ref('');
    async function submit(values: object, node: { setErrors: (errors: string[]) => void }) {
      const { success, message } = await sendLead(values);
      if (success) done.value = message;
      else node.setErrors([message]);
    }
    return { cities, consentText, done, submit };
  },
  template: `
    <h2 v-if="done">{{ done }}</h2>
    <FormKit v-else type="form" submit-label="Send" @submit="submit">
      <FormKit type="text" name="name" label="Full name" validation="required" />
      <FormKit type="tel" name="phone" label="Phone number" placeholder="xxxxxxxxxx" validation="required|length:10" />
      <FormKit type="email" name="email" label="Email" validation="required|email" validation-visibility="live" />
      <FormKit type="select" name="city" label="City" placeholder="Select a city" :options="cities" validation="required" />
      <FormKit type="number" name="amount" label="Loan amount" number validation="required|min:50000" />
      <FormKit type="checkbox" name="consent" :label="consentText" validation="accepted" />
    </FormKit>`,
})
  .use(plugin, defaultConfig())
  .mount('#root');
