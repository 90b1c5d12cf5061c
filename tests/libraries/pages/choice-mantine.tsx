import '@mantine/core/styles.css';
import { MantineProvider, Select } from '@mantine/core';
import { ChoiceForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

const Form = () => (
  <ChoiceForm
    draw={({ few, city, choose }) => (
      <Select
        label="City"
        placeholder="Pick a city"
        data={few}
        value={city || null}
        onChange={(value) => {
          choose(value ?? '');
        }}
      />
    )}
  />
);
mount(() => (
  <MantineProvider>
    <Form />
  </MantineProvider>
));
