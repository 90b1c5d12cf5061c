/** Other form plugins and themes of WordPress. */
import type { FormBuilder } from './form-builder.ts';
import { addressesFrom, answersFrom, statesFrom } from './from-source.ts';
import { adminAjax } from './wordpress.ts';

const everest = 'wpeverest/everest-forms assets/js/frontend/ajax-submission.js';
const htmlForms = 'ibericode/html-forms assets/src/js/public.js';
const mc4wp = 'ibericode/mailchimp-for-wordpress includes/forms/';
const mc4wpShows = statesFrom(`${mc4wp}class-form-element.php`);
const caldera = 'CalderaWP/Caldera-Forms classes/';
const jetpack = 'Automattic/jetpack-forms src/contact-form/';
const divi = 'tgcrypt/Divi includes/builder/module/ContactForm.php';

export const otherWordpressBuilders: readonly FormBuilder[] = [
  {
    name: 'Everest Forms',
    marks: '.everest-forms, form.everest-form, .everest-forms-notice',
    states: [
      statesFrom(everest)('value_refused', '.everest-forms-notice--error', 'by words'),
      statesFrom(everest)('value_refused', 'label.evf-error:not(.mailcheck-error)'),
      statesFrom(everest)('accepted', '.everest-forms-notice--success', 'by words'),
    ],
    ...adminAjax,
    answers: [
      answersFrom(everest)('value_refused', { success: 'false' }, 'data.message', 'by words'),
      answersFrom(everest)(
        'accepted',
        { 'data.response': '^success$' },
        'data.message',
        'by words',
      ),
    ],
  },
  {
    name: 'HTML Forms',
    marks: 'form.hf-form',
    // The plugin HTML Forms answers spam with the success message, so that robots don't notice; the
    // page shows no difference.
    states: [
      statesFrom(htmlForms)('value_refused', '.hf-message-warning', 'by words'),
      statesFrom(htmlForms)('accepted', '.hf-message-success', 'by words'),
    ],
  },
  {
    name: 'Mailchimp for WordPress',
    marks: 'form.mc4wp-form',
    // Mailchimp for WordPress shows a notice if the visitor is already subscribed. The success text
    // may only ask the visitor to open the inbox.
    states: [
      mc4wpShows('already_submitted', '.mc4wp-alert.mc4wp-notice', 'by words'),
      mc4wpShows('value_refused', '.mc4wp-alert.mc4wp-error', 'by words'),
      mc4wpShows('accepted', '.mc4wp-alert.mc4wp-success', 'by words'),
    ],
  },
  {
    name: 'Caldera Forms',
    marks: '.caldera-grid, form.caldera_forms_form',
    states: [
      statesFrom(`${caldera}render/notices.php`)(
        'value_refused',
        '.caldera-grid .alert-error, .caldera-grid .alert-danger',
        'by words',
      ),
      statesFrom(`${caldera}render/notices.php`)(
        'accepted',
        '.caldera-grid .alert-success',
        'by words',
      ),
      addressesFrom(`${caldera}core.php`)('accepted', '[?&]cf_su=\\d'),
    ],
  },
  {
    name: 'Jetpack Forms',
    marks:
      '.wp-block-jetpack-contact-form-container, .contact-form-submission, form.contact-form.commentsblock',
    states: [
      statesFrom(`${jetpack}class-contact-form.php`)('value_refused', '.form-error .form-errors'),
      statesFrom(`${jetpack}js/accessible-form.js`)(
        'value_refused',
        '.contact-form__error:not(:empty), .contact-form__input-error:not(:empty)',
      ),
      statesFrom(`${jetpack}class-contact-form.php`)(
        'accepted',
        '.contact-form-submission',
        'by words',
      ),
      addressesFrom(`${jetpack}class-contact-form.php`)('accepted', '[?&]contact-form-sent=\\d'),
    ],
  },
  {
    name: 'Divi',
    marks: '.et_pb_contact_form_container, .et-pb-contact-message',
    // Divi shows all states in one element, which is in the page from the start, empty. The script
    // lists missing fields in this element, and the server marks each paragraph of an error.
    states: [
      statesFrom(divi)('value_refused', '.et-pb-contact-message li, .et_pb_contact_error_text'),
      statesFrom(divi)(
        'accepted',
        '.et-pb-contact-message > p:not(.et_pb_contact_error_text)',
        'by words',
      ),
    ],
  },
];
