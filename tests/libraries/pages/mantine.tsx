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
  const field = (name: string) => ({
    withAsterisk: true,
    ...form.getInputProps(name),
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
        <TextInput key={form.key('name')} label="Name" {...field('name')} />
        <TextInput key={form.key('phone')} label="Phone" {...field('phone')} />
        <TextInput
          key={form.key('email')}
          label="Email"
          placeholder="your@email.com"
          {...field('email')}
        />
        <Select
          searchable
          label="City"
          placeholder="Pick a city"
          data={cities}
          key={form.key('city')}
          {...field('city')}
        />
        <NumberInput
          label="Loan amount"
          prefix="₹ "
          thousandSeparator=","
          thousandsGroupStyle="lakh"
          min={50_000}
          key={form.key('amount')}
          {...field('amount')}
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
