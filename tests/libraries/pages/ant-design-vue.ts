import 'ant-design-vue/dist/reset.css';
import Antd, { message } from 'ant-design-vue';
import { createApp } from 'vue';
import { useLead } from './shared/vue.ts';

createApp({
  setup() {
    const form = useLead({ amount: 500_000 });
    const options = form.cities.map((value) => ({ value, label: value }));
    async function finish() {
      const answer = await form.send();
      void (answer.success ? message.success(answer.message) : message.error(answer.message));
    }
    return { ...form, options, finish };
  },
  template: `
    <a-form :model="lead" name="basic" :label-col="{ span: 8 }" :wrapper-col="{ span: 16 }" autocomplete="off" @finish="finish">
      <a-form-item label="Full name" name="name" :rules="[{ required: true, message: 'Please input your name!' }]"><a-input v-model:value="lead.name" /></a-form-item>
      <a-form-item label="Phone" name="phone" :rules="[{ required: true }]"><a-input v-model:value="lead.phone" /></a-form-item>
      <a-form-item label="Email" name="email" :rules="[{ required: true, type: 'email' }]"><a-input v-model:value="lead.email" /></a-form-item>
      <a-form-item label="City" name="city" :rules="[{ required: true }]"><a-select v-model:value="lead.city" placeholder="Select a city" :options="options" /></a-form-item>
      <a-form-item label="Loan amount" name="amount"><a-slider v-model:value="lead.amount" :min="100000" :max="5000000" :step="100000" /></a-form-item>
      <a-form-item name="consent" :wrapper-col="{ offset: 8, span: 16 }"><a-checkbox v-model:checked="lead.consent">{{ consentText }}</a-checkbox></a-form-item>
      <a-form-item :wrapper-col="{ offset: 8, span: 16 }"><a-button type="primary" html-type="submit" :disabled="!lead.consent">Submit</a-button></a-form-item>
    </a-form>`,
})
  .use(Antd)
  .mount('#root');
