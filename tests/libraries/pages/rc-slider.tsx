import 'rc-slider/assets/index.css';
import Slider from 'rc-slider';
import { amountRange } from './shared/lead.ts';
import { mountPlain } from './shared/plain.tsx';

mountPlain({ amount: 500_000 }, ({ amount }, hold) => ({
  amount: (
    <div style={{ width: 400, margin: 20 }}>
      <p>
        Loan amount <strong>₹ {amount.toLocaleString('en-IN')}</strong>
      </p>
      <Slider
        {...amountRange}
        step={100_000}
        value={amount}
        onChange={(value) => hold({ amount: value as number })}
      />
    </div>
  ),
}));
