import 'semantic-ui-css/semantic.min.css';
import { useState } from 'react';
import { Button, Form, Message } from 'semantic-ui-react';
import { cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

const options = cities.map((city) => ({ key: city, text: city, value: city }));

function LeadForm() {
  const { answer, busy, send } = useSend();
  const [values, setValues] = useState<Record<string, unknown>>({});
  const change = (_: unknown, data: { name?: string; value?: unknown; checked?: boolean }) =>
    setValues((old) => ({ ...old, [data.name ?? '']: data.checked ?? data.value }));
  return (
    <Form
      onSubmit={() => void send(values)}
      loading={busy}
      success={answer?.success === true}
      error={answer?.success === false}
    >
      <Form.Group widths="equal">
        <Form.Input fluid required label="Full name" name="name" onChange={change} />
        <Form.Input fluid required label="Phone" name="phone" onChange={change} />
      </Form.Group>
      <Form.Input
        required
        label="Email"
        name="email"
        placeholder="joe@schmoe.com"
        onChange={change}
      />
      <Form.Dropdown
        required
        fluid
        search
        selection
        label="City"
        name="city"
        placeholder="Select city"
        options={options}
        onChange={change}
      />
      <Form.Input required label="Loan amount" name="amount" type="number" onChange={change} />
      <Form.Checkbox required label={consentText} name="consent" onChange={change} />
      <Message success header="Form Completed" content={answer?.message} />
      <Message error header="Action Forbidden" content={answer?.message} />
      <Button type="submit">Submit</Button>
    </Form>
  );
}
mount(LeadForm);
