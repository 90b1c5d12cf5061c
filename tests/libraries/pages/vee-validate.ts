import { ErrorMessage, Field, Form } from 'vee-validate';
import { createApp } from 'vue';
import * as yup from 'yup';
import { useLead } from './shared/vue.ts';

const schema = yup.object({
  name: yup.string().required(),
  phone: yup.string().required().min(10),
  email: yup.string().required().email(),
  city: yup.string().required(),
  amount: yup.number().required().min(50_000),
  consent: yup.string().required('You must agree'),
});
createApp({
  components: { ErrorMessage, Field, Form },
  setup: () => ({ ...useLead(), schema }),
  template: `
    <Form v-if="!answer?.success" :validation-schema="schema" @submit="(values) => send(values)">
      <div><label for="name">Name</label><Field id="name" name="name" /><ErrorMessage name="name" /></div>
      <div><label for="phone">Phone</label><Field id="phone" name="phone" /><ErrorMessage name="phone" /></div>
      <div><label for="email">Email</label><Field id="email" name="email" type="email" /><ErrorMessage name="email" /></div>
      <div><label for="city">City</label><Field id="city" name="city" as="select"><option value="">-</option><option v-for="city in cities" :key="city" :value="city">{{ city }}</option></Field><ErrorMessage name="city" /></div>
      <div><label for="amount">Loan amount</label><Field id="amount" name="amount" /><ErrorMessage name="amount" /></div>
      <div><label><Field name="consent" type="checkbox" value="yes" /> {{ consentText }}</label><ErrorMessage name="consent" /></div>
      <button>Sign up</button>
    </Form>
    <p v-if="answer">{{ answer.message }}</p>`,
}).mount('#root');
