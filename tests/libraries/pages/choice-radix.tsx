import { ToggleGroup } from 'radix-ui';
import { ChoiceForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

const Form = () => (
  <ChoiceForm
    draw={({ few, city, choose }) => (
      <div>
        <label>City</label>
        <ToggleGroup.Root type="single" value={city} onValueChange={choose}>
          {few.map((one) => (
            <ToggleGroup.Item key={one} value={one}>
              {one}
            </ToggleGroup.Item>
          ))}
        </ToggleGroup.Root>
      </div>
    )}
  />
);
mount(Form);
