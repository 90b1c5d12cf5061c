import { Chip, FormLabel, Stack } from '@mui/material';
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
        <div>
          <FormLabel>City</FormLabel>
          <Stack direction="row" spacing={1}>
            {few.map((one) => (
              <Chip
                key={one}
                label={one}
                color={one === city ? 'primary' : 'default'}
                onClick={() => {
                  setCity(one);
                }}
              />
            ))}
          </Stack>
        </div>
      }
    />
  );
}
mount(ChoiceForm);
