import '@cloudscape-design/global-styles/index.css';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Flashbar from '@cloudscape-design/components/flashbar';
import Form from '@cloudscape-design/components/form';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select, { type SelectProps } from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

const options = cities.map((label) => ({ label, value: label.toLowerCase() }));

function LeadForm() {
  const { answer, busy, sendForm } = useSend();
  const [text, setText] = useState({ name: '', phone: '', email: '', amount: '' });
  const [city, setCity] = useState<SelectProps.Option | null>(null);
  const [consent, setConsent] = useState(false);
  const line = (
    key: keyof typeof text,
    label: string,
    type: 'text' | 'email' | 'number' = 'text',
  ) => (
    <FormField label={label}>
      <Input
        type={type}
        value={text[key]}
        onChange={({ detail }) => setText({ ...text, [key]: detail.value })}
      />
    </FormField>
  );
  return (
    <form onSubmit={sendForm({ ...text, city: city?.value, consent })}>
      {answer && (
        <Flashbar
          items={[
            { type: answer.success ? 'success' : 'error', content: answer.message, id: 'answer' },
          ]}
        />
      )}
      <Form
        actions={
          <Button variant="primary" loading={busy} disabled={!consent}>
            Submit
          </Button>
        }
      >
        <SpaceBetween direction="vertical" size="l">
          {line('name', 'Name')}
          {line('phone', 'Phone')}
          {line('email', 'Email', 'email')}
          <FormField label="City">
            <Select
              selectedOption={city}
              onChange={({ detail }) => setCity(detail.selectedOption)}
              options={options}
              placeholder="Choose a city"
              filteringType="auto"
            />
          </FormField>
          {line('amount', 'Loan amount', 'number')}
          <Checkbox checked={consent} onChange={({ detail }) => setConsent(detail.checked)}>
            {consentText}
          </Checkbox>
        </SpaceBetween>
      </Form>
    </form>
  );
}
mount(LeadForm);
