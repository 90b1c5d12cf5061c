import '@mantine/core/styles.css';
import { MantineProvider, Select } from '@mantine/core';
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
        <Select
          label="City"
          placeholder="Pick a city"
          data={few}
          value={city || null}
          onChange={(value) => {
            setCity(value ?? '');
          }}
        />
      }
    />
  );
}
mount(() => (
  <MantineProvider>
    <ChoiceForm />
  </MantineProvider>
));
