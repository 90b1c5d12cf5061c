import 'react-phone-number-input/style.css';
import { useState } from 'react';
import PhoneInput from 'react-phone-number-input';
import { PlainForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

function Form() {
  const [phone, setPhone] = useState<string>();
  return (
    <PlainForm
      held={{ phone }}
      phone={
        <div>
          <label>Phone number</label>
          <PhoneInput
            defaultCountry="US"
            placeholder="Enter phone number"
            value={phone}
            onChange={setPhone}
          />
        </div>
      }
    />
  );
}
mount(Form);
