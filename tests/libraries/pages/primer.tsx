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

function LeadForm() {
  const { answer, busy, sendForm } = useSend();
  return (
    <form onSubmit={sendForm()}>
      <FormControl required>
        <FormControl.Label>Full name</FormControl.Label>
        <TextInput name="name" />
      </FormControl>
      <FormControl required>
        <FormControl.Label>Phone</FormControl.Label>
        <TextInput name="phone" type="tel" />
      </FormControl>
      <FormControl required>
        <FormControl.Label>Email</FormControl.Label>
        <TextInput name="email" type="email" />
      </FormControl>
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
