import {
  Box,
  Button,
  CheckBox,
  Form,
  FormField,
  Grommet,
  MaskedInput,
  Notification,
  Select,
  TextInput,
} from 'grommet';
import { useState } from 'react';
import { cities, consentText, emptyLead } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

function LeadForm() {
  const { answer, send } = useSend();
  const [value, setValue] = useState<Record<string, unknown>>(emptyLead);
  return (
    <Form
      value={value}
      onChange={(next) => setValue(next)}
      onSubmit={({ value: sent }) => void send(sent)}
    >
      <FormField name="name" htmlFor="name" label="Name" required>
        <TextInput id="name" name="name" />
      </FormField>
      <FormField name="phone" htmlFor="phone" label="Phone" required>
        <MaskedInput
          id="phone"
          name="phone"
          mask={[
            { fixed: '+91 ' },
            { length: 10, regexp: /^[0-9]{1,10}$/, placeholder: 'xxxxxxxxxx' },
          ]}
        />
      </FormField>
      <FormField name="email" htmlFor="email" label="Email" required>
        <TextInput id="email" name="email" type="email" />
      </FormField>
      <FormField name="city" htmlFor="city" label="City" required>
        <Select id="city" name="city" options={cities} placeholder="Select" />
      </FormField>
      <FormField name="amount" htmlFor="amount" label="Loan amount" required>
        <TextInput id="amount" name="amount" type="number" />
      </FormField>
      <FormField name="consent" required>
        <CheckBox name="consent" label={consentText} />
      </FormField>
      <Box direction="row" gap="medium">
        <Button type="submit" primary label="Submit" />
        <Button type="reset" label="Reset" />
      </Box>
      {answer && (
        <Notification
          toast
          status={answer.success ? 'normal' : 'critical'}
          title={answer.success ? 'Sent' : 'Error'}
          message={answer.message}
        />
      )}
    </Form>
  );
}
mount(() => (
  <Grommet plain>
    <LeadForm />
  </Grommet>
));
