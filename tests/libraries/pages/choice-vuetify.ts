import 'vuetify/styles';
import { createApp } from 'vue';
import { createVuetify } from 'vuetify';
import * as components from 'vuetify/components';
import { choiceForm, useLead } from './shared/vue.ts';

createApp({
  setup: () => useLead(),
  template: choiceForm(`
    <div>City</div>
    <v-chip-group v-model="lead.city">
      <v-chip v-for="one in cities.slice(-7)" :key="one" :value="one">{{ one }}</v-chip>
    </v-chip-group>`),
})
  .use(createVuetify({ components }))
  .mount('#root');
