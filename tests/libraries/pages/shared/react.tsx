import { useState, type ComponentType, type FormEvent, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { sendLead, valuesOf, type Answer } from './lead.ts';

export function mount(Form: ComponentType): void {
  createRoot(document.getElementById('root')!).render(<Form />);
}

/**
 * Returns the server's last answer, whether a request is running, and two functions that send
 * values to the server.
 */
export function useSend() {
  const [answer, setAnswer] = useState<Answer>();
  const [busy, setBusy] = useState(false);
  async function send(values: object): Promise<Answer> {
    setBusy(true);
    const got = await sendLead(values);
    setBusy(false);
    setAnswer(got);
    return got;
  }
  /** @param held values to send that the form's inputs do not contain. */
  const sendForm =
    (held: object = {}) =>
    (event: FormEvent<HTMLElement>) => {
      event.preventDefault();
      void send({ ...valuesOf(event.currentTarget as HTMLFormElement), ...held });
    };
  return { answer, busy, send, sendForm };
}

/** A label, followed by its field. */
export function Labelled(props: { id: string; label: string; children: ReactNode }) {
  return (
    <p>
      <label htmlFor={props.id}>{props.label}</label> {props.children}
    </p>
  );
}
