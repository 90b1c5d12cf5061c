import {
  Button,
  Checkbox,
  ComboBox,
  FieldError,
  Form,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  NumberField,
  Popover,
  TextField,
} from 'react-aria-components';
import { cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

function LeadForm() {
  const { answer, busy, sendForm } = useSend();
  return (
    <Form onSubmit={sendForm()}>
      <TextField name="name" isRequired>
        <Label>Name</Label>
        <Input />
        <FieldError />
      </TextField>
      <TextField name="phone" type="tel" isRequired>
        <Label>Phone</Label>
        <Input />
        <FieldError />
      </TextField>
      <TextField name="email" type="email" isRequired>
        <Label>Email</Label>
        <Input />
        <FieldError />
      </TextField>
      <ComboBox name="city" isRequired>
        <Label>City</Label>
        <div>
          <Input />
          <Button>▼</Button>
        </div>
        <FieldError />
        <Popover style={{ background: 'white', border: '1px solid' }}>
          <ListBox>
            {cities.map((city) => (
              <ListBoxItem key={city} id={city}>
                {city}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </ComboBox>
      <NumberField
        name="amount"
        isRequired
        formatOptions={{ style: 'currency', currency: 'INR', maximumFractionDigits: 0 }}
      >
        <Label>Loan amount</Label>
        <Group>
          <Button slot="decrement">-</Button>
          <Input />
          <Button slot="increment">+</Button>
        </Group>
        <FieldError />
      </NumberField>
      <Checkbox name="consent" isRequired>
        <span style={{ border: '1px solid', width: 16, height: 16, display: 'inline-block' }} />{' '}
        {consentText}
      </Checkbox>
      <Button type="submit" isPending={busy}>
        Submit
      </Button>
      {answer && <div role={answer.success ? 'status' : 'alert'}>{answer.message}</div>}
    </Form>
  );
}
mount(LeadForm);
