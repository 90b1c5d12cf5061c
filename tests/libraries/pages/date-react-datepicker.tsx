import 'react-datepicker/dist/react-datepicker.css';
import { useState } from 'react';
import DatePicker from 'react-datepicker';
import { PlainForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

function Form() {
  const [date, setDate] = useState<Date | null>(null);
  return (
    <PlainForm
      held={{ dob: date?.toLocaleDateString('en-CA') }}
      date={
        <>
          <label htmlFor="dob">Date of birth</label>
          <DatePicker
            id="dob"
            selected={date}
            onChange={setDate}
            placeholderText="MM/DD/YYYY"
            required
          />
        </>
      }
    />
  );
}
mount(Form);
