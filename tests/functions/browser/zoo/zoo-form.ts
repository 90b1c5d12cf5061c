/**
 * A form of the zoo, the collection of test forms: its page, its answers, and the outcome that the
 * bot must reach.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AttemptWork } from '../../../../functions/browser/attempt/attempt-work.ts';
import type { AttemptReason } from '../../../../contract/submission.ts';
import type { TargetForm } from '../../../../contract/target-form.ts';

export type Received = Record<string, string>;

export interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** How many requests of this method the path has received, including the current request. */
  visits: number;
  values: Received;
}

export interface ZooForm {
  name: string;
  /** The HTML for a GET, or a function that writes the whole answer. */
  page: string | ((visit: Visit) => void);
  /** Writes the answer to a POST; by default the answer is a page of thanks. */
  answer?: (visit: Visit) => void;
  outcome: 'success' | AttemptReason;
  /** The values that the form must receive: one entry for each submit. */
  received: Received[];
  fenced?: boolean;
  /** Whether a failure must have a screenshot; true by default. */
  pictured?: boolean;
  detail?: RegExp;
  /**
   * The target's words that the result must quote: the confirmation of a success, or the text in
   * the message of a failure.
   */
  words?: RegExp;
  /** The name of the form builder that the attempt must recognise. */
  builder?: string;
  target?: Partial<TargetForm>;
  /** A second host name of the same server, which is among the target's allowed sites. */
  embeddedAt?: string;
  work?: Partial<AttemptWork>;
  /**
   * The attempt's time limit in milliseconds. It is counted from the form's first request with the
   * method `after`, so that a slow start of the browser does not count. Without `deadline`, only
   * the time limit of every attempt applies.
   */
  deadline?: { after: 'GET' | 'POST'; ms: number };
}

/** Short waits, for pages on which the bot finds no form. */
export const shortly = {
  waits: { formMs: 2000, enabledMs: 1500, quietMs: 1200, busyMs: 20_000, parseMs: 15_000 },
};

export const sent: Received = {
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  email: 'asha@example.com',
  city: 'Pune',
  amount: '5000000',
};

/** A form that the bot must submit successfully; the page answers with thanks. */
export const success = (
  name: string,
  shown: ZooForm['page'],
  received: Received = sent,
): ZooForm => ({
  name,
  page: shown,
  outcome: 'success',
  words: /Thank you/,
  received: [received],
});

/** A form with a field that the bot can't fill in, so the attempt must end before the submit. */
export const refused = (name: string, shown: string, words: RegExp): ZooForm => ({
  name,
  page: shown,
  outcome: 'field_not_found',
  fenced: false,
  words,
  received: [],
});

export const without = (values: Received, ...names: string[]): Received =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

export const html = ({ response }: Visit, body: string, status = 200): void => {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);
};

export const json = ({ response }: Visit, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

export const thanks = '<!doctype html><title>Done</title><h1>Thank you!</h1>';

export const fields = `
  <p><label>Full name <input name="name" required></label></p>
  <p><label>Phone <input name="phone" type="tel" required></label></p>
  <p><label>E-mail <input name="email" type="email" required></label></p>
  <p><label>City <input name="city" required></label></p>
  <p><label>Loan amount <input name="amount" inputmode="numeric" required></label></p>`;

/** The caption, name and type of each lead field, for pages that draw their controls by script. */
export const leadInputs = [
  ['Full name', 'name', 'text'],
  ['Phone', 'phone', 'tel'],
  ['E-mail', 'email', 'email'],
  ['City', 'city', 'text'],
  ['Loan amount', 'amount', 'text'],
] as const;

/**
 * Defines a custom element that takes part in its form and draws its content in a shadow root.
 * @param script code that sets the form value of the element; its `ElementInternals` are `held`.
 */
export const formElement = (name: string, markup: string, script: string) => `
  customElements.define('${name}', class extends HTMLElement {
    static formAssociated = true;
    connectedCallback() {
      const held = this.attachInternals();
      const root = this.attachShadow({ mode: 'open' });
      root.innerHTML = ${markup};
      ${script}
    }
  });`;

export const button = '<button type="submit">Apply now</button>';

/** Returns a complete HTML page with a lead form. */
export function page(inside: string, script = '', around = ''): string {
  return `<!doctype html><meta charset="utf-8"><title>Loans</title>${around}
  <form class="lead" method="post">${inside}</form><script>${script}</script>`;
}

export const plainPage = page(fields + button);

/** A page script that defines `send`: it sends the form, and then shows thanks in its place. */
export const sendByScript = `
  const lead = document.querySelector('form.lead');
  const send = () => fetch(location.pathname, { method: 'POST', body: new URLSearchParams(new FormData(lead)) })
    .then((answer) => { if (answer.ok) lead.outerHTML = '<p>Thank you, we have received your details.</p>'; });`;
