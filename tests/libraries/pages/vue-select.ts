import 'vue-select/dist/vue-select.css';
import { createApp } from 'vue';
import VueSelect from 'vue-select';
import { contactFields, useLead } from './shared/vue.ts';

createApp({
  components: { VSelect: VueSelect },
  setup: () => useLead({ city: '' }),
  template: `
    <form @submit.prevent="send()">
      ${contactFields}
      <label for="city">City</label>
      <v-select v-model="lead.city" inputId="city" :options="cities" placeholder="Choose a city">
        <template #search="{ attributes, events }"><input class="vs__search" :required="!lead.city" v-bind="attributes" v-on="events"></template>
      </v-select>
      <p><label>Loan amount <input v-model.number="lead.amount" required></label></p>
      <p><label><input v-model="lead.consent" type="checkbox" required> {{ consentText }}</label></p>
      <button type="submit" :disabled="busy">Send</button>
      <p v-if="answer" :class="answer.success ? 'ok' : 'error'">{{ answer.message }}</p>
    </form>`,
}).mount('#root');
