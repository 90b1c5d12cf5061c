import {
  Alert,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Stack,
  Step,
  StepLabel,
  Stepper,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

const start = { name: '', phone: '', email: '', city: '', amount: '', consent: false };

function Form() {
  const { answer, busy, send } = useSend();
  const [step, setStep] = useState(0);
  const [values, setValues] = useState(start);
  const ask = (key: 'name' | 'phone' | 'email' | 'city' | 'amount', label: string) => ({
    ...{ label, required: true, value: values[key] },
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [key]: target.value }),
  });
  const isComplete = [
    values.name && values.phone,
    values.email && values.city,
    values.amount && values.consent,
  ][step];
  if (answer?.success) return <Alert severity="success">{answer.message}</Alert>;
  return (
    <Stack spacing={2}>
      <Stepper activeStep={step}>
        {['Contact', 'Address', 'Loan'].map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {step === 0 && <TextField {...ask('name', 'Full name')} />}
      {step === 0 && <TextField type="tel" {...ask('phone', 'Mobile number')} />}
      {step === 1 && <TextField type="email" {...ask('email', 'Email')} />}
      {step === 1 && (
        <TextField select {...ask('city', 'City')}>
          {cities.map((city) => (
            <MenuItem key={city} value={city}>
              {city}
            </MenuItem>
          ))}
        </TextField>
      )}
      {step === 2 && <TextField type="number" {...ask('amount', 'Loan amount')} />}
      {step === 2 && (
        <FormControlLabel
          label={consentText}
          control={
            <Checkbox
              checked={values.consent}
              onChange={({ target }) => setValues({ ...values, consent: target.checked })}
            />
          }
        />
      )}
      {answer && <Alert severity="error">{answer.message}</Alert>}
      <div>
        <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
          Back
        </Button>
        <Button
          variant="contained"
          disabled={!isComplete || busy}
          onClick={() => (step < 2 ? setStep(step + 1) : void send(values))}
        >
          {step < 2 ? 'Next' : 'Finish'}
        </Button>
      </div>
    </Stack>
  );
}
mount(Form);
