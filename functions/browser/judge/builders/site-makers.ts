/** Form builders of website and shop makers. */
import type { FormBuilder } from './form-builder.ts';
import { addressesFrom, answersFrom, inPublicCode, statesFrom } from './from-source.ts';

const webflow = statesFrom('gist.github.com/askkaz/44ba29cf1898c60e3eb03903e63e2cc4');
const squarespace = statesFrom(inPublicCode('form-submission-text'));
const odoo = 'odoo/odoo addons/website/static/src/';
const odooTells = answersFrom(`${odoo}snippets/s_website_form/000.js`);
const dawn = 'Shopify/dawn sections/';
const dawnShows = statesFrom(`${dawn}contact-form.liquid`);
const dawnNewsletter = statesFrom(`${dawn}email-signup-banner.liquid`);
const presta = statesFrom('PrestaShop/contactform views/templates/widget/contactform.tpl');
const bigCommerce = 'bigcommerce/cornerstone templates/';

export const siteMakers: readonly FormBuilder[] = [
  {
    name: 'Webflow',
    marks: '.w-form, .w-form-done, .w-form-fail',
    // Webflow's error message and success message are always in the page; the style sheet hides
    // them.
    states: [webflow('error', '.w-form-fail'), webflow('accepted', '.w-form-done', 'by words')],
  },
  {
    name: 'Squarespace',
    marks: '.form-submission-text, .form-submission-html',
    // Squarespace's two elements for a success message are in the page from the start, with the
    // class `hidden`.
    states: [
      squarespace('accepted', '.form-submission-text', 'by words'),
      squarespace('accepted', '.form-submission-html:not(:empty)', 'by words'),
    ],
  },
  {
    name: 'Odoo',
    marks: '.s_website_form, form.s_website_form, .s_website_form_end_message',
    // Odoo's end message is in the page from the start, hidden. While the message is shown, the
    // form is hidden.
    states: [
      statesFrom(`${odoo}xml/website_form.xml`)(
        'value_refused',
        '#s_website_form_result.text-danger, .s_website_form_custom_error',
        'by words',
      ),
      statesFrom(`${odoo}snippets/s_website_form/000.js`)('value_refused', '.o_has_error'),
      statesFrom(`${odoo}xml/website_form.xml`)('accepted', '#s_website_form_result.text-success'),
      statesFrom(`${odoo}snippets/s_website_form/000.js`)(
        'accepted',
        '.s_website_form_end_message',
        'by words',
      ),
    ],
    endpoint: '/website/form/|/website_form/',
    sharesEndpoint: true,
    answers: [
      odooTells('value_refused', { error_fields: '.' }),
      odooTells('value_refused', { error: '.' }, 'error', 'by words'),
      odooTells('accepted', { id: '^[1-9]\\d*$' }),
    ],
  },
  {
    name: 'Shopify',
    marks: '#ContactForm, form[action*="/contact#"]',
    // Shopify's form stays visible in every state. The ids of the newsletter's messages contain the
    // id of their section, so only the beginning of the ids is compared.
    states: [
      dawnShows('value_refused', 'h2.form-status[role="alert"]', 'by words'),
      dawnNewsletter('value_refused', '[id^="Newsletter-error"]'),
      dawnShows('accepted', 'h2.form-status.form__message', 'by words'),
      dawnNewsletter('accepted', '[id^="Newsletter-success"]', 'by words'),
      addressesFrom(inPublicCode('contact_posted=true'))('accepted', '[?&]contact_posted=true'),
    ],
  },
  {
    name: 'PrestaShop',
    marks: 'form:has([name="submitMessage"]), .login-form form > .notification',
    // PrestaShop removes the form's fields and button after a success.
    states: [
      presta('value_refused', '.notification.notification-error', 'by words'),
      presta('accepted', '.notification.notification-success', 'by words'),
    ],
  },
  {
    name: 'BigCommerce',
    marks: '#contact-us-page, #contact-us-success',
    states: [
      statesFrom(`${bigCommerce}components/page/contact-us-form.html`)(
        'value_refused',
        '#contact-us-error',
        'by words',
      ),
      statesFrom(`${bigCommerce}pages/contact-us.html`)(
        'accepted',
        '#contact-us-success',
        'by words',
      ),
    ],
  },
];
