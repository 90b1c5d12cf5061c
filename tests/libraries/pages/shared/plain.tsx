/** A form of plain inputs around the one or two fields that a library draws. */
import type { ReactNode } from 'react';
import { cities, consentText } from './lead.ts';
import { useSend } from './react.tsx';

interface Parts {
  /** The field of a library, in place of the plain field with this name. */
  phone?: ReactNode;
  city?: ReactNode;
  amount?: ReactNode;
  /** Further questions of the form, after these fields. */
  more?: ReactNode;
  /** Values of the library's fields that are not in the form's inputs. */
  held?: object;
}

export function PlainForm({ phone, city, amount, more, held }: Parts) {
  const { answer, busy, send } = useSend();
  if (answer?.success) return <h2>{answer.message}</h2>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send({ ...Object.fromEntries(new FormData(event.currentTarget)), ...held });
      }}
    >
      <p>
        <label htmlFor="name">Full name</label> <input id="name" name="name" required />
      </p>
      {phone ?? (
        <p>
          <label htmlFor="phone">Mobile number</label>{' '}
          <input id="phone" name="phone" type="tel" required />
        </p>
      )}
      <p>
        <label htmlFor="email">E-mail</label>{' '}
        <input id="email" name="email" type="email" required />
      </p>
      {city ?? (
        <p>
          <label htmlFor="city">City</label>{' '}
          <select id="city" name="city" required>
            <option value="">Select</option>
            {cities.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </p>
      )}
      {amount ?? (
        <p>
          <label htmlFor="amount">Loan amount</label>{' '}
          <input id="amount" name="amount" inputMode="numeric" required />
        </p>
      )}
      {more}
      <p>
        <label>
          <input type="checkbox" name="consent" required /> {consentText}
        </label>
      </p>
      <button type="submit" disabled={busy}>
        Submit
      </button>
      {answer && <p role="alert">{answer.message}</p>}
    </form>
  );
}
