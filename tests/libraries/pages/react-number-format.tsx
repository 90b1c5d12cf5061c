import { useState } from 'react';
import { NumericFormat, PatternFormat } from 'react-number-format';
import { PlainForm } from './shared/plain.tsx';
import { Labelled, mount } from './shared/react.tsx';

function Form() {
  const [amount, setAmount] = useState<number>();
  const [phone, setPhone] = useState('');
  return (
    <PlainForm
      held={{ amount, phone }}
      phone={
        <Labelled id="phone" label="Mobile">
          <PatternFormat
            id="phone"
            format="+91 ##### #####"
            allowEmptyFormatting
            mask="_"
            onValueChange={({ value }) => setPhone(value)}
          />
        </Labelled>
      }
      amount={
        <Labelled id="amount" label="Loan amount">
          <NumericFormat
            id="amount"
            thousandSeparator
            thousandsGroupStyle="lakh"
            prefix="₹"
            onValueChange={({ floatValue }) => setAmount(floatValue)}
          />
        </Labelled>
      }
    />
  );
}
mount(Form);
