import { FORM_ERROR } from 'final-form';
import { Field, Form } from 'react-final-form';
import { cities, consentText, sendLead } from './shared/lead.ts';
import { mount } from './shared/react.tsx';

const required = (value: unknown) => (value ? undefined : 'Required');
const line = (name: string, label: string, type = 'text') => (
  <Field name={name} validate={required}>
    {({ input, meta }) => (
      <div>
        <label>{label}</label>
        <input {...input} type={type} placeholder={label} />
        {meta.error && meta.touched && <span>{meta.error}</span>}
      </div>
    )}
  </Field>
);

const LeadForm = () => (
  <Form
    onSubmit={async (values: object) => {
      const { success, message } = await sendLead(values);
      return success ? undefined : { [FORM_ERROR]: message };
    }}
    render={({ handleSubmit, submitError, submitSucceeded, submitting, pristine }) =>
      submitSucceeded ? (
        <div className="done">Thank you. Our advisor will call you.</div>
      ) : (
        <form onSubmit={(event) => void handleSubmit(event)}>
          {line('name', 'Full Name')}
          {line('phone', 'Phone')}
          {line('email', 'Email')}
          <div>
            <label>City</label>
            <Field name="city" component="select" validate={required}>
              <option />
              {cities.map((city) => (
                <option key={city}>{city}</option>
              ))}
            </Field>
          </div>
          {line('amount', 'Loan Amount', 'number')}
          <div>
            <label>
              <Field name="consent" component="input" type="checkbox" validate={required} />{' '}
              {consentText}
            </label>
          </div>
          {submitError && <div className="error">{submitError}</div>}
          <button type="submit" disabled={submitting || pristine}>
            Submit
          </button>
        </form>
      )
    }
  />
);
mount(LeadForm);
