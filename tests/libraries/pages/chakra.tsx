import {
  Alert,
  Button,
  ChakraProvider,
  Checkbox,
  createListCollection,
  defaultSystem,
  Field,
  Input,
  NumberInput,
  Portal,
  Select,
  Stack,
} from '@chakra-ui/react';
import { useState } from 'react';
import { cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

const collection = createListCollection({
  items: cities.map((city) => ({ label: city, value: city })),
});

function LeadForm() {
  const { answer, busy, sendForm } = useSend();
  const [city, setCity] = useState<string[]>([]);
  const [amount, setAmount] = useState('');
  return (
    <form onSubmit={sendForm({ city: city[0], amount })}>
      <Stack gap="4" maxW="sm">
        <Field.Root required>
          <Field.Label>
            Full name <Field.RequiredIndicator />
          </Field.Label>
          <Input name="name" />
        </Field.Root>
        <Field.Root required>
          <Field.Label>
            Phone <Field.RequiredIndicator />
          </Field.Label>
          <Input name="phone" />
        </Field.Root>
        <Field.Root required>
          <Field.Label>
            Email <Field.RequiredIndicator />
          </Field.Label>
          <Input name="email" placeholder="me@example.com" />
        </Field.Root>
        <Select.Root
          collection={collection}
          required
          value={city}
          onValueChange={(event) => setCity(event.value)}
        >
          <Select.HiddenSelect />
          <Select.Label>City</Select.Label>
          <Select.Control>
            <Select.Trigger>
              <Select.ValueText placeholder="Select city" />
            </Select.Trigger>
            <Select.IndicatorGroup>
              <Select.Indicator />
            </Select.IndicatorGroup>
          </Select.Control>
          <Portal>
            <Select.Positioner>
              <Select.Content>
                {collection.items.map((item) => (
                  <Select.Item item={item} key={item.value}>
                    {item.label}
                    <Select.ItemIndicator />
                  </Select.Item>
                ))}
              </Select.Content>
            </Select.Positioner>
          </Portal>
        </Select.Root>
        <Field.Root required>
          <Field.Label>Loan amount</Field.Label>
          <NumberInput.Root
            value={amount}
            onValueChange={(event) => setAmount(event.value)}
            step={10_000}
          >
            <NumberInput.Control />
            <NumberInput.Input />
          </NumberInput.Root>
        </Field.Root>
        <Checkbox.Root name="consent" required>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{consentText}</Checkbox.Label>
        </Checkbox.Root>
        <Button type="submit" loading={busy}>
          Submit
        </Button>
        {answer && (
          <Alert.Root status={answer.success ? 'success' : 'error'}>
            <Alert.Indicator />
            <Alert.Title>{answer.message}</Alert.Title>
          </Alert.Root>
        )}
      </Stack>
    </form>
  );
}
mount(() => (
  <ChakraProvider value={defaultSystem}>
    <LeadForm />
  </ChakraProvider>
));
