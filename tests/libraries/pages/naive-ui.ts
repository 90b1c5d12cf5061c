import naive, { createDiscreteApi, type FormInst } from 'naive-ui';
import { createApp, ref } from 'vue';
import { useLead } from './shared/vue.ts';

createApp({
  setup() {
    const form = useLead();
    const element = ref<FormInst>();
    const { message } = createDiscreteApi(['message']);
    const text = { required: true, message: 'Please input', trigger: ['input', 'blur'] };
    const rules = {
      name: text,
      phone: text,
      email: text,
      city: { ...text, trigger: 'change' },
      amount: { ...text, type: 'number' as const },
    };
    const options = form.cities.map((label) => ({ label, value: label }));
    function submit() {
      void element.value?.validate((errors) => {
        if (errors) return void message.error('Invalid');
        void form
          .send()
          .then(
            (answer) =>
              void (answer.success
                ? message.success(answer.message)
                : message.error(answer.message)),
          );
      });
    }
    return { ...form, element, rules, options, submit };
  },
  template: `
    <n-form ref="element" :model="lead" :rules="rules" style="width: 420px">
      <n-form-item label="Name" path="name"><n-input v-model:value="lead.name" placeholder="Input Name" /></n-form-item>
      <n-form-item label="Phone" path="phone"><n-input v-model:value="lead.phone" placeholder="Phone Number" /></n-form-item>
      <n-form-item label="Email" path="email"><n-input v-model:value="lead.email" placeholder="Email" /></n-form-item>
      <n-form-item label="City" path="city"><n-select v-model:value="lead.city" :options="options" placeholder="Select" filterable /></n-form-item>
      <n-form-item label="Loan amount" path="amount"><n-input-number v-model:value="lead.amount" clearable /></n-form-item>
      <n-form-item><n-checkbox v-model:checked="lead.consent">{{ consentText }}</n-checkbox></n-form-item>
      <n-button type="primary" attr-type="button" :disabled="!lead.consent" @click="submit">Validate and send</n-button>
    </n-form>`,
})
  .use(naive)
  .mount('#root');
