import { ChakraProvider, defaultSystem, Field, SegmentGroup } from '@chakra-ui/react';
import { useState } from 'react';
import { cities } from './shared/lead.ts';
import { PlainForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

const few = cities.slice(-7);

function ChoiceForm() {
  const [city, setCity] = useState('');
  return (
    <PlainForm
      held={{ city }}
      city={
        <Field.Root>
          <Field.Label>City</Field.Label>
          <SegmentGroup.Root
            value={city}
            onValueChange={({ value }) => {
              setCity(value ?? '');
            }}
          >
            <SegmentGroup.Indicator />
            <SegmentGroup.Items items={few} />
          </SegmentGroup.Root>
        </Field.Root>
      }
    />
  );
}
mount(() => (
  <ChakraProvider value={defaultSystem}>
    <ChoiceForm />
  </ChakraProvider>
));
