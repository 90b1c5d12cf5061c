import 'react-international-phone/style.css';
import { useState } from 'react';
import { PhoneInput } from 'react-international-phone';
import { PlainForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

function Form() {
  const [phone, setPhone] = useState('');
  return (
    <PlainForm
      held={{ phone }}
      phone={
        <div>
          Phone <PhoneInput defaultCountry="ua" value={phone} onChange={setPhone} />
        </div>
      }
    />
  );
}
mount(Form);
