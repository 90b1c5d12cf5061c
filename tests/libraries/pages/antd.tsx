import { App, Button, Checkbox, Form, Input, InputNumber, Select } from 'antd';
import { cities, consentText, sendLead } from './shared/lead.ts';
import { mount } from './shared/react.tsx';

function LeadForm() {
  const { message } = App.useApp();
  const [form] = Form.useForm();
  async function finish(values: object) {
    const answer = await sendLead(values);
    if (answer.success) {
      void message.success(answer.message);
      form.resetFields();
    } else void message.error(answer.message);
  }
  return (
    <Form
      form={form}
      layout="vertical"
      onFinish={(values: object) => void finish(values)}
      style={{ width: 420 }}
    >
      <Form.Item
        name="name"
        label="Full name"
        rules={[{ required: true, message: 'Please input your name!' }]}
      >
        <Input />
      </Form.Item>
      <Form.Item
        name="phone"
        label="Phone number"
        rules={[{ required: true, pattern: /^\d{10}$/, message: 'Ten digits, please' }]}
      >
        <Input prefix="+91" maxLength={10} />
      </Form.Item>
      <Form.Item name="email" label="E-mail" rules={[{ type: 'email' }, { required: true }]}>
        <Input />
      </Form.Item>
      <Form.Item name="city" label="City" rules={[{ required: true }]}>
        <Select
          showSearch
          placeholder="Select a city"
          options={cities.map((city) => ({ value: city, label: city }))}
        />
      </Form.Item>
      <Form.Item name="amount" label="Loan amount" rules={[{ required: true }]}>
        <InputNumber<number>
          prefix="₹"
          style={{ width: '100%' }}
          min={50_000}
          formatter={(value) => `${value ?? ''}`.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}
          parser={(text) => Number(text?.replace(/,/g, ''))}
        />
      </Form.Item>
      <Form.Item
        name="consent"
        valuePropName="checked"
        rules={[
          {
            validator: (_, value) =>
              value ? Promise.resolve() : Promise.reject(new Error('Should accept agreement')),
          },
        ]}
      >
        <Checkbox>{consentText}</Checkbox>
      </Form.Item>
      <Form.Item>
        <Button type="primary" htmlType="submit">
          Submit
        </Button>
      </Form.Item>
    </Form>
  );
}
mount(() => (
  <App>
    <LeadForm />
  </App>
));
