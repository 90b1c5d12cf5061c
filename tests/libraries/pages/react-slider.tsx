import ReactSlider from 'react-slider';
import { amountRange } from './shared/lead.ts';
import { mountPlain } from './shared/plain.tsx';

mountPlain({ amount: 500_000 }, ({ amount }, hold) => ({
  amount: (
    <div style={{ width: 400, height: 40 }}>
      <label id="amount-label">Loan amount</label>
      <ReactSlider
        ariaLabelledby="amount-label"
        {...amountRange}
        step={50_000}
        value={amount}
        onChange={(value) => hold({ amount: value })}
        renderThumb={({ key, ...props }, state) => (
          <div
            key={key}
            {...props}
            style={{ ...props.style, background: '#333', color: 'white', padding: 4 }}
          >
            {state.valueNow}
          </div>
        )}
      />
    </div>
  ),
}));
