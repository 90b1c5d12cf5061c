import { DatePicker, InputNumber } from 'antd';
import { useState } from 'react';
import { PlainForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

function Form() {
  const [date, setDate] = useState<string>();
  const [income, setIncome] = useState<number | null>(null);
  return (
    <PlainForm
      held={{ dob: date, income }}
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
            <InputNumber id="income" onChange={setIncome} precision={2} />
          </p>
        </>
      }
    />
  );
}
mount(Form);
