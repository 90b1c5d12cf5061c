import { contact } from '../../content/contact.ts';
import { serviceLinks } from '../../content/services/service-links.ts';

const texts = contact.form;

/** The form is plain HTML with the browser's own validation; `send-entry.ts` handles the submit. */
export function ContactForm() {
  return (
    <form
      className="contact-form"
      data-contact-form=""
      data-sent-title={texts.sentTitle}
      data-sent-text={texts.sentText}
      aria-labelledby="contact-form-heading"
    >
      <h2 id="contact-form-heading">{texts.heading}</h2>
      <noscript>
        <p className="contact-form__no-script">{texts.noScript}</p>
      </noscript>
      <div className="contact-form__row">
        <Field label={texts.name} name="name" autoComplete="name" required />
        <Field label={texts.company} name="company" autoComplete="organization" />
      </div>
      <Field label={texts.email} name="email" type="email" autoComplete="email" required />
      <fieldset className="service-choice">
        <legend>
          {texts.services} <span className="optional">({texts.optional})</span>
        </legend>
        {Object.values(serviceLinks).map(({ title }) => (
          <label key={title}>
            <input type="checkbox" name="services" value={title} />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      <label className="field">
        <span>
          {texts.message} <span className="optional">({texts.optional})</span>
        </span>
        <textarea name="message" rows={6} aria-describedby="message-hint" />
        <span id="message-hint" className="field__hint">
          {texts.messageHint}
        </span>
      </label>
      <button type="submit" className="button">
        {texts.send}
      </button>
    </form>
  );
}

interface FieldProps {
  label: string;
  name: string;
  autoComplete: string;
  type?: 'text' | 'email';
  required?: boolean;
}

function Field({ label, required = false, type = 'text', ...input }: FieldProps) {
  return (
    <label className="field">
      <span>
        {label} {!required && <span className="optional">({texts.optional})</span>}
      </span>
      <input type={type} required={required} {...input} />
    </label>
  );
}
