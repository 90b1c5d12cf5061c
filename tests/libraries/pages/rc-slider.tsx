import 'rc-slider/assets/index.css';
import Slider from 'rc-slider';
import { useState } from 'react';
import { PlainForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

function Form() {
  const [amount, setAmount] = useState(500_000);
  return (
    <PlainForm
      held={{ amount }}
      amount={
        <div style={{ width: 400, margin: 20 }}>
          <p>
            Loan amount <strong>₹ {amount.toLocaleString('en-IN')}</strong>
          </p>
          <Slider
            min={100_000}
            max={5_000_000}
            step={100_000}
            value={amount}
            onChange={(value) => setAmount(value as number)}
          />
        </div>
      }
    />
  );
}
mount(Form);
