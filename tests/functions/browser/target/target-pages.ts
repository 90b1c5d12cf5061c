/** HTML pages that the target server of the tests serves. */
export const thanks = '<!doctype html><h1>Thank you! We will call you soon.</h1>';

export interface FormOptions {
  /** HTML of additional fields inside the form. */
  inside?: string;
  /** The text of an error message above the form. */
  error?: string;
  /**
   * Whether the form asks for first and last name, country code, an amount as ranges, and the city
   * as a list.
   */
  split?: boolean;
  /** Whether search, login and newsletter forms surround the lead form. */
  others?: boolean;
  honeypot?: boolean;
  cityPattern?: string;
  /** Whether the page posts every change of a field at once (autosave). */
  autosave?: boolean;
  /** Whether a script restores each field's value from its own state, as React does. */
  controlled?: boolean;
  byFetch?: boolean;
  /** Whether a script blocks the page's main thread after the submit. */
  spins?: boolean;
  /** Whether a cookie banner covers the page. */
  covered?: boolean;
}

const searchForm =
  '<form role="search"><input type="search" name="q"><button>Search</button></form>';
const loginForm =
  '<form action="/login"><label>E-mail <input type="email" name="user"></label><label>Password <input type="password"></label><button>Log in</button></form>';
const newsletterForm =
  '<form action="/news" method="post"><label>Your e-mail <input type="email" name="news"></label><button>Subscribe</button></form>';

const wholeFields = (pattern: string) => `
  <p><label for="n">Full name *</label><input id="n" name="name" required></p>
  <p><label for="p">Mobile number *</label><input id="p" name="phone" type="tel" required></p>
  <p><label for="e">E-mail address *</label><input id="e" name="email" type="email" required></p>
  <p><label for="c">City *</label><input id="c" name="city" required ${pattern && `pattern="${pattern}"`}></p>
  <p><label for="a">Loan amount (₹) *</label><input id="a" name="loanAmount" type="number" required></p>`;

const splitFields = `
  <input name="fname" placeholder="First name" required><input name="lname" placeholder="Last name" required>
  <select name="cc" aria-label="Country code"><option value="1">USA (+1)</option><option value="91">India (+91)</option></select>
  <input name="mobile" placeholder="Mobile" inputmode="tel" required>
  <input name="mail" placeholder="Email" required>
  <label>City <select name="city" required><option value="">Choose</option><option value="mum">Mumbai</option><option value="pun">Pune</option></select></label>
  <label>Loan amount <select name="amount" required><option value="">Choose</option><option value="a">Below ₹10 Lakh</option><option value="b">₹10 - 75 Lakh</option><option value="c">Above 75 Lakh</option></select></label>
  <label><input type="checkbox" name="terms" required> I agree to the terms</label>
  <label><input type="checkbox" name="offers"> Send me offers</label>`;

const honeypot =
  '<div style="position:absolute;left:-9999px"><label>Email <input name="email2" type="email"></label></div><input name="phone2" style="display:none">';

const controlledScript = `
  for (const field of document.querySelectorAll('form.lead input')) {
    let state = '';
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    Object.defineProperty(field, 'value', { get() { return own.get.call(this); }, set() {}, configurable: true });
    field.addEventListener('input', () => { state = own.get.call(field); });
    field.addEventListener('blur', () => own.set.call(field, state));
  }`;
const autosaveScript = `
  for (const field of document.querySelectorAll('form.lead input'))
    field.addEventListener('input', () => navigator.sendBeacon('/autosaved', field.name + '=' + field.value));`;
const fetchScript = `
  document.querySelector('form.lead').addEventListener('submit', (event) => {
    event.preventDefault();
    fetch(location.pathname, { method: 'POST', body: new URLSearchParams(new FormData(event.target)) })
      .then(() => { event.target.outerHTML = '<p role="status">Thanks, your request was sent.</p>'; });
  });`;
const spinScript = `
  document.querySelector('form.lead').addEventListener('submit', (event) => {
    event.preventDefault(); for (;;);
  });`;

export function formPage(options: FormOptions): string {
  const { others, error, split, inside = '', cityPattern = '' } = options;
  const script = [
    options.controlled && controlledScript,
    options.autosave && autosaveScript,
    options.byFetch && fetchScript,
    options.spins && spinScript,
  ]
    .filter(Boolean)
    .join('\n');
  return `<!doctype html><title>Loans</title>
  ${others ? searchForm + loginForm : ''}
  <form class="lead" method="post">
    ${error ? `<p class="error" role="alert">${error}</p>` : ''}
    ${split ? splitFields : wholeFields(cityPattern)}
    ${options.honeypot ? honeypot : ''}${inside}
    <button type="submit">Apply now</button>
  </form>
  ${others ? newsletterForm : ''}
  ${options.covered ? '<div style="position:fixed;inset:0;background:#fff8">We use cookies</div>' : ''}
  <script>${script}</script>`;
}

/**
 * A form like the project's demo form: it sends nothing, and a text of thanks replaces the form.
 */
export const demoPage = `<!doctype html><title>Loan enquiry</title>
  <form id="enquiry" novalidate>
    <div><label for="name">Full name</label><input id="name" name="name" autocomplete="name" required></div>
    <div><label for="phone">Phone</label><input id="phone" name="phone" type="tel" autocomplete="tel" required></div>
    <div><label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email" required></div>
    <div><label for="city">City</label><input id="city" name="city" autocomplete="address-level2" required><p id="city-error" class="error" hidden></p></div>
    <div><label for="loanAmount">Loan amount</label><input id="loanAmount" name="loanAmount" inputmode="numeric" required></div>
    <button type="submit">Send enquiry</button>
  </form>
  <section id="thanks" hidden><h1>Thank you</h1><p>We have received your enquiry.</p></section>
  <script>
    const form = document.getElementById('enquiry');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (form.city.value === 'Nowhere') {
        const error = document.getElementById('city-error');
        form.city.setAttribute('aria-invalid', 'true');
        form.city.setAttribute('aria-describedby', 'city-error');
        error.textContent = 'We do not lend in ' + form.city.value + '.';
        error.hidden = false;
        return;
      }
      form.hidden = true;
      document.getElementById('thanks').hidden = false;
    });
  </script>`;
