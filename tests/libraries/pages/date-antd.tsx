import { DatePicker } from 'antd';
import { useState } from 'react';
import { PlainForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

function Form() {
  const [date, setDate] = useState<string>();
  return (
    <PlainForm
      held={{ dob: date }}
      more={
        <>
          <label htmlFor="dob">Date of birth</label>
          <DatePicker
            id="dob"
            format="DD/MM/YYYY"
            onChange={(value) => setDate(value?.format('YYYY-MM-DD'))}
            required
          />
          <p>
            <label htmlFor="income">Monthly income</label>{' '}
            <input id="income" name="income" required />
          </p>
        </>
      }
    />
  );
}
mount(Form);
