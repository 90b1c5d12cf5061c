import 'react-phone-number-input/style.css';
import PhoneInput from 'react-phone-number-input';
import { mountPlain } from './shared/plain.tsx';

mountPlain({ phone: undefined as string | undefined }, ({ phone }, hold) => ({
  phone: (
    <div>
      <label>Phone number</label>
      <PhoneInput
        defaultCountry="US"
        placeholder="Enter phone number"
        value={phone}
        onChange={(value) => hold({ phone: value })}
      />
    </div>
  ),
}));
