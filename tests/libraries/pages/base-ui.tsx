import { Checkbox } from '@base-ui/react/checkbox';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import { NumberField } from '@base-ui/react/number-field';
import { Select } from '@base-ui/react/select';
import { cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

const items = cities.map((city) => ({ label: city, value: city.toLowerCase() }));

function LeadForm() {
  const { answer, busy, sendForm } = useSend();
  return (
    <Form onSubmit={sendForm()}>
      <Field.Root name="name">
        <Field.Label>Name</Field.Label> <Field.Control required />
        <Field.Error />
      </Field.Root>
      <Field.Root name="phone">
        <Field.Label>Phone</Field.Label> <Field.Control type="tel" required />
        <Field.Error />
      </Field.Root>
      <Field.Root name="email">
        <Field.Label>Email</Field.Label> <Field.Control type="email" required />
        <Field.Error />
      </Field.Root>
      <Field.Root name="city">
        <Field.Label nativeLabel={false} render={<div />}>
          City
        </Field.Label>
        <Select.Root items={items} required>
          <Select.Trigger>
            <Select.Value placeholder="Select city" />
            <Select.Icon>▾</Select.Icon>
          </Select.Trigger>
          <Select.Portal>
            <Select.Positioner>
              <Select.Popup>
                <Select.List>
                  {items.map(({ label, value }) => (
                    <Select.Item key={value} value={value}>
                      <Select.ItemIndicator>✓</Select.ItemIndicator>
                      <Select.ItemText>{label}</Select.ItemText>
                    </Select.Item>
                  ))}
                </Select.List>
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </Select.Root>
        <Field.Error />
      </Field.Root>
      <Field.Root name="amount">
        <NumberField.Root
          required
          min={50_000}
          step={1000}
          format={{ style: 'currency', currency: 'INR', maximumFractionDigits: 0 }}
          locale="en-IN"
        >
          <Field.Label>Loan amount</Field.Label>
          <NumberField.Group>
            <NumberField.Decrement>-</NumberField.Decrement>
            <NumberField.Input />
            <NumberField.Increment>+</NumberField.Increment>
          </NumberField.Group>
        </NumberField.Root>
      </Field.Root>
      <Field.Root name="consent">
        <Field.Label>
          <Checkbox.Root
            required
            style={{ display: 'inline-flex', width: 18, height: 18, border: '1px solid' }}
          >
            <Checkbox.Indicator>✓</Checkbox.Indicator>
          </Checkbox.Root>{' '}
          {consentText}
        </Field.Label>
      </Field.Root>
      <button type="submit" disabled={busy}>
        Submit
      </button>
      {answer && <p role="status">{answer.message}</p>}
    </Form>
  );
}
mount(LeadForm);
