import { useState } from 'react';
import { NumericFormat, PatternFormat } from 'react-number-format';
import { PlainForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

function Form() {
  const [amount, setAmount] = useState<number>();
  const [phone, setPhone] = useState('');
  return (
    <PlainForm
      held={{ amount, phone }}
      phone={
        <p>
          <label htmlFor="phone">Mobile</label>{' '}
          <PatternFormat
            id="phone"
            format="+91 ##### #####"
            allowEmptyFormatting
            mask="_"
            onValueChange={({ value }) => setPhone(value)}
          />
        </p>
      }
      amount={
        <p>
          <label htmlFor="amount">Loan amount</label>{' '}
          <NumericFormat
            id="amount"
            thousandSeparator
            thousandsGroupStyle="lakh"
            prefix="₹"
            onValueChange={({ floatValue }) => setAmount(floatValue)}
          />
        </p>
      }
    />
  );
}
mount(Form);
