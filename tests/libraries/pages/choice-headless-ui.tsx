import { Field, Label, Radio, RadioGroup } from '@headlessui/react';
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
        <Field>
          <Label>City</Label>
          <RadioGroup value={city} onChange={setCity}>
            {few.map((one) => (
              <Radio key={one} value={one} style={{ border: '1px solid', padding: 6 }}>
                {one}
              </Radio>
            ))}
          </RadioGroup>
        </Field>
      }
    />
  );
}
mount(ChoiceForm);
