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
  const set = (key: string) => (event: { target: { value: string } }) =>
    setValues({ ...values, [key]: event.target.value });
  return (
    <Stack component="form" spacing={2} onSubmit={sendForm(values)}>
      <TextField label="Full name" required value={values.name} onChange={set('name')} />
      <TextField
        label="Mobile number"
        type="tel"
        required
        value={values.phone}
        onChange={set('phone')}
      />
      <TextField label="Email" type="email" required value={values.email} onChange={set('email')} />
      <FormControl required>
        <InputLabel id="city-label">City</InputLabel>
        <Select labelId="city-label" label="City" value={values.city} onChange={set('city')}>
          {cities.map((city) => (
            <MenuItem key={city} value={city}>
              {city}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <TextField
        label="Loan amount (₹)"
        type="number"
        required
        value={values.amount}
        onChange={set('amount')}
      />
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
