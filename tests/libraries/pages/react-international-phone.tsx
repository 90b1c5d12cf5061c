import 'react-international-phone/style.css';
import { PhoneInput } from 'react-international-phone';
import { mountPlain } from './shared/plain.tsx';

mountPlain({ phone: '' }, ({ phone }, hold) => ({
  phone: (
    <div>
      Phone{' '}
      <PhoneInput defaultCountry="ua" value={phone} onChange={(value) => hold({ phone: value })} />
    </div>
  ),
}));
