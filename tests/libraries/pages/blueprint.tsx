import '@blueprintjs/core/lib/css/blueprint.css';
import '@blueprintjs/select/lib/css/blueprint-select.css';
import {
  Button,
  Callout,
  Checkbox,
  FormGroup,
  InputGroup,
  MenuItem,
  NumericInput,
} from '@blueprintjs/core';
import { Select } from '@blueprintjs/select';
import { useState } from 'react';
import { cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

function LeadForm() {
  const { answer, busy, sendForm } = useSend();
  const [city, setCity] = useState<string>();
  const [amount, setAmount] = useState(0);
  return (
    <form onSubmit={sendForm({ city, amount })}>
      <FormGroup label="Name" labelFor="name" labelInfo="(required)">
        <InputGroup id="name" name="name" required />
      </FormGroup>
      <FormGroup label="Phone" labelFor="phone" labelInfo="(required)">
        <InputGroup id="phone" name="phone" type="tel" required />
      </FormGroup>
      <FormGroup label="E-mail" labelFor="email" labelInfo="(required)">
        <InputGroup id="email" name="email" type="email" required />
      </FormGroup>
      <FormGroup label="City" labelInfo="(required)">
        <Select<string>
          items={cities}
          onItemSelect={setCity}
          itemPredicate={(query, item) => item.toLowerCase().includes(query.toLowerCase())}
          itemRenderer={(item, { handleClick, handleFocus, modifiers, ref }) => (
            <MenuItem
              key={item}
              text={item}
              active={modifiers.active}
              onClick={handleClick}
              onFocus={handleFocus}
              ref={ref}
              roleStructure="listoption"
            />
          )}
          noResults={<MenuItem disabled text="No results." roleStructure="listoption" />}
        >
          <Button text={city ?? 'Select a city'} endIcon="double-caret-vertical" />
        </Select>
      </FormGroup>
      <FormGroup label="Loan amount" labelFor="amount">
        <NumericInput
          id="amount"
          min={0}
          stepSize={10_000}
          majorStepSize={100_000}
          minorStepSize={1000}
          onValueChange={(value) => setAmount(value)}
        />
      </FormGroup>
      <Checkbox name="consent" required label={consentText} />
      <Button type="submit" intent="primary" text="Submit" loading={busy} disabled={!city} />
      {answer && <Callout intent={answer.success ? 'success' : 'danger'}>{answer.message}</Callout>}
    </form>
  );
}
mount(LeadForm);
