import 'rsuite/dist/rsuite.min.css';
import { useState } from 'react';
import {
  Button,
  Checkbox,
  CustomProvider,
  Form,
  InputNumber,
  Message,
  SelectPicker,
  useToaster,
} from 'rsuite';
import { cities, consentText, sendLead } from './shared/lead.ts';
import { mount } from './shared/react.tsx';

const data = cities.map((label) => ({ label, value: label }));

function LeadForm() {
  const toaster = useToaster();
  const [values, setValues] = useState<Record<string, unknown>>({
    name: '',
    phone: '',
    email: '',
    amount: '',
  });
  const [city, setCity] = useState<string | null>(null);
  const [consent, setConsent] = useState(false);
  async function submit() {
    const { success, message } = await sendLead({ ...values, city, consent });
    void toaster.push(
      <Message type={success ? 'success' : 'error'} closable>
        {message}
      </Message>,
      { placement: 'topCenter', duration: 5000 },
    );
  }
  return (
    <Form
      formValue={values}
      onChange={(next) => setValues(next as Record<string, unknown>)}
      onSubmit={() => void submit()}
    >
      <Form.Group controlId="name">
        <Form.ControlLabel>Name</Form.ControlLabel>
        <Form.Control name="name" />
        <Form.HelpText>Required</Form.HelpText>
      </Form.Group>
      <Form.Group controlId="phone">
        <Form.ControlLabel>Phone</Form.ControlLabel>
        <Form.Control name="phone" />
      </Form.Group>
      <Form.Group controlId="email">
        <Form.ControlLabel>Email</Form.ControlLabel>
        <Form.Control name="email" type="email" />
      </Form.Group>
      <Form.Group controlId="city">
        <Form.ControlLabel>City</Form.ControlLabel>
        <SelectPicker
          id="city"
          data={data}
          value={city}
          onChange={setCity}
          style={{ width: 224 }}
        />
      </Form.Group>
      <Form.Group controlId="amount">
        <Form.ControlLabel>Loan amount</Form.ControlLabel>
        <Form.Control name="amount" accepter={InputNumber} />
      </Form.Group>
      <Form.Group>
        <Checkbox checked={consent} onChange={(_, checked) => setConsent(checked)}>
          {consentText}
        </Checkbox>
      </Form.Group>
      <Button appearance="primary" type="submit" disabled={!consent || !city}>
        Submit
      </Button>
    </Form>
  );
}
mount(() => (
  <CustomProvider>
    <LeadForm />
  </CustomProvider>
));
