import {
  Button,
  Checkbox,
  Form,
  Item,
  NumberField,
  Picker,
  Provider,
  TextField,
  defaultTheme,
} from '@adobe/react-spectrum';
import { cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

function LeadForm() {
  const { answer, sendForm } = useSend();
  return (
    <Form maxWidth="size-3600" validationBehavior="native" onSubmit={sendForm()}>
      <TextField label="Name" name="name" isRequired />
      <TextField label="Phone" name="phone" isRequired />
      <TextField label="Email" name="email" type="email" isRequired />
      <Picker label="City" name="city" isRequired items={cities.map((id) => ({ id }))}>
        {(item) => <Item key={item.id}>{item.id}</Item>}
      </Picker>
      <NumberField
        label="Loan amount"
        name="amount"
        isRequired
        minValue={50_000}
        formatOptions={{ style: 'currency', currency: 'INR', maximumFractionDigits: 0 }}
      />
      <Checkbox name="consent" isRequired>
        {consentText}
      </Checkbox>
      <Button type="submit" variant="primary">
        Submit
      </Button>
      {answer && <div role="status">{answer.message}</div>}
    </Form>
  );
}
mount(() => (
  <Provider theme={defaultTheme}>
    <LeadForm />
  </Provider>
));
