import { useState } from 'react';
import { IMaskInput } from 'react-imask';
import { PlainForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

function Form() {
  const [amount, setAmount] = useState('');
  const [phone, setPhone] = useState('');
  return (
    <PlainForm
      held={{ amount, phone }}
      phone={
        <p>
          <label htmlFor="phone">Mobile</label>{' '}
          <IMaskInput
            id="phone"
            mask="+{91}(000)000-00-00"
            unmask
            lazy={false}
            onAccept={(value: string) => setPhone(value)}
          />
        </p>
      }
      amount={
        <p>
          <label htmlFor="amount">Loan amount</label>{' '}
          <IMaskInput
            id="amount"
            mask={Number}
            thousandsSeparator=","
            scale={0}
            unmask
            onAccept={(value: string) => setAmount(value)}
          />
        </p>
      }
    />
  );
}
mount(Form);
