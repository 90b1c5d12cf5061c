import { useState } from 'react';
import ReactSlider from 'react-slider';
import { PlainForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

function Form() {
  const [amount, setAmount] = useState(500_000);
  return (
    <PlainForm
      held={{ amount }}
      amount={
        <div style={{ width: 400, height: 40 }}>
          <label id="amount-label">Loan amount</label>
          <ReactSlider
            ariaLabelledby="amount-label"
            min={100_000}
            max={5_000_000}
            step={50_000}
            value={amount}
            onChange={setAmount}
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
      }
    />
  );
}
mount(Form);
