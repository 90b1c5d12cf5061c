import {
  Alert,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  InputLabel,
  MenuItem,
  Select,
  Stack,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { cities, consentText, emptyLead } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

function Form() {
  const { answer, busy, sendForm } = useSend();
  const [values, setValues] = useState(emptyLead);
  const field = (key: 'name' | 'phone' | 'email' | 'city' | 'amount') => ({
    value: values[key],
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [key]: event.target.value }),
  });
  return (
    <Stack component="form" spacing={2} onSubmit={sendForm(values)}>
      <TextField label="Full name" required {...field('name')} />
      <TextField label="Mobile number" type="tel" required {...field('phone')} />
      <TextField label="Email" type="email" required {...field('email')} />
      <FormControl required>
        <InputLabel id="city-label">City</InputLabel>
        <Select labelId="city-label" label="City" {...field('city')}>
          {cities.map((city) => (
            <MenuItem key={city} value={city}>
              {city}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <TextField label="Loan amount (₹)" type="number" required {...field('amount')} />
      <FormControlLabel
        required
        control={
          <Checkbox
            checked={values.consent}
            onChange={(event) => setValues({ ...values, consent: event.target.checked })}
          />
        }
        label={consentText}
      />
      <Button type="submit" variant="contained" loading={busy}>
        Apply now
      </Button>
      {answer && <Alert severity={answer.success ? 'success' : 'error'}>{answer.message}</Alert>}
    </Stack>
  );
}
mount(Form);
