import {
  Listbox,
  ListboxButton,
  ListboxLabel,
  ListboxOption,
  ListboxOptions,
  Switch,
  SwitchGroup,
  SwitchLabel,
} from '@headlessui/vue';
import { createApp } from 'vue';
import { useLead } from './shared/vue.ts';

createApp({
  components: {
    Listbox,
    ListboxButton,
    ListboxLabel,
    ListboxOption,
    ListboxOptions,
    HeadlessSwitch: Switch,
    SwitchGroup,
    SwitchLabel,
  },
  setup: () => useLead({ city: 'Select a city' }),
  template: `
    <form @submit.prevent="send()">
      <p><input v-model="lead.name" placeholder="Full name" required></p>
      <p><input v-model="lead.phone" placeholder="Mobile number" required></p>
      <p><input v-model="lead.email" placeholder="Email address" type="email" required></p>
      <Listbox v-model="lead.city" as="div">
        <ListboxLabel>City:</ListboxLabel>
        <ListboxButton>{{ lead.city }}</ListboxButton>
        <ListboxOptions style="border: 1px solid"><ListboxOption v-for="city in cities" :key="city" :value="city">{{ city }}</ListboxOption></ListboxOptions>
      </Listbox>
      <p><input v-model="lead.amount" placeholder="Loan amount required" required></p>
      <SwitchGroup><HeadlessSwitch v-model="lead.consent" style="width: 40px; height: 20px"></HeadlessSwitch> <SwitchLabel>{{ consentText }}</SwitchLabel></SwitchGroup>
      <p><button type="submit" :disabled="!lead.consent">Send</button></p>
      <div v-if="answer">{{ answer.message }}</div>
    </form>`,
}).mount('#root');
