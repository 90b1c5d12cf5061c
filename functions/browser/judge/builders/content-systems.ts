/**
 * Form builders of content systems other than WordPress, of government services, and of survey
 * tools.
 */
import type { FormBuilder } from './form-builder.ts';
import { addressesFrom, answersFrom, inPublicCode, statesFrom } from './from-source.ts';

const freeform = statesFrom(
  'solspace/craft-freeform packages/scripts/src/components/front-end/plugin/freeform.ts',
);
const freeformTells = answersFrom(
  'solspace/craft-freeform packages/plugin/src/controllers/SubmitController.php',
);
const formie = statesFrom('verbb/formie src/elements/Form.php');
const formieTells = answersFrom('verbb/formie src/controllers/SubmissionsController.php');
const drupalMessages = statesFrom(inPublicCode('messages--error'));
const webform = statesFrom(inPublicCode('webform-confirmation'));
const govUk = 'alphagov/forms-runner ';
const govUkPanel = statesFrom(`${govUk}app/views/forms/submitted/_submitted_panel.html.erb`);
const surveyJs = statesFrom(
  'surveyjs/survey-library packages/survey-core/src/defaultCss/defaultCss.ts',
);
const enketo = addressesFrom('enketo/enketo-express app/controllers/pages-controller.js');

export const contentSystems: readonly FormBuilder[] = [
  {
    name: 'Drupal Webform',
    marks: 'form.webform-submission-form, form.webform-client-form, .webform-confirmation',
    // A status message does not prove success: "already submitted" is a status message too.
    states: [
      drupalMessages('value_refused', '.messages--error', 'by words'),
      webform('accepted', '.webform-confirmation', 'by words'),
    ],
  },
  {
    name: 'Drupal contact form',
    marks: 'form.contact-form[data-user-info-from-browser]',
    // The error message may also say that the hourly limit of messages is reached, so the meaning
    // is read from its words. There is no success state: a success is shown on another page.
    states: [
      statesFrom('drupal/drupal core/modules/contact/src/MessageForm.php')(
        'value_refused',
        '.messages--error',
        'by words',
      ),
    ],
  },
  {
    name: 'Freeform',
    marks: 'form[data-freeform], .freeform-form-success',
    states: [
      freeform('value_refused', '.freeform-form-errors', 'by words'),
      freeform('value_refused', '.freeform-errors'),
      freeform('accepted', '.freeform-form-success', 'by words'),
    ],
    endpoint: '.',
    sharesEndpoint: true,
    answers: [
      freeformTells('already_submitted', { duplicate: 'true', finished: '.' }, 'formErrors.0'),
      freeformTells('value_refused', { success: 'false', formErrors: '.' }, 'formErrors.0'),
      freeformTells('neutral', { success: 'true', finished: 'false' }),
      freeformTells('accepted', { success: 'true', finished: 'true', onSuccess: '.' }),
    ],
  },
  {
    name: 'Formie',
    marks: '[data-fui-form], form.fui-form, .fui-alert-success',
    states: [
      formie('value_refused', '.fui-alert-error', 'by words'),
      formie('value_refused', '.fui-error-message'),
      formie('accepted', '.fui-alert-success', 'by words'),
    ],
    endpoint: '.',
    sharesEndpoint: true,
    answers: [
      formieTells(
        'value_refused',
        { success: 'false', isFinalPage: '.' },
        'errorMessage',
        'by words',
      ),
      formieTells('neutral', { success: 'true', isFinalPage: 'false' }),
      formieTells(
        'accepted',
        { success: 'true', isFinalPage: 'true' },
        'submitActionMessage',
        'by words',
      ),
    ],
  },
  {
    name: 'GOV.UK',
    marks: 'form .govuk-button, .govuk-panel, .govuk-error-summary',
    states: [
      statesFrom(`${govUk}app/views/forms/page/show.html.erb`)(
        'value_refused',
        '.govuk-error-summary',
      ),
      addressesFrom(`${govUk}config/routes.rb`)(
        'already_submitted',
        '/repeat-submission([?#]|$)',
        'h1',
      ),
      // GOV.UK's panel that asks for a payment is no acceptance: the application counts only after
      // the payment.
      govUkPanel('neutral', '.app-panel--payment-required'),
      govUkPanel('accepted', '.govuk-panel--confirmation, #submission-reference'),
    ],
  },
  {
    name: 'SurveyJS',
    marks: '.sd-root-modern, .sd-completedpage, .sd-completed-before-page',
    // SurveyJS shows its thank-you page before the answers are saved; an error while saving is
    // shown below that page's text.
    states: [
      surveyJs('error', '.sv-save-data_error'),
      surveyJs('neutral', '.sv-save-data_info'),
      surveyJs('already_submitted', '.sd-completed-before-page'),
      surveyJs('value_refused', '.sd-question__erbox'),
      surveyJs('accepted', '.sd-completedpage', 'by words'),
    ],
  },
  {
    name: 'Enketo',
    marks: 'form.or',
    home: '/thanks([?#]|$)',
    // After a success, Enketo briefly shows the emptied form at the address that otherwise means
    // "already submitted" (`/thanks?taken=`). So both states require a page without the form.
    states: [
      enketo('already_submitted', '/thanks\\?taken=', 'body:not(:has(form.or)) h3'),
      enketo('accepted', '/thanks([#]|$)', 'body:not(:has(form.or)) h3'),
    ],
  },
];
