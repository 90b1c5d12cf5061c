import {
  BaseStyles,
  Button,
  Checkbox,
  Flash,
  FormControl,
  Select,
  TextInput,
  ThemeProvider,
} from '@primer/react';
import { cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

const lines = [
  ['Full name', 'name', 'text'],
  ['Phone', 'phone', 'tel'],
  ['Email', 'email', 'email'],
] as const;

function LeadForm() {
  const { answer, busy, sendForm } = useSend();
  return (
    <form onSubmit={sendForm()}>
      {lines.map(([label, name, type]) => (
        <FormControl key={name} required>
          <FormControl.Label>{label}</FormControl.Label>
          <TextInput name={name} type={type} />
        </FormControl>
      ))}
      <FormControl required>
        <FormControl.Label>City</FormControl.Label>
        <Select name="city" placeholder="Choose a city">
          {cities.map((city) => (
            <Select.Option key={city} value={city}>
              {city}
            </Select.Option>
          ))}
        </Select>
      </FormControl>
      <FormControl required>
        <FormControl.Label>Loan amount</FormControl.Label>
        <TextInput name="amount" leadingVisual="₹" />
      </FormControl>
      <FormControl required>
        <Checkbox name="consent" value="yes" />
        <FormControl.Label>{consentText}</FormControl.Label>
      </FormControl>
      <Button type="submit" variant="primary" loading={busy}>
        Submit
      </Button>
      {answer && <Flash variant={answer.success ? 'success' : 'danger'}>{answer.message}</Flash>}
    </form>
  );
}
mount(() => (
  <ThemeProvider>
    <BaseStyles>
      <LeadForm />
    </BaseStyles>
  </ThemeProvider>
));
