import { NumericFormat, PatternFormat } from 'react-number-format';
import { mountPlain } from './shared/plain.tsx';
import { Labelled } from './shared/react.tsx';

mountPlain({ amount: undefined as number | undefined, phone: '' }, (_held, hold) => ({
  phone: (
    <Labelled id="phone" label="Mobile">
      <PatternFormat
        id="phone"
        format="+91 ##### #####"
        allowEmptyFormatting
        mask="_"
        onValueChange={({ value }) => hold({ phone: value })}
      />
    </Labelled>
  ),
  amount: (
    <Labelled id="amount" label="Loan amount">
      <NumericFormat
        id="amount"
        thousandSeparator
        thousandsGroupStyle="lakh"
        prefix="₹"
        onValueChange={({ floatValue }) => hold({ amount: floatValue })}
      />
    </Labelled>
  ),
}));
