import { Field, Label, Radio, RadioGroup } from '@headlessui/react';
import { ChoiceForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

const Form = () => (
  <ChoiceForm
    draw={({ few, city, choose }) => (
      <Field>
        <Label>City</Label>
        <RadioGroup value={city} onChange={choose}>
          {few.map((one) => (
            <Radio key={one} value={one} style={{ border: '1px solid', padding: 6 }}>
              {one}
            </Radio>
          ))}
        </RadioGroup>
      </Field>
    )}
  />
);
mount(Form);
