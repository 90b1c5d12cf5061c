import '@radix-ui/themes/styles.css';
import {
  Box,
  Button,
  Callout,
  Checkbox,
  Flex,
  Select,
  Slider,
  Text,
  TextField,
  Theme,
} from '@radix-ui/themes';
import { useState, type ReactNode } from 'react';
import { amountRange, cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

const Title = ({ children }: { children: ReactNode }) => (
  <Text size="2" weight="bold">
    {children}
  </Text>
);

function LeadForm() {
  const { answer, sendForm } = useSend();
  const [amount, setAmount] = useState([500_000]);
  return (
    <form onSubmit={sendForm()}>
      <Flex direction="column" gap="3" maxWidth="400px">
        <label>
          <Title>Name</Title>
          <TextField.Root name="name" placeholder="Enter your full name" required />
        </label>
        <label>
          <Title>Phone</Title>
          <TextField.Root name="phone" type="tel" placeholder="10-digit number" required />
        </label>
        <label>
          <Title>Email</Title>
          <TextField.Root name="email" type="email" placeholder="Enter your email" required />
        </label>
        <Title>City</Title>
        <Select.Root name="city" required>
          <Select.Trigger placeholder="Choose your city" />
          <Select.Content>
            <Select.Group>
              <Select.Label>Cities</Select.Label>
              {cities.map((city) => (
                <Select.Item key={city} value={city}>
                  {city}
                </Select.Item>
              ))}
            </Select.Group>
          </Select.Content>
        </Select.Root>
        <Title>Loan amount: ₹{amount[0]!.toLocaleString('en-IN')}</Title>
        <Box>
          <Slider
            name="amount"
            {...amountRange}
            step={50_000}
            value={amount}
            onValueChange={setAmount}
          />
        </Box>
        <Text as="label" size="2">
          <Flex gap="2">
            <Checkbox name="consent" required />
            {consentText}
          </Flex>
        </Text>
        <Button type="submit">Apply</Button>
        {answer && (
          <Callout.Root color={answer.success ? 'green' : 'red'}>
            <Callout.Text>{answer.message}</Callout.Text>
          </Callout.Root>
        )}
      </Flex>
    </form>
  );
}
mount(() => (
  <Theme>
    <LeadForm />
  </Theme>
));
