import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { PlainForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

function Form() {
  const [date, setDate] = useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <PlainForm
        held={{ dob: date?.format('YYYY-MM-DD') }}
        date={
          <DatePicker
            label="Date of birth"
            value={date}
            onChange={setDate}
            slotProps={{ textField: { required: true } }}
          />
        }
      />
    </LocalizationProvider>
  );
}
mount(Form);
