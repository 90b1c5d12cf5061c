import { ErrorMessage, Field, Form, Formik } from 'formik';
import * as Yup from 'yup';
import { cities, consentText, sendLead } from './shared/lead.ts';
import { mount } from './shared/react.tsx';

const schema = Yup.object({
  name: Yup.string().max(40, 'Must be 40 characters or less').required('Required'),
  phone: Yup.string()
    .matches(/^\+?[\d ]{10,15}$/, 'Invalid phone')
    .required('Required'),
  email: Yup.string().email('Invalid email address').required('Required'),
  city: Yup.string().required('Required'),
  amount: Yup.number().min(50_000).required('Required'),
  consent: Yup.boolean().oneOf([true], 'Required'),
});
const initialValues = { name: '', phone: '', email: '', city: '', amount: '', consent: false };

const LeadForm = () => (
  <Formik
    initialValues={initialValues}
    validationSchema={schema}
    onSubmit={async (values, { setStatus, resetForm }) => {
      const answer = await sendLead(values);
      if (answer.success) resetForm();
      setStatus(answer.message);
    }}
  >
    {({ isSubmitting, status }) => (
      <Form>
        <label htmlFor="name">Name</label>
        <Field name="name" id="name" type="text" />
        <ErrorMessage name="name" />
        <label htmlFor="phone">Phone</label>
        <Field name="phone" id="phone" type="text" />
        <ErrorMessage name="phone" />
        <label htmlFor="email">Email Address</label>
        <Field name="email" id="email" type="email" />
        <ErrorMessage name="email" />
        <label htmlFor="city">City</label>
        <Field name="city" id="city" as="select">
          <option value="">Select a city</option>
          {cities.map((city) => (
            <option key={city} value={city}>
              {city}
            </option>
          ))}
        </Field>
        <ErrorMessage name="city" />
        <label htmlFor="amount">Loan Amount</label>
        <Field name="amount" id="amount" type="text" />
        <ErrorMessage name="amount" />
        <label>
          <Field type="checkbox" name="consent" /> {consentText}
        </label>
        <ErrorMessage name="consent" />
        <button type="submit" disabled={isSubmitting}>
          Submit
        </button>
        {status && <div>{status}</div>}
      </Form>
    )}
  </Formik>
);
mount(LeadForm);
