import '@carbon/styles/css/styles.css';
import {
  Button,
  Checkbox,
  ComboBox,
  Form,
  InlineNotification,
  Slider,
  Stack,
  TextInput,
} from '@carbon/react';
import { useState } from 'react';
import { amountRange, cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

const items = cities.map((text) => ({ id: text.toLowerCase(), text }));

function LeadForm() {
  const { answer, busy, sendForm } = useSend();
  const [city, setCity] = useState<(typeof items)[number] | null>();
  const [amount, setAmount] = useState(500_000);
  const [consent, setConsent] = useState(false);
  return (
    <Form onSubmit={sendForm({ city: city?.text, amount, consent })}>
      <Stack gap={7}>
        <TextInput id="name" name="name" labelText="Full name" required />
        <TextInput id="phone" name="phone" labelText="Phone number" type="tel" required />
        <TextInput id="email" name="email" labelText="Email" type="email" required />
        <ComboBox
          id="city"
          titleText="City"
          items={items}
          itemToString={(item) => item?.text ?? ''}
          onChange={({ selectedItem }) => setCity(selectedItem)}
        />
        <Slider
          id="amount"
          labelText="Loan amount"
          {...amountRange}
          step={50_000}
          value={amount}
          onChange={({ value }) => setAmount(value)}
        />
        <Checkbox
          id="consent"
          labelText={consentText}
          checked={consent}
          onChange={(_, { checked }) => setConsent(checked)}
          required
        />
        <Button type="submit" disabled={busy}>
          Submit
        </Button>
        {answer && (
          <InlineNotification
            kind={answer.success ? 'success' : 'error'}
            title={answer.success ? 'Success' : 'Error'}
            subtitle={answer.message}
          />
        )}
      </Stack>
    </Form>
  );
}
mount(LeadForm);
