/** Forms of WordPress plugins; `judge/builders` describes what these plugins answer and show. */
import {
  again,
  blah,
  icon,
  lorem,
  wordpressAjax,
  zooForms,
  type BuilderForm,
} from './builder-form.ts';

const cf7 =
  (status: string, text = '') =>
  (fields: string) =>
    `<div class="wpcf7"><form class="wpcf7-form ${status}" data-status="${status}">${fields}
      <div class="wpcf7-response-output" ${text ? '' : 'hidden'}>${text}</div></form></div>`;

const forms: BuilderForm[] = [
  {
    builder: 'Contact Form 7',
    slug: 'cf7',
    before: cf7('init'),
    action: '/wp-json/contact-form-7/v1/contact-forms/7/feedback',
    ends: [
      {
        name: 'sent',
        outcome: 'success',
        answer: { status: 'mail_sent', message: lorem },
        after: cf7('sent', lorem)(again),
      },
      {
        name: 'spam',
        outcome: 'blocked',
        answer: { status: 'spam', message: lorem },
        after: cf7('spam', lorem)(again),
      },
      {
        name: 'failed',
        outcome: 'outcome_unknown',
        answer: { status: 'mail_failed', message: lorem },
        after: cf7('failed', lorem)(again),
      },
      {
        name: 'asks-to-confirm',
        outcome: 'verification_required',
        answer: { status: 'mail_sent', message: 'Open your inbox and confirm your address' },
        after: cf7('sent', 'Open your inbox and confirm your address')(again),
        words: /inbox/,
      },
    ],
  },
  {
    builder: 'Gravity Forms',
    slug: 'gravity',
    before: (fields) =>
      `<div class="gform_wrapper" id="gform_wrapper_1"><form>${fields}</form></div>`,
    ends: [
      {
        name: 'confirmation',
        outcome: 'success',
        after: `<div id="gform_confirmation_wrapper_1" class="gform_confirmation_wrapper"><div class="gform_confirmation_message">${lorem}</div></div>`,
      },
      {
        name: 'validation',
        outcome: 'validation_refused',
        after: `<div class="gform_wrapper gform_validation_error"><div class="gform_validation_errors"><h2>${blah}</h2></div><form>${again}</form></div>`,
      },
      {
        name: 'limit',
        outcome: 'rate_limited',
        after: `<div class="gform_wrapper"><h2 class="gf_submission_limit_message">${blah}</h2></div>`,
      },
      {
        name: 'draft',
        outcome: 'no_confirmation',
        after: `<div class="form_saved_message_sent gform_confirmation_wrapper"><div class="gform_confirmation_message">${blah}</div></div>`,
      },
    ],
  },
  {
    builder: 'WPForms',
    slug: 'wpforms',
    before: (fields) =>
      `<div class="wpforms-container"><form class="wpforms-form wpforms-validate">${fields}</form></div>`,
    action: wordpressAjax,
    ends: [
      {
        name: 'confirmation',
        outcome: 'success',
        answer: { success: true, data: { confirmation: icon } },
        after: `<div class="wpforms-confirmation-container-full" id="wpforms-confirmation-1">${icon}</div>`,
      },
      {
        name: 'error',
        outcome: 'validation_refused',
        answer: { success: false, data: { errors: { field: { 'wpforms[fields][1]': blah } } } },
        after: `<form class="wpforms-form">${again}<em class="wpforms-error">${blah}</em></form>`,
      },
    ],
  },
  {
    builder: 'Ninja Forms',
    slug: 'ninja',
    before: (fields) =>
      `<div class="nf-form-cont"><div class="nf-form-wrap"><div class="nf-response-msg"></div><form>${fields}</form></div></div>`,
    action: wordpressAjax,
    ends: [
      {
        name: 'response',
        outcome: 'success',
        answer: { errors: [], data: { actions: { success_message: `<p>${lorem}</p>` } } },
        after: `<div class="nf-form-wrap"><div class="nf-response-msg"><p>${lorem}</p></div></div>`,
      },
      {
        name: 'error',
        outcome: 'validation_refused',
        answer: { errors: { fields: { 2: blah } }, data: {} },
        after: `<div class="nf-form-wrap"><div class="nf-response-msg"></div><form>${again}<div class="nf-error-msg">${blah}</div></form></div>`,
      },
    ],
  },
  {
    builder: 'Formidable Forms',
    slug: 'formidable',
    before: (fields) => `<div class="frm_forms"><form class="frm-show-form">${fields}</form></div>`,
    ends: [
      {
        name: 'message',
        outcome: 'success',
        after: `<div class="frm_forms"><div class="frm_message" role="status"><p>${lorem}</p></div></div>`,
      },
      {
        name: 'error',
        outcome: 'validation_refused',
        after: `<div class="frm_forms"><div class="frm_error_style" role="status"><p>${lorem}</p></div></div>`,
      },
    ],
  },
  {
    builder: 'Fluent Forms',
    slug: 'fluent',
    before: (fields) =>
      `<div class="fluentform"><form class="frm-fluent-form">${fields}</form><div class="ff-errors-in-stack"></div></div>`,
    action: wordpressAjax,
    ends: [
      {
        name: 'success',
        outcome: 'success',
        answer: { data: { result: { message: lorem, action: 'hide_form' } } },
        after: `<div class="fluentform"><div class="ff-message-success" role="status">${lorem}</div></div>`,
      },
      {
        name: 'errors',
        outcome: 'validation_refused',
        answer: { errors: { email: { x: blah } } },
        status: 423,
        after: `<div class="fluentform"><form class="frm-fluent-form">${again}</form><div class="ff-errors-in-stack"><div class="error text-danger">${blah}</div></div></div>`,
      },
      {
        name: 'draft',
        outcome: 'no_confirmation',
        answer: { saved: 1 },
        after: `<div class="fluentform"><form class="frm-fluent-form">${again}<div class="ff-message-success ff-el-group">${lorem}</div></form></div>`,
      },
    ],
  },
  {
    builder: 'Forminator',
    slug: 'forminator',
    before: (fields) =>
      `<form class="forminator-ui forminator-custom-form"><div class="forminator-response-message" aria-hidden="true"></div>${fields}</form>`,
    action: wordpressAjax,
    ends: [
      {
        name: 'success',
        outcome: 'success',
        answer: { success: true, data: { message: lorem, success: true } },
        after: `<form class="forminator-ui forminator-custom-form"><div class="forminator-response-message forminator-success forminator-show"><p>${lorem}</p></div>${again}</form>`,
      },
      {
        name: 'error',
        outcome: 'validation_refused',
        answer: { success: false, data: { message: lorem, success: false } },
        after: `<form class="forminator-ui forminator-custom-form"><div class="forminator-response-message forminator-error forminator-show"><p>${lorem}</p></div>${again}</form>`,
      },
      {
        name: 'second-factor',
        outcome: 'verification_required',
        answer: { data: { authentication: 'show', auth_method: 'fallback-email' } },
        after: `<form class="forminator-ui forminator-custom-form"><div class="forminator-response-message"></div>${again}</form>`,
      },
    ],
  },
];

export const wordpressForms = zooForms(forms);
