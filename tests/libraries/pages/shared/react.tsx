import { useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { sendLead, type Answer } from './lead.ts';

export function mount(Form: ComponentType): void {
  createRoot(document.getElementById('root')!).render(<Form />);
}

/** Sends values, and keeps the server's answer for the page to show. */
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
  return { answer, busy, send };
}
