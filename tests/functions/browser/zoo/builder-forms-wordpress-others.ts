/**
 * Forms of WordPress themes and of plugins that `builder-forms-wordpress.ts` does not contain;
 * `judge/builders` describes what they show.
 */
import { again, blah, lorem, wordpressAjax, zooForms, type BuilderForm } from './builder-form.ts';

const forms: BuilderForm[] = [
  {
    builder: 'Elementor',
    slug: 'elementor',
    before: (fields) => `<form class="elementor-form">${fields}</form>`,
    action: wordpressAjax,
    ends: [
      {
        name: 'success',
        outcome: 'success',
        answer: { success: true, data: { message: lorem } },
        after: `<form class="elementor-form">${again}<div class="elementor-message elementor-message-success" role="alert">${lorem}</div></form>`,
      },
      {
        name: 'danger',
        outcome: 'validation_refused',
        answer: { success: false, data: { message: lorem } },
        after: `<form class="elementor-form">${again}<div class="elementor-message elementor-message-danger" role="alert">${lorem}</div></form>`,
      },
    ],
  },
  {
    builder: 'Everest Forms',
    slug: 'everest',
    before: (fields) =>
      `<div class="everest-forms"><form class="everest-form">${fields}</form></div>`,
    ends: [
      {
        name: 'success',
        outcome: 'success',
        after: `<div class="everest-forms"><div class="everest-forms-notice everest-forms-notice--success" role="alert">${lorem}</div></div>`,
      },
      {
        name: 'error',
        outcome: 'validation_refused',
        after: `<div class="everest-forms"><div class="everest-forms-notice everest-forms-notice--error" role="alert">${lorem}</div><form class="everest-form">${again}</form></div>`,
      },
    ],
  },
  {
    builder: 'HTML Forms',
    slug: 'htmlforms',
    before: (fields) => `<form class="hf-form"><div class="hf-fields-wrap">${fields}</div></form>`,
    ends: [
      {
        name: 'success',
        outcome: 'success',
        after: `<form class="hf-form"><p class="hf-message hf-message-success">${lorem}</p></form>`,
      },
      {
        name: 'warning',
        outcome: 'validation_refused',
        after: `<form class="hf-form"><p class="hf-message hf-message-warning">${lorem}</p></form>`,
      },
    ],
  },
  {
    builder: 'Mailchimp for WordPress',
    slug: 'mc4wp',
    before: (fields) =>
      `<form class="mc4wp-form">${fields}<div class="mc4wp-response"></div></form>`,
    ends: [
      {
        name: 'success',
        outcome: 'success',
        after: `<form class="mc4wp-form mc4wp-form-success">${again}<div class="mc4wp-response"><div class="mc4wp-alert mc4wp-success" role="alert"><p>${lorem}</p></div></div></form>`,
      },
      {
        name: 'notice',
        outcome: 'already_submitted',
        after: `<form class="mc4wp-form mc4wp-form-error">${again}<div class="mc4wp-response"><div class="mc4wp-alert mc4wp-notice" role="alert"><p>${lorem}</p></div></div></form>`,
      },
      {
        name: 'asks-to-confirm',
        outcome: 'verification_required',
        after: `<form class="mc4wp-form mc4wp-form-success">${again}<div class="mc4wp-response"><div class="mc4wp-alert mc4wp-success" role="alert"><p>Please check your inbox to confirm your address.</p></div></div></form>`,
        words: /inbox/,
      },
    ],
  },
  {
    builder: 'Caldera Forms',
    slug: 'caldera',
    before: (fields) =>
      `<div class="caldera-grid"><div id="caldera_notices_1"></div><form class="caldera_forms_form">${fields}</form></div>`,
    ends: [
      {
        name: 'address',
        outcome: 'success',
        leadsTo: '?cf_su=1',
        words: /^$/,
        after: `<div class="caldera-grid"><p>${lorem}</p></div>`,
      },
      {
        name: 'danger',
        outcome: 'validation_refused',
        after: `<div class="caldera-grid"><div class="alert alert-error alert-danger">${lorem}</div></div>`,
      },
    ],
  },
  {
    builder: 'Jetpack Forms',
    slug: 'jetpack',
    before: (fields) =>
      `<div class="wp-block-jetpack-contact-form-container"><form class="contact-form commentsblock">${fields}</form></div>`,
    ends: [
      {
        name: 'sent',
        outcome: 'success',
        leadsTo: '?contact-form-id=1&contact-form-sent=77&contact-form-hash=a',
        after: `<div class="wp-block-jetpack-contact-form-container"><div class="contact-form-submission"><h4 id="contact-form-success-header">${lorem}</h4></div></div>`,
      },
      {
        name: 'error',
        outcome: 'validation_refused',
        after: `<div class="wp-block-jetpack-contact-form-container"><div class="form-error"><h3>${blah}</h3><ul class="form-errors"><li class="form-error-message">${lorem}</li></ul></div></div>`,
      },
    ],
  },
  {
    builder: 'Divi',
    slug: 'divi',
    before: (fields) =>
      `<div class="et_pb_contact_form_container"><div class="et-pb-contact-message"></div><div class="et_pb_contact"><form class="et_pb_contact_form">${fields}</form></div></div>`,
    ends: [
      {
        name: 'message',
        outcome: 'success',
        after: `<div class="et_pb_contact_form_container"><div class="et-pb-contact-message"><p>${lorem}</p></div></div>`,
      },
      {
        name: 'list',
        outcome: 'validation_refused',
        words: /Quonda/,
        after: `<div class="et_pb_contact_form_container"><div class="et-pb-contact-message"><p>${lorem}</p><ul><li>${blah}</li></ul></div></div>`,
      },
      {
        name: 'error-text',
        outcome: 'validation_refused',
        after: `<div class="et_pb_contact_form_container"><div class="et-pb-contact-message"><p class="et_pb_contact_error_text">${lorem}</p></div></div>`,
      },
    ],
  },
];

export const otherWordpressForms = zooForms(forms);
