/**
 * The behaviour of the demo form: ordinary validation and a thank-you page, nothing else. The form
 * sends no request. It refuses the city Nowhere, so that anybody can try a failure.
 */
const form = document.querySelector('#enquiry-form');

const digitsIn = (text) => text.replace(/\D/g, '');
const amountOf = (text) => Number(text.replace(/[₹,\s]/g, ''));

/** The error of each field, or '' if the field's value is valid. */
const checks = {
  fullName: (value) => (value === '' ? 'Please enter your full name.' : ''),
  phone: (value) => {
    if (value === '') return 'Please enter your phone number.';
    const count = digitsIn(value).length;
    return /^\+?[\d\s()./-]+$/.test(value) && count >= 6 && count <= 15
      ? ''
      : 'Please enter a phone number of 6 to 15 digits.';
  },
  email: (value) => {
    if (value === '') return 'Please enter your e-mail address.';
    return form.elements.email.validity.typeMismatch ? 'Please enter a valid e-mail address.' : '';
  },
  city: (value) => {
    if (value === '') return 'Please enter your city.';
    return value.toLowerCase() === 'nowhere'
      ? 'We do not serve this city yet. Please enter another one.'
      : '';
  },
  loanAmount: (value) => {
    if (value === '') return 'Please enter the loan amount.';
    return amountOf(value) > 0 ? '' : 'Please enter an amount in rupees, more than 0.';
  },
  consent: () => (form.elements.consent.checked ? '' : 'Please agree to be contacted.'),
};

/** Shows or removes the error beside a field. Returns whether the field's value is valid. */
function check(name) {
  const field = form.elements[name];
  const message = checks[name](field.value.trim());
  const error = document.getElementById(`${field.id}-error`);
  error.textContent = message;
  error.hidden = message === '';
  if (message === '') field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
  return message === '';
}

function thank() {
  const thanks = document.querySelector('#thank-you');
  const heading = document.createElement('h1');
  heading.textContent = 'Thank you! Your enquiry has been received.';
  const text = document.createElement('p');
  text.className = 'lede';
  text.textContent = 'This is the demo form, so nobody will call.';
  document.querySelector('#enquiry').remove();
  thanks.append(heading, text);
  thanks.hidden = false;
  thanks.focus();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const wrong = Object.keys(checks).filter((name) => !check(name));
  const [first] = wrong;
  if (first) form.elements[first].focus();
  else thank();
});

// An error disappears as soon as its field is valid. A new error appears only at the next submit.
form.addEventListener('input', ({ target }) => {
  if (target.getAttribute('aria-invalid') === 'true') check(target.name);
});
