import { Chip, FormLabel, Stack } from '@mui/material';
import { ChoiceForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

const Form = () => (
  <ChoiceForm
    draw={({ few, city, choose }) => (
      <div>
        <FormLabel>City</FormLabel>
        <Stack direction="row" spacing={1}>
          {few.map((one) => (
            <Chip
              key={one}
              label={one}
              color={one === city ? 'primary' : 'default'}
              onClick={() => {
                choose(one);
              }}
            />
          ))}
        </Stack>
      </div>
    )}
  />
);
mount(Form);
