import { IMaskInput } from 'react-imask';
import { mountPlain } from './shared/plain.tsx';
import { Labelled } from './shared/react.tsx';

mountPlain({ amount: '', phone: '' }, (_held, hold) => ({
  phone: (
    <Labelled id="phone" label="Mobile">
      <IMaskInput
        id="phone"
        mask="+{91}(000)000-00-00"
        unmask
        lazy={false}
        onAccept={(value: string) => hold({ phone: value })}
      />
    </Labelled>
  ),
  amount: (
    <Labelled id="amount" label="Loan amount">
      <IMaskInput
        id="amount"
        mask={Number}
        thousandsSeparator=","
        scale={0}
        unmask
        onAccept={(value: string) => hold({ amount: value })}
      />
    </Labelled>
  ),
}));
