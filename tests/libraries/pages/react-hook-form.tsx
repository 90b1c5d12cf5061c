import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { cities, sendLead, type Answer } from './shared/lead.ts';
import { mount } from './shared/react.tsx';

const schema = z.object({
  name: z.string().min(3),
  phone: z.string().regex(/^[6-9]\d{9}$/, 'Enter 10 digits'),
  email: z.email(),
  city: z.string().min(1),
  amount: z.coerce.number().min(50_000),
  consent: z.boolean().refine(Boolean, 'Required'),
});

const lines = [
  ['name', 'Full name'],
  ['phone', 'Mobile number'],
  ['email', 'Email'],
] as const;

function LeadForm() {
  const [answer, setAnswer] = useState<Answer>();
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting, isValid },
  } = useForm({ resolver: zodResolver(schema), mode: 'onChange' });
  return (
    <form
      onSubmit={(event) =>
        void handleSubmit(async (values) => setAnswer(await sendLead(values)))(event)
      }
    >
      {lines.map(([name, label]) => (
        <div key={name}>
          <label>
            {label} <input {...register(name)} />
          </label>
          {errors[name] && <p role="alert">{errors[name].message}</p>}
        </div>
      ))}
      <div>
        <label>
          City{' '}
          <select {...register('city')}>
            <option value="">Select</option>
            {cities.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </select>
        </label>
      </div>
      <div>
        <label>
          Loan amount <input type="number" {...register('amount')} />
        </label>
        {errors.amount && <p role="alert">{errors.amount.message}</p>}
      </div>
      <div>
        <label>
          <input type="checkbox" {...register('consent')} /> I accept the terms and agree to be
          called.
        </label>
      </div>
      <button type="submit" disabled={!isValid || isSubmitting}>
        Apply
      </button>
      {answer && <p role={answer.success ? 'status' : 'alert'}>{answer.message}</p>}
    </form>
  );
}
mount(LeadForm);
