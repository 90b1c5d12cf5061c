/** A form of plain inputs. The UI library under test draws one or two of its fields. */
import { useState, type ReactNode } from 'react';
import { cities, consentText } from './lead.ts';
import { Labelled, mount, useSend } from './react.tsx';

interface Parts {
  /**
   * A field drawn by the library; it replaces the plain field for the phone. `city` and `amount`
   * work in the same way.
   */
  phone?: ReactNode;
  city?: ReactNode;
  amount?: ReactNode;
  /** A field for the date of birth. If it is given, `income` is also shown. */
  date?: ReactNode;
  income?: ReactNode;
  /** Values that the library keeps in its own state and not in inputs of the form. */
  held?: object;
}

export function PlainForm({ phone, city, amount, date, income, held }: Parts) {
  const { answer, busy, sendForm } = useSend();
  if (answer?.success) return <h2>{answer.message}</h2>;
  return (
    <form onSubmit={sendForm(held)}>
      <Labelled id="name" label="Full name">
        <input id="name" name="name" required />
      </Labelled>
      {phone ?? (
        <Labelled id="phone" label="Mobile number">
          <input id="phone" name="phone" type="tel" required />
        </Labelled>
      )}
      <Labelled id="email" label="E-mail">
        <input id="email" name="email" type="email" required />
      </Labelled>
      {city ?? (
        <Labelled id="city" label="City">
          <select id="city" name="city" required>
            <option value="">Select</option>
            {cities.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </Labelled>
      )}
      {amount ?? (
        <Labelled id="amount" label="Loan amount">
          <input id="amount" name="amount" inputMode="numeric" required />
        </Labelled>
      )}
      {date}
      {date && (
        <Labelled id="income" label="Monthly income">
          {income ?? <input id="income" name="income" required />}
        </Labelled>
      )}
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

/**
 * Shows the form with the library's fields, and keeps the values of these fields in a React state.
 */
export function mountPlain<Held extends object>(
  initial: Held,
  partsOf: (held: Held, hold: (change: Partial<Held>) => void) => Omit<Parts, 'held'>,
): void {
  mount(function Form() {
    const [held, setHeld] = useState(initial);
    const hold = (change: Partial<Held>) => setHeld((before) => ({ ...before, ...change }));
    return <PlainForm held={held} {...partsOf(held, hold)} />;
  });
}

interface Choice {
  few: string[];
  city: string;
  choose: (city: string) => void;
}

/** A form of plain inputs in which a library draws a few cities as buttons, chips or a list. */
export function ChoiceForm({ draw }: { draw: (choice: Choice) => ReactNode }) {
  const [city, choose] = useState('');
  return <PlainForm held={{ city }} city={draw({ few: cities.slice(-7), city, choose })} />;
}
