import { useState } from 'react';
import { IMaskInput } from 'react-imask';
import { PlainForm } from './shared/plain.tsx';
import { Labelled, mount } from './shared/react.tsx';

function Form() {
  const [amount, setAmount] = useState('');
  const [phone, setPhone] = useState('');
  return (
    <PlainForm
      held={{ amount, phone }}
      phone={
        <Labelled id="phone" label="Mobile">
          <IMaskInput
            id="phone"
            mask="+{91}(000)000-00-00"
            unmask
            lazy={false}
            onAccept={(value: string) => setPhone(value)}
          />
        </Labelled>
      }
      amount={
        <Labelled id="amount" label="Loan amount">
          <IMaskInput
            id="amount"
            mask={Number}
            thousandsSeparator=","
            scale={0}
            unmask
            onAccept={(value: string) => setAmount(value)}
          />
        </Labelled>
      }
    />
  );
}
mount(Form);
