import { ToggleGroup } from 'radix-ui';
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
          <label>City</label>
          <ToggleGroup.Root type="single" value={city} onValueChange={setCity}>
            {few.map((one) => (
              <ToggleGroup.Item key={one} value={one}>
                {one}
              </ToggleGroup.Item>
            ))}
          </ToggleGroup.Root>
        </div>
      }
    />
  );
}
mount(ChoiceForm);
