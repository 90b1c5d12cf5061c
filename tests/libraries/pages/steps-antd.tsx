import { Button, Form, Input, InputNumber, Select, Steps } from 'antd';
import { useState } from 'react';
import { cities } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

const required = [{ required: true }];
const parts = [
  ['name', 'phone'],
  ['email', 'city', 'amount'],
];

/**
 * A form in two steps. All fields are in one HTML form; only the fields of the current step are
 * visible.
 */
function LeadForm() {
  const { answer, send } = useSend();
  const [form] = Form.useForm();
  const [part, setPart] = useState(0);
  const hidden = (of: number) => ({ style: { display: part === of ? 'block' : 'none' } });
  if (answer?.success) return <h2>{answer.message}</h2>;
  return (
    <Form form={form} layout="vertical" onFinish={(values: object) => void send(values)}>
      <Steps current={part} items={[{ title: 'You' }, { title: 'Loan' }]} />
      <div {...hidden(0)}>
        <Form.Item name="name" label="Full name" rules={required}>
          <Input />
        </Form.Item>
        <Form.Item name="phone" label="Phone" rules={required}>
          <Input />
        </Form.Item>
        <Button
          type="primary"
          onClick={() => void form.validateFields(parts[0]).then(() => setPart(1))}
        >
          Continue
        </Button>
      </div>
      <div {...hidden(1)}>
        <Form.Item name="email" label="E-mail" rules={required}>
          <Input />
        </Form.Item>
        <Form.Item name="city" label="City" rules={required}>
          <Select options={cities.map((city) => ({ value: city, label: city }))} />
        </Form.Item>
        <Form.Item name="amount" label="Loan amount" rules={required}>
          <InputNumber />
        </Form.Item>
        <Button onClick={() => setPart(0)}>Previous</Button>{' '}
        <Button type="primary" htmlType="submit">
          Done
        </Button>
      </div>
      {answer && <p role="alert">{answer.message}</p>}
    </Form>
  );
}
mount(LeadForm);
