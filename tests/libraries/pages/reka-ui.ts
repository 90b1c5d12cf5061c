import * as Reka from 'reka-ui';
import { createApp } from 'vue';
import { useLead } from './shared/vue.ts';

createApp({
  components: { ...Reka, RekaLabel: Reka.Label },
  setup: () => useLead({ city: '', amount: 100_000 }),
  template: `
    <form @submit.prevent="send()">
      <p><RekaLabel for="name">Name</RekaLabel> <input id="name" v-model="lead.name" required></p>
      <p><RekaLabel for="phone">Phone</RekaLabel> <input id="phone" v-model="lead.phone" type="tel" required></p>
      <p><RekaLabel for="email">Email</RekaLabel> <input id="email" v-model="lead.email" type="email" required></p>
      <ComboboxRoot v-model="lead.city">
        <ComboboxAnchor><ComboboxInput placeholder="City..." /><ComboboxTrigger>▾</ComboboxTrigger></ComboboxAnchor>
        <ComboboxContent position="popper" style="background: white; border: 1px solid"><ComboboxViewport>
          <ComboboxEmpty>Nothing</ComboboxEmpty>
          <ComboboxItem v-for="city in cities" :key="city" :value="city">{{ city }}</ComboboxItem>
        </ComboboxViewport></ComboboxContent>
      </ComboboxRoot>
      <NumberFieldRoot v-model="lead.amount" id="amount" :min="50000" :step="10000" :format-options="{ style: 'currency', currency: 'INR' }" locale="en-IN">
        <label for="amount">Loan amount</label> <NumberFieldDecrement>-</NumberFieldDecrement><NumberFieldInput /><NumberFieldIncrement>+</NumberFieldIncrement>
      </NumberFieldRoot>
      <div style="display: flex"><CheckboxRoot id="consent" v-model="lead.consent" required style="width: 20px; height: 20px"><CheckboxIndicator>✓</CheckboxIndicator></CheckboxRoot><label for="consent">{{ consentText }}</label></div>
      <button type="submit" :disabled="busy">Send</button>
      <div v-if="answer" role="status">{{ answer.message }}</div>
    </form>`,
}).mount('#root');
