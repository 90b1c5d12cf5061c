import {
  Autocomplete,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Slider,
  Snackbar,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { amountRange, cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

function Form() {
  const { answer, sendForm } = useSend();
  const [city, setCity] = useState<string | null>(null);
  const [amount, setAmount] = useState(1_000_000);
  const [consent, setConsent] = useState(false);
  return (
    <Box
      component="form"
      sx={{ width: 400, display: 'grid', gap: 2 }}
      onSubmit={sendForm({ city, amount, consent })}
    >
      <TextField name="name" label="Name" variant="standard" required />
      <TextField name="phone" label="Phone" variant="standard" required />
      <TextField name="email" label="E-mail" variant="standard" required />
      <Autocomplete
        options={cities}
        value={city}
        onChange={(_, chosen) => setCity(chosen)}
        renderInput={(params) => <TextField {...params} label="City" required />}
      />
      <Typography id="amount-slider" gutterBottom>
        Loan amount: ₹{amount.toLocaleString('en-IN')}
      </Typography>
      <Slider
        aria-labelledby="amount-slider"
        {...amountRange}
        step={100_000}
        value={amount}
        valueLabelDisplay="auto"
        onChange={(_, value) => setAmount(value as number)}
      />
      <FormControlLabel
        required
        label={consentText}
        control={
          <Checkbox checked={consent} onChange={(event) => setConsent(event.target.checked)} />
        }
      />
      <Button type="submit" variant="contained">
        Get a call back
      </Button>
      <Snackbar open={answer !== undefined} message={answer?.message} />
    </Box>
  );
}
mount(Form);
