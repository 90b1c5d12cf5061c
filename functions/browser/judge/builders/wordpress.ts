/** The most used form plugins of WordPress. */
import type { FormBuilder } from './form-builder.ts';
import { answersFrom, statesFrom } from './from-source.ts';

const cf7 = 'rocklobster-in/contact-form-7 includes/';
const cf7Shows = statesFrom(`${cf7}js/src/status.js`);
const cf7Tells = answersFrom(`${cf7}submission.php`);
const oldCf7Shows = statesFrom('wp-plugins/contact-form-7');
const gravityShows = statesFrom('pronamic/gravityforms form_display.php');
const wpforms = 'WordPressBugBounty/plugins-wpforms-lite wpforms-lite/';
const wpformsTells = answersFrom(`${wpforms}includes/class-process.php`);
const ninja = 'WordPressBugBounty/plugins-ninja-forms ninja-forms/includes/';
const ninjaShows = statesFrom(`${ninja}Templates`);
const ninjaTells = answersFrom(`${ninja}Actions/SuccessMessage.php`);
const formidable = 'Strategy11/formidable-forms ';
const formidableShows = statesFrom(`${formidable}classes/controllers/FrmFormsController.php`);
const fluent = 'fluentform/fluentform resources/assets/public/form-submission.js';
const forminator =
  'WordPressBugBounty/plugins-forminator forminator/assets/js/front/front.submit.js';
const elementor = 'ElementorProGPL/elementor-pro-gpl assets/js/form.f57ca47ad68276d319aa.bundle.js';

/** Most plugins send their forms to the same WordPress script. */
export const adminAjax = { endpoint: '/admin-ajax\\.php', sharesEndpoint: true } as const;

export const wordpressBuilders: readonly FormBuilder[] = [
  {
    name: 'Contact Form 7',
    marks: '.wpcf7, form.wpcf7-form',
    // Contact Form 7's element for messages is in the page from the start, empty and hidden; the
    // form stays visible in every state. The message for a mail error and the message for spam have
    // the same default text.
    states: [
      cf7Shows('policy_refused', 'form.spam .wpcf7-response-output'),
      cf7Shows('policy_refused', 'form.aborted .wpcf7-response-output'),
      cf7Shows('error', 'form.failed .wpcf7-response-output'),
      cf7Shows('value_refused', 'form.invalid .wpcf7-response-output'),
      cf7Shows('value_refused', 'form.unaccepted .wpcf7-response-output'),
      cf7Shows('neutral', 'form.payment-required .wpcf7-response-output'),
      statesFrom(`${cf7}contact-form.php`)('value_refused', '.wpcf7-not-valid-tip'),
      oldCf7Shows('policy_refused', '.wpcf7-spam-blocked'),
      oldCf7Shows('error', '.wpcf7-mail-sent-ng'),
      oldCf7Shows('value_refused', '.wpcf7-validation-errors'),
      cf7Shows('accepted', 'form.sent .wpcf7-response-output', 'by words'),
      oldCf7Shows('accepted', '.wpcf7-mail-sent-ok', 'by words'),
    ],
    endpoint: 'contact-form-7/v1/contact-forms/\\d+/feedback',
    answers: [
      cf7Tells('policy_refused', { status: '^(spam|aborted)$' }, 'message'),
      cf7Tells('error', { status: '^mail_failed$' }, 'message'),
      cf7Tells('value_refused', { status: '^(validation_failed|acceptance_missing)$' }, 'message'),
      answersFrom(`${cf7}js/src/status.js`)('neutral', { status: '^payment_required$' }, 'message'),
      cf7Tells('accepted', { status: '^mail_sent$' }, 'message', 'by words'),
    ],
  },
  {
    name: 'Gravity Forms',
    marks:
      '.gform_wrapper, .gform_confirmation_wrapper, .gf_submission_limit_message, .gform_not_found',
    // Gravity Forms replaces the form by the confirmation. A saved draft has a confirmation wrapper
    // too. A message about a submission limit is a heading if the visitor should wait, and a block
    // if the form is closed.
    states: [
      gravityShows('neutral', '.form_saved_message, .form_saved_message_sent'),
      gravityShows('too_many', 'h2.gf_submission_limit_message'),
      gravityShows('policy_refused', 'div.gf_submission_limit_message'),
      gravityShows('error', '.gform_not_found'),
      gravityShows('value_refused', '.gform_validation_errors, .validation_error'),
      gravityShows('accepted', '.gform_confirmation_message', 'by words'),
    ],
  },
  {
    name: 'WPForms',
    marks: '.wpforms-form, .wpforms-confirmation-container, .wpforms-confirmation-container-full',
    states: [
      statesFrom(`${wpforms}src/Frontend/Modern.php`)(
        'value_refused',
        '.wpforms-error-container',
        'by words',
      ),
      statesFrom(`${wpforms}assets/js/frontend/wpforms.js`)(
        'value_refused',
        'em.wpforms-error, label.wpforms-error',
      ),
      statesFrom(`${wpforms}src/Frontend/Frontend.php`)(
        'accepted',
        '.wpforms-confirmation-container, .wpforms-confirmation-container-full',
        'by words',
      ),
    ],
    ...adminAjax,
    answers: [
      wpformsTells('value_refused', { success: 'false', 'data.errors.field': '.' }),
      wpformsTells('error', { success: 'false' }, 'data.errors.general', 'by words'),
      wpformsTells(
        'accepted',
        { success: 'true', 'data.confirmation': '.' },
        'data.confirmation',
        'by words',
      ),
      wpformsTells('accepted', { success: 'true', 'data.redirect_url': '.' }),
    ],
  },
  {
    name: 'Ninja Forms',
    marks: '.nf-form-cont, .nf-form-wrap',
    // Ninja Forms' element for messages is in the page from the start, empty.
    states: [
      ninjaShows('value_refused', '.nf-error-msg', 'by words'),
      ninjaShows('accepted', '.nf-response-msg:not(:empty)', 'by words'),
    ],
    ...adminAjax,
    answers: [
      ninjaTells(
        'accepted',
        { errors: '^(\\[\\]|\\{\\})$', 'data.actions.success_message': '.' },
        'data.actions.success_message',
        'by words',
      ),
    ],
  },
  {
    name: 'Formidable Forms',
    marks: '.frm_forms, form.frm-show-form',
    states: [
      formidableShows('value_refused', '.frm_error_style', 'by words'),
      statesFrom(`${formidable}js/formidable.js`)('value_refused', '.frm_error'),
      formidableShows('accepted', '.frm_message', 'by words'),
    ],
  },
  {
    name: 'Fluent Forms',
    marks: '.fluentform, form.frm-fluent-form, .ff-message-success',
    // Fluent Forms shows the same success message for a saved draft as for a sent form, but the
    // draft's message also has the class of a form group.
    states: [
      statesFrom(fluent)('value_refused', '.ff-errors-in-stack .error.text-danger', 'by words'),
      statesFrom(fluent)('value_refused', '.ff-el-is-error .text-danger'),
      statesFrom('fluentform/fluentform resources/assets/public/form-save-progress.js')(
        'neutral',
        '.ff-message-success.ff-el-group',
      ),
      statesFrom(fluent)('accepted', '.ff-message-success:not(.ff-el-group)', 'by words'),
    ],
    ...adminAjax,
    answers: [
      answersFrom(fluent)(
        'accepted',
        { 'data.result.message': '.' },
        'data.result.message',
        'by words',
      ),
      answersFrom(fluent)('accepted', { 'data.result.redirectUrl': '.' }),
    ],
  },
  {
    name: 'Forminator',
    marks: 'form.forminator-custom-form, form.forminator-ui, .forminator-response-message',
    // Forminator shows every state in one element, and "sending" while the form is submitted. An
    // answer without `success` asks for a second factor.
    states: [
      statesFrom(forminator)('neutral', '.forminator-response-message.forminator-loading'),
      statesFrom(forminator)(
        'value_refused',
        '.forminator-response-message.forminator-error',
        'by words',
      ),
      statesFrom(forminator)('value_refused', '.forminator-error-message'),
      statesFrom(forminator)(
        'accepted',
        '.forminator-response-message.forminator-success',
        'by words',
      ),
    ],
    ...adminAjax,
    answers: [
      answersFrom(forminator)('verification_required', {
        'data.authentication': '^(show|invalid)$',
      }),
      answersFrom(forminator)('neutral', { 'data.type': '^save_draft$' }),
      answersFrom(forminator)('neutral', { 'data.secret': '.' }),
      answersFrom(forminator)('value_refused', { success: 'false' }, 'data.message', 'by words'),
      answersFrom(forminator)(
        'accepted',
        { success: 'true', 'data.success': 'true' },
        'data.message',
        'by words',
      ),
    ],
  },
  {
    name: 'Elementor',
    marks: 'form.elementor-form',
    states: [
      statesFrom(elementor)('value_refused', '.elementor-message-danger', 'by words'),
      statesFrom(elementor)('accepted', '.elementor-message-success', 'by words'),
    ],
    ...adminAjax,
    answers: [
      answersFrom(elementor)(
        'value_refused',
        { success: 'false', 'data.message': '' },
        'data.message',
        'by words',
      ),
      answersFrom(elementor)(
        'accepted',
        { success: 'true', 'data.message': '' },
        'data.message',
        'by words',
      ),
    ],
  },
];
