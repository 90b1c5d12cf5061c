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
      income={<InputNumber id="income" onChange={setIncome} precision={2} />}
      date={
        <>
          <label htmlFor="dob">Date of birth</label>
          <DatePicker
            id="dob"
            format="DD/MM/YYYY"
            onChange={(value) => setDate(value?.format('YYYY-MM-DD'))}
            required
          />
        </>
      }
    />
  );
}
mount(Form);
