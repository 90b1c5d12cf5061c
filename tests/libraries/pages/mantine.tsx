import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import {
  Button,
  Checkbox,
  MantineProvider,
  NumberInput,
  Select,
  Stack,
  TextInput,
} from '@mantine/core';
import { isEmail, isNotEmpty, useForm } from '@mantine/form';
import { Notifications, notifications } from '@mantine/notifications';
import { cities, consentText, sendLead } from './shared/lead.ts';
import { mount } from './shared/react.tsx';

function LeadForm() {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', phone: '', email: '', city: null, amount: '', consent: false },
    validate: {
      name: isNotEmpty('Name is required'),
      phone: isNotEmpty('Phone is required'),
      email: isEmail('Invalid email'),
      city: isNotEmpty('City is required'),
      amount: isNotEmpty('Amount is required'),
      consent: isNotEmpty('Please agree'),
    },
  });
  async function submit(values: object) {
    const { success, message } = await sendLead(values);
    notifications.show({
      title: success ? 'Success' : 'Error',
      message,
      color: success ? 'green' : 'red',
    });
    if (success) form.reset();
  }
  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))}>
      <Stack w={400}>
        <TextInput
          withAsterisk
          label="Name"
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <TextInput
          withAsterisk
          label="Phone"
          key={form.key('phone')}
          {...form.getInputProps('phone')}
        />
        <TextInput
          withAsterisk
          label="Email"
          placeholder="your@email.com"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <Select
          withAsterisk
          searchable
          label="City"
          placeholder="Pick a city"
          data={cities}
          key={form.key('city')}
          {...form.getInputProps('city')}
        />
        <NumberInput
          withAsterisk
          label="Loan amount"
          prefix="₹ "
          thousandSeparator=","
          thousandsGroupStyle="lakh"
          min={50_000}
          key={form.key('amount')}
          {...form.getInputProps('amount')}
        />
        <Checkbox
          label={consentText}
          key={form.key('consent')}
          {...form.getInputProps('consent', { type: 'checkbox' })}
        />
        <Button type="submit">Submit</Button>
      </Stack>
    </form>
  );
}
mount(() => (
  <MantineProvider>
    <Notifications />
    <LeadForm />
  </MantineProvider>
));
