/** Services that host forms, or that receive forms from other sites. */
import type { FormBuilder } from './form-builder.ts';
import { answersFrom, inPublicCode, statesFrom } from './from-source.ts';

const hubSpot = statesFrom(inPublicCode('hs_error_rollup'));
const hubSpotTells = answersFrom(
  'developers.hubspot.com/docs/api-reference/legacy/marketing/forms/v3-legacy/submit-data-unauthenticated',
);
const mailchimp = statesFrom(inPublicCode('mce-success-response'));
const mailchimpTells = answersFrom(inPublicCode('list-manage.com/subscribe/post-json'));
const googleForms = statesFrom(inPublicCode('freebirdFormviewerViewResponseConfirmationMessage'));
const microsoftForms = statesFrom(inPublicCode('data-automation-id="thankYouMessage"'));
const formspree = 'formspree/formspree formspree/';
const formspreeTells = answersFrom(`${formspree}forms/endpoint.py`);
const formspreeCore = answersFrom(
  'formspree/formspree-js packages/formspree-core/src/submission.ts',
);
const zohoCrm = inPublicCode('wf_splash_info');

export const hostedServices: readonly FormBuilder[] = [
  {
    name: 'HubSpot',
    marks: 'form.hs-form, .hbspt-form, script[src*="hsforms.net/"]',
    states: [
      hubSpot('value_refused', '.hs_error_rollup .hs-error-msgs, ul.hs-error-msgs'),
      statesFrom(inPublicCode('submitted-message'))('accepted', '.submitted-message', 'by words'),
    ],
    endpoint: 'hsforms\\.(com|net)/submissions/v3/',
    answers: [
      hubSpotTells('accepted', { inlineMessage: '.' }, 'inlineMessage', 'by words'),
      hubSpotTells('accepted', { redirectUri: '.' }),
    ],
  },
  {
    name: 'Marketo',
    marks: 'form.mktoForm',
    // Marketo redirects to a page of the site, so it has no success state.
    states: [statesFrom(inPublicCode('mktoErrorMsg'))('value_refused', '.mktoErrorMsg')],
  },
  {
    name: 'Mailchimp',
    marks: '#mc_embed_signup, form[action*="list-manage.com/subscribe"]',
    // Mailchimp's success message and error message are in the page from the start, hidden. The
    // success text may only ask the visitor to open the inbox; the error text may also be "already
    // subscribed" or "too many attempts".
    states: [
      mailchimp('value_refused', '#mce-error-response', 'by words'),
      mailchimp('accepted', '#mce-success-response', 'by words'),
    ],
    endpoint: 'list-manage\\.com/subscribe/post-json',
    answers: [
      mailchimpTells('value_refused', { result: '^error$' }, 'msg', 'by words'),
      mailchimpTells('accepted', { result: '^success$' }, 'msg', 'by words'),
    ],
  },
  {
    name: 'Google Forms',
    marks:
      '.freebirdFormviewerViewResponseConfirmationMessage, form[action*="docs.google.com/forms/"]',
    home: 'docs\\.google\\.com/forms/',
    // Google shows a refused form at the same address as the confirmation, so the address proves
    // nothing.
    states: [
      googleForms('value_refused', '.freebirdFormviewerViewItemsItemErrorMessage'),
      googleForms(
        'accepted',
        '.freebirdFormviewerViewResponseConfirmationMessage, .vHW8K',
        'by words',
      ),
    ],
  },
  {
    name: 'Microsoft Forms',
    marks: '#form-main-content1',
    home: '//forms\\.(office\\.com|microsoft\\.com|cloud\\.microsoft)/',
    states: [
      microsoftForms('value_refused', '[data-automation-id="submitError"]'),
      microsoftForms('accepted', '[data-automation-id="thankYouMessage"]', 'by words'),
    ],
  },
  {
    name: 'Formspree',
    marks: 'form[action*="formspree.io/"], .card .header .ion-thumbsup',
    home: '\\bformspree\\.io/',
    // Formspree's captcha page has a success header like the thank-you page, but another icon. If
    // the owner has not confirmed the form, the page shows instructions for the owner.
    states: [
      statesFrom(`${formspree}templates/error.html`)(
        'error',
        '.card:has(.header.error) h1',
        'by words',
      ),
      statesFrom(`${formspree}templates/forms/captcha.html`)(
        'verification_required',
        '.card:has(.header.success .ion-email) h1',
      ),
      statesFrom(`${formspree}templates/layouts/progress.html`)(
        'policy_refused',
        '.card:has(.header.current) h1',
      ),
      statesFrom(`${formspree}templates/forms/thanks.html`)(
        'accepted',
        '.card:has(.header.success .ion-thumbsup) h1',
      ),
    ],
    endpoint: '\\bformspree\\.io/',
    answers: [
      answersFrom(`${formspree}forms/errors.py`)('error', { error: '.' }, 'error', 'by words'),
      formspreeCore('value_refused', { 'errors.0.message': '.' }, 'errors.0.message', 'by words'),
      formspreeTells('policy_refused', { success: '^confirmation' }, 'success'),
      formspreeTells('accepted', { next: '.' }),
    ],
  },
  {
    name: 'Basin',
    marks: 'form[action*="usebasin.com/f/"]',
    states: [],
    endpoint: 'usebasin\\.com/f/',
    answers: [
      answersFrom('docs.usebasin.com/guides/form-features/ajax')(
        'value_refused',
        { error: '.' },
        'error',
        'by words',
      ),
    ],
  },
  {
    name: 'Zoho CRM',
    marks: '#crmWebToEntityForm, .crmWebToEntityForm',
    // Zoho CRM's element for the success message is in the page from the start, hidden and empty.
    states: [statesFrom(zohoCrm)('accepted', '#wf_splash', 'by words')],
    endpoint: '/crm/WebToLeadForm',
    answers: [
      answersFrom(zohoCrm)(
        'accepted',
        { actionsubmit: '^Splash Message$' },
        'actionvalue',
        'by words',
      ),
    ],
  },
  {
    name: 'Zoho Campaigns',
    marks: '#signupMainDiv:has(#Zc_SignupSuccess)',
    // Zoho Campaigns' element for the success message is in the page from the start, hidden.
    states: [
      statesFrom(inPublicCode('Zc_SignupSuccess'))('accepted', '#Zc_SignupSuccess', 'by words'),
    ],
  },
  {
    name: 'Jotform',
    marks: 'form.jotform-form',
    home: 'submit\\.jotform\\.com/submit/',
    // Jotform's thank-you page contains only the owner's words.
    states: [
      statesFrom(inPublicCode('form-button-error'))(
        'value_refused',
        'li.form-line-error .form-error-message, .form-button-error',
      ),
    ],
  },
  {
    name: 'Pardot',
    marks: '#pardot-form',
    // Pardot's thank-you page contains only the owner's words.
    states: [statesFrom(inPublicCode('pardot-form'))('value_refused', 'p.errors')],
  },
];
