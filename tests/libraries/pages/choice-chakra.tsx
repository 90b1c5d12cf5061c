import { ChakraProvider, defaultSystem, Field, SegmentGroup } from '@chakra-ui/react';
import { ChoiceForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

const Form = () => (
  <ChoiceForm
    draw={({ few, city, choose }) => (
      <Field.Root>
        <Field.Label>City</Field.Label>
        <SegmentGroup.Root
          value={city}
          onValueChange={({ value }) => {
            choose(value ?? '');
          }}
        >
          <SegmentGroup.Indicator />
          <SegmentGroup.Items items={few} />
        </SegmentGroup.Root>
      </Field.Root>
    )}
  />
);
mount(() => (
  <ChakraProvider value={defaultSystem}>
    <Form />
  </ChakraProvider>
));
