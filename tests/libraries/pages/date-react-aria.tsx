import { DateField, DateInput, DateSegment, I18nProvider, Label } from 'react-aria-components';
import { PlainForm } from './shared/plain.tsx';
import { mount } from './shared/react.tsx';

function Form() {
  return (
    <I18nProvider locale="en-GB">
      <PlainForm
        date={
          <DateField name="dob" isRequired>
            <Label>Date of birth</Label>
            <DateInput style={{ display: 'flex' }}>
              {(segment) => <DateSegment segment={segment} />}
            </DateInput>
          </DateField>
        }
      />
    </I18nProvider>
  );
}
mount(Form);
