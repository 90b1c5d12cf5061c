/**
 * Handles the contact form's submit: shows a confirmation and logs the entry, but sends the entry
 * nowhere. The listener is on the document, so it works whether React or the build rendered the
 * form.
 */
import { showToast } from '../../shared/components/plain-toast.ts';

export interface ContactEntry {
  name: string;
  company: string;
  email: string;
  services: string[];
  message: string;
}

function entryOf(form: FormData): ContactEntry {
  const text = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: text('name'),
    company: text('company'),
    email: text('email'),
    services: form.getAll('services').map(String),
    message: text('message'),
  };
}

export function startContactForm(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['contactForm'] === undefined) return;
    event.preventDefault();
    console.log('Contact form entry', entryOf(new FormData(form)));
    // The texts of the toast are attributes of the form, so that only the form's own page loads
    // them.
    showToast(form.dataset['sentTitle'] ?? '', form.dataset['sentText'] ?? '');
    form.reset();
  });
}
