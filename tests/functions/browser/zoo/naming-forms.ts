/**
 * Forms whose fields are recognised by labels, attributes, neighbouring texts or headings. Each
 * form has a similar but misleading form.
 */
import { button, fields, page, sent, without, type ZooForm, success } from './zoo-form.ts';

const nameField = /<p><label>Full name.*<\/p>/;
const phoneField = /<p><label>Phone.*<\/p>/;
const emailField = /<p><label>E-mail.*<\/p>/;
const cityField = /<p><label>City.*<\/p>/;
const replacing = (from: RegExp, to: string) => page(fields.replace(from, to) + button);
const adding = (more: string) => page(fields + more + button);

/**
 * A form at which the bot must send nothing. The failure must quote the question as the page shows
 * it.
 */
const refused = (name: string, shown: string, question: string): ZooForm => ({
  name,
  page: shown,
  outcome: 'field_not_found',
  fenced: false,
  words: new RegExp(`^The form also requires: ${question}$`),
  received: [],
});

const jobs = (first: string) =>
  `<label>Employment <select name="job" required>${first}<option>Salaried</option><option>Retired</option></select></label>`;
const jobBoxes = (checked = '') =>
  `<div><p>Employment *</p><label><input type="radio" name="job" value="s" required ${checked}> Salaried</label><label><input type="radio" name="job" value="r" required> Retired</label></div>`;
const images = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const names = (first: string, last: string) =>
  replacing(
    nameField,
    `<label>${first} <input name="n1" autocomplete="name" required></label><label>${last} <input name="n2" autocomplete="name"></label>`,
  );
const section = (title: string, need: string) =>
  adding(
    `<h3>${title}</h3><p><label>Name <input name="g1" ${need}></label></p><p><label>Mobile <input name="g2" type="tel"></label></p>`,
  );
const icons = (last: string) =>
  `<p><i class="fa fa-user"></i><input name="f1" required></p><p><i class="fa fa-phone"></i><input name="f2" required></p>
   <p><i class="fa fa-envelope"></i><input name="f3" required></p><p><i class="fa fa-map-marker"></i><input name="f4" required></p>
   <p><i class="${last}"></i><input name="f5" required></p>`;
const inOrder = { f1: sent['name']!, f2: sent['phone']!, f3: sent['email']!, f4: 'Pune' };

export const namingForms: ZooForm[] = [
  refused('list-in-its-label', adding(jobs('<option value="">Select</option>')), 'Employment'),
  success('list-in-its-label-answered', adding(jobs('')), { ...sent, job: 'Salaried' }),
  refused(
    'list-with-a-prompt',
    adding(jobs('<option value="0">Please select</option>')),
    'Employment',
  ),
  refused('question-over-boxes', adding(jobBoxes()), 'Employment'),
  success('question-over-boxes-answered', adding(jobBoxes('checked')), { ...sent, job: 's' }),
  refused(
    'drawn-list-in-its-label',
    adding(
      '<label>Residence <button type="button" role="combobox" aria-required="true">Choose one</button></label>',
    ),
    'Residence',
  ),
  success(
    'named-by-several',
    replacing(
      cityField,
      '<b id="l1">Your</b> <b id="l2">city</b><div><span id="l3">Select your state first</span></div><input name="city" aria-labelledby="l1 l2" required>',
    ),
  ),
  refused(
    'named-by-itself',
    adding(
      '<span id="l1">Residence</span><div role="combobox" tabindex="0" id="l2" aria-labelledby="l1 l2" aria-required="true">Select</div>',
    ),
    'Residence',
  ),
  success(
    'hint-in-its-label',
    replacing(
      cityField,
      '<label>City <input name="city" required> <small>Never your phone or e-mail</small></label>',
    ),
  ),
  refused(
    'hint-in-another-label',
    adding(
      '<label>Pet <input name="pet" required> <small>As in the city’s register, with phone</small></label>',
    ),
    'Pet',
  ),
  success(
    'labels-as-images',
    replacing(
      cityField,
      `<label for="c"><img src="${images}" alt="City"></label><input id="c" name="city" required>`,
    ),
  ),
  success(
    'table-of-images',
    replacing(
      cityField,
      `<table><tr><td><img src="${images}" alt="City *"></td><td><input name="city"></td></tr></table>`,
    ),
  ),
  refused(
    'table-of-questions',
    adding('<table><tr><td>PAN *</td><td><input name="p"></td></tr></table>'),
    'PAN',
  ),
  success('icons-alone', page(icons('fa fa-inr') + button), { ...inOrder, f5: sent['amount']! }),
  refused('icons-of-others', page(icons('fa fa-lock') + button), 'f5'),
  success('names-of-one-token', names('First name', 'Last name'), {
    n1: 'Asha',
    n2: 'Rao',
    ...without(sent, 'name'),
  }),
  success('company-of-one-token', names('Name', 'Company name'), {
    n1: 'Asha Rao',
    n2: '',
    ...without(sent, 'name'),
  }),
  success(
    'mail-against-filling',
    replacing(emailField, '<label>E-mail <input name="email" autocomplete="new-password"></label>'),
  ),
  refused(
    'membership-number',
    adding(
      '<label>Membership number <input name="m" type="tel" autocomplete="tel" required></label>',
    ),
    'Membership number',
  ),
  success(
    'reservation-number',
    adding('<label>Reservation no. <input name="m" type="tel" autocomplete="tel"></label>'),
    { ...sent, m: '' },
  ),
  success(
    'login-is-mail',
    replacing(emailField, '<label>Login <input id="emailaddress" name="email" required></label>'),
  ),
  refused(
    'login-is-none',
    adding('<label>Login <input id="loginname" name="l" required></label>'),
    'Login',
  ),
  success(
    'area-code-in-parts',
    replacing(
      phoneField,
      '<label>Area code <input name="p1" type="tel" maxlength="3" required></label><label>Phone <input name="p2" type="tel" maxlength="7" required></label>',
    ),
    { p1: '987', p2: '6543210', ...without(sent, 'phone') },
  ),
  refused(
    'area-code-alone',
    adding('<label>Area code <input name="a" type="tel" required></label>'),
    'Area code',
  ),
  success('card-holder', adding('<label>Card holder\'s name <input name="c"></label>'), {
    ...sent,
    c: '',
  }),
  refused(
    'card-holder-required',
    adding(
      '<label>Name as it appears on the card <input name="c" autocomplete="name" required></label>',
    ),
    'Name as it appears on the card',
  ),
  success(
    'number-beside-its-type',
    replacing(
      phoneField,
      '<label>Phone type <select name="t"><option>Mobile</option></select></label><label>Number <input name="phone" required></label>',
    ),
    { t: 'Mobile', ...sent },
  ),
  success(
    'number-of-a-house',
    adding(
      '<label>Street <input name="s"></label><label>Number <input name="n" type="tel"></label>',
    ),
    { ...sent, s: '', n: '' },
  ),
  success(
    'confirm-your-address',
    replacing(emailField, '$&<label>Confirm your address <input name="again" required></label>'),
    { ...sent, again: sent['email']! },
  ),
  refused(
    'confirm-a-street',
    adding(
      '<label>Street <input name="s"></label><label>Confirm your address <input name="a" required></label>',
    ),
    'Confirm your address',
  ),
  success('section-of-another', section('Guarantor details', ''), { ...sent, g1: '', g2: '' }),
  refused('section-of-another-required', section('Co-applicant', 'required'), 'Name'),
  success(
    'salutation',
    replacing(
      nameField,
      '<label for="n">Name</label> <select name="t" aria-label="Title"><option value="">–</option><option>Ms</option></select> <input id="n" name="name" required>',
    ),
    { t: '', ...sent },
  ),
  refused(
    'salutation-required',
    adding(
      '<label>Title <select name="t" required><option value="">Select</option><option>Ms</option></select></label>',
    ),
    'Title',
  ),
  success(
    'second-numbers',
    adding(
      '<label>WhatsApp number (optional) <input name="w" type="tel"></label><label>Alternate phone <input name="a" type="tel"></label><label>Mobile no. of guarantor <input name="g" type="tel"></label>',
    ),
    { ...sent, w: '', a: '', g: '' },
  ),
  refused(
    'second-number-required',
    adding('<label>Alternate phone <input name="a" type="tel" required></label>'),
    'Alternate phone',
  ),
  refused(
    'code-by-mail',
    adding('<label>Email OTP <input name="o" required></label>'),
    'Email OTP',
  ),
  success(
    'name-of-city',
    replacing(
      cityField,
      '<label>City of birth <input name="b"></label><label>Name of city <input name="city" required></label>',
    ),
    { b: '', ...sent },
  ),
];
