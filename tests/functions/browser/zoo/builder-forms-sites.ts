/**
 * Forms of site builders, shop builders and frameworks; `judge/builders` describes what they show.
 */
import {
  again,
  blah,
  icon,
  lorem,
  thanksPage,
  zooForms,
  type BuilderForm,
} from './builder-form.ts';

const webflow = (fields: string, done = 'none', fail = 'none') =>
  `<style>.w-form-done, .w-form-fail { display: none }</style><div class="w-form">${fields}
    <div class="w-form-done" style="display:${done}"><div>${lorem}</div></div>
    <div class="w-form-fail" style="display:${fail}"><div>${lorem}</div></div></div>`;
const squarespace = (fields: string, hidden: string) =>
  `<style>.hidden { display: none }</style><form class="react-form-contents">${fields}
    <div class="${hidden} form-submission-text">${lorem}</div><div class="hidden form-submission-html"></div></form>`;
const odoo = (fields: string, form: string, end: string, result = '') =>
  `<style>.d-none { display: none }</style><section class="s_website_form"><form class="${form}">${fields}
    <span id="s_website_form_result" class="${result}">${result && lorem}</span></form>
    <div class="s_website_form_end_message ${end}">${icon}</div></section>`;
const shopify = (fields: string, status = '') =>
  `<form id="ContactForm" class="isolate">${status}${fields}</form>`;
const presta = (fields: string, notification = '') =>
  `<section class="login-form"><form>${notification}${fields.replace('<button', '<button name="submitMessage"')}</form></section>`;
const bigCommerce = (body: string) => `<div id="contact-us-page">${body}</div>`;

const makers: BuilderForm[] = [
  {
    builder: 'Webflow',
    slug: 'webflow',
    before: (fields) => webflow(`<form>${fields}</form>`),
    action: '/api/v1/form/5f',
    ends: [
      { name: 'done', outcome: 'success', answer: { code: 200 }, after: webflow('', 'block') },
      {
        name: 'fail',
        outcome: 'outcome_unknown',
        answer: { code: 200 },
        after: webflow(`<form>${again}</form>`, 'none', 'block'),
      },
    ],
  },
  {
    builder: 'Squarespace',
    slug: 'squarespace',
    before: (fields) => squarespace(fields, 'hidden'),
    action: '/api/form/SaveFormSubmission',
    ends: [
      { name: 'text', outcome: 'success', answer: {}, after: squarespace('', '') },
      {
        name: 'hidden-text',
        outcome: 'no_confirmation',
        answer: {},
        after: '',
      },
    ],
  },
  {
    builder: 'Odoo',
    slug: 'odoo',
    before: (fields) => odoo(fields, '', 'd-none'),
    action: '/website/form/crm.lead',
    ends: [
      { name: 'end', outcome: 'success', answer: { id: 7 }, after: odoo(again, 'd-none', '') },
      {
        name: 'error',
        outcome: 'validation_refused',
        answer: { error: lorem },
        after: odoo(again, '', 'd-none', 'text-danger'),
      },
    ],
  },
  {
    builder: 'Shopify',
    slug: 'shopify',
    before: (fields) => shopify(fields),
    ends: [
      {
        name: 'status',
        outcome: 'success',
        after: shopify(
          again,
          `<h2 class="form-status form-status-list form__message">${lorem}</h2>`,
        ),
      },
      {
        name: 'posted',
        outcome: 'success',
        leadsTo: '?contact_posted=true',
        after: shopify(again),
      },
      {
        name: 'alert',
        outcome: 'validation_refused',
        after: shopify(
          again,
          `<div class="form__message"><h2 class="form-status" role="alert">${lorem}</h2></div>`,
        ),
      },
    ],
  },
  {
    builder: 'PrestaShop',
    slug: 'prestashop',
    also: { submitMessage: '' },
    before: (fields) => presta(fields),
    ends: [
      {
        name: 'success',
        outcome: 'success',
        after: presta(
          '',
          `<div class="notification notification-success"><ul><li>${lorem}</li></ul></div>`,
        ),
      },
      {
        name: 'error',
        outcome: 'validation_refused',
        after: presta(
          again,
          `<div class="notification notification-error"><ul><li>${lorem}</li></ul></div>`,
        ),
      },
    ],
  },
  {
    builder: 'BigCommerce',
    slug: 'bigcommerce',
    before: (fields) => bigCommerce(`<form>${fields}</form>`),
    ends: [
      {
        name: 'success',
        outcome: 'success',
        after: bigCommerce(`<div id="contact-us-success">${lorem}</div>`),
      },
      {
        name: 'error',
        outcome: 'validation_refused',
        after: bigCommerce(
          `<div id="contact-us-error"><div class="alertBox alertBox--error">${lorem}</div></div><form>${again}</form>`,
        ),
      },
    ],
  },
];

/**
 * Two outcomes of a framework's form: thanks in the words of the site, and an error summary whose
 * words no rule matches.
 */
const framework = (
  builder: string | undefined,
  slug: string,
  name: string,
  summary: string,
): BuilderForm => {
  const token = `<input type="hidden" name="${name}" value="t">`;
  return {
    ...(builder !== undefined && { builder }),
    slug,
    also: { [name]: 't' },
    before: (fields) => `<form>${token}${fields}</form>`,
    ends: [
      { name: 'thanks', outcome: 'success', after: thanksPage },
      {
        name: 'summary',
        outcome: 'validation_refused',
        after: `<form>${token}${summary}${again}</form>`,
      },
    ],
  };
};

const frameworks: BuilderForm[] = [
  framework(
    'Django',
    'django',
    'csrfmiddlewaretoken',
    `<ul class="errorlist"><li>${blah}</li></ul>`,
  ),
  framework(
    'Rails',
    'rails',
    'authenticity_token',
    `<div id="error_explanation"><ul><li>${blah}</li></ul></div>`,
  ),
  framework(
    'Laravel',
    'laravel',
    '_token',
    `<div class="alert alert-danger"><ul><li>${blah}</li></ul></div>`,
  ),
  framework(
    'Symfony',
    'symfony',
    'lead[_token]',
    `<div class="invalid-feedback d-block">${blah}</div>`,
  ),
  framework(undefined, 'spring', '_csrf', `<span id="phone.errors">${blah}</span>`),
  framework(
    'ASP.NET',
    'aspnet',
    '__RequestVerificationToken',
    `<div class="validation-summary-errors"><ul><li>${blah}</li></ul></div>`,
  ),
];

/**
 * A page that shows thanks and a text with the CSS classes of an error. It also contains another
 * form of the same framework.
 */
const notice: BuilderForm = {
  builder: 'Laravel',
  slug: 'laravel',
  also: { _token: 't' },
  before: (fields) => `<form><input type="hidden" name="_token" value="t">${fields}</form>`,
  ends: [
    {
      name: 'notice',
      outcome: 'success',
      after: `${thanksPage}<div class="alert alert-danger">${blah}</div><form><input type="hidden" name="_token" value="t"><button>Sign out</button></form>`,
      words: /Thank you/,
    },
  ],
};

export const siteForms = zooForms([...makers, ...frameworks, notice]);
