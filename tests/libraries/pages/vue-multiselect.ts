import 'vue-multiselect/dist/vue-multiselect.css';
import { createApp } from 'vue';
import Multiselect from 'vue-multiselect';
import { contactFields, useLead } from './shared/vue.ts';

createApp({
  components: { Multiselect },
  setup: () => useLead(),
  template: `
    <form @submit.prevent="send()">
      ${contactFields}
      <label class="typo__label">City</label>
      <multiselect v-model="lead.city" :options="cities" :close-on-select="true" :show-labels="false" placeholder="Pick a city"></multiselect>
      <p><label>Loan amount <input v-model="lead.amount" required></label></p>
      <p><label><input v-model="lead.consent" type="checkbox" required> {{ consentText }}</label></p>
      <button type="submit" :disabled="!lead.city">Send</button>
      <p v-if="answer">{{ answer.message }}</p>
    </form>`,
}).mount('#root');
