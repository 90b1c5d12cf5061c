import 'element-plus/dist/index.css';
import ElementPlus, { ElMessage, type FormInstance } from 'element-plus';
import { createApp, ref } from 'vue';
import { useLead } from './shared/vue.ts';

createApp({
  setup() {
    const form = useLead();
    const element = ref<FormInstance>();
    const needed = (message: string) => [{ required: true, message, trigger: 'blur' }];
    const rules = {
      name: needed('Please input your name'),
      phone: needed('Please input your phone'),
      email: [{ type: 'email', required: true }],
      city: [{ required: true, message: 'Please select a city', trigger: 'change' }],
      amount: needed('Please input the amount'),
      consent: [
        {
          validator: (_: unknown, value: boolean, done: (error?: Error) => void) =>
            done(value ? undefined : new Error('Please agree')),
          trigger: 'change',
        },
      ],
    };
    async function submit() {
      if (!(await element.value?.validate().catch(() => false))) return;
      const { success, message } = await form.send();
      ElMessage({ type: success ? 'success' : 'error', message });
      if (success) element.value?.resetFields();
    }
    return { ...form, element, rules, submit };
  },
  template: `
    <el-form ref="element" :model="lead" :rules="rules" label-width="140px" style="max-width: 600px">
      <el-form-item label="Name" prop="name"><el-input v-model="lead.name" /></el-form-item>
      <el-form-item label="Phone" prop="phone"><el-input v-model="lead.phone" /></el-form-item>
      <el-form-item label="Email" prop="email"><el-input v-model="lead.email" /></el-form-item>
      <el-form-item label="City" prop="city">
        <el-select v-model="lead.city" placeholder="Select your city"><el-option v-for="city in cities" :key="city" :label="city" :value="city.toLowerCase()" /></el-select>
      </el-form-item>
      <el-form-item label="Loan amount" prop="amount"><el-input-number v-model="lead.amount" :min="0" :step="10000" /></el-form-item>
      <el-form-item prop="consent"><el-checkbox v-model="lead.consent" :label="consentText" /></el-form-item>
      <el-form-item><el-button type="primary" :loading="busy" @click="submit">Submit</el-button><el-button>Reset</el-button></el-form-item>
    </el-form>`,
})
  .use(ElementPlus)
  .mount('#root');
