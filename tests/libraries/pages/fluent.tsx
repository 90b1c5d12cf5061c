import {
  Button,
  Checkbox,
  Combobox,
  Field,
  FluentProvider,
  Input,
  MessageBar,
  MessageBarBody,
  Option,
  SpinButton,
  webLightTheme,
} from '@fluentui/react-components';
import { useState } from 'react';
import { cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

function LeadForm() {
  const { answer, sendForm } = useSend();
  const [city, setCity] = useState<string>();
  const [amount, setAmount] = useState<number | null>(100_000);
  const [consent, setConsent] = useState(false);
  return (
    <form onSubmit={sendForm({ city, amount, consent })}>
      <Field label="Full name" required>
        <Input name="name" />
      </Field>
      <Field label="Phone" required>
        <Input name="phone" type="tel" />
      </Field>
      <Field label="Email" required>
        <Input name="email" type="email" />
      </Field>
      <Field label="City" required>
        <Combobox
          placeholder="Select a city"
          onOptionSelect={(_, data) => setCity(data.optionValue)}
        >
          {cities.map((one) => (
            <Option key={one}>{one}</Option>
          ))}
        </Combobox>
      </Field>
      <Field label="Loan amount (INR)" required>
        <SpinButton
          min={50_000}
          step={50_000}
          value={amount}
          onChange={(_, data) =>
            setAmount(
              data.value !== undefined ? data.value : Number(data.displayValue?.replace(/\D/g, '')),
            )
          }
        />
      </Field>
      <Checkbox
        required
        label={consentText}
        checked={consent}
        onChange={(_, data) => setConsent(data.checked === true)}
      />
      <div>
        <Button type="submit" appearance="primary">
          Submit
        </Button>
      </div>
      {answer && (
        <MessageBar intent={answer.success ? 'success' : 'error'}>
          <MessageBarBody>{answer.message}</MessageBarBody>
        </MessageBar>
      )}
    </form>
  );
}
mount(() => (
  <FluentProvider theme={webLightTheme}>
    <LeadForm />
  </FluentProvider>
));
