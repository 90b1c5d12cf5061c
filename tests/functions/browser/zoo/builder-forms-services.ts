/**
 * Forms of services that host forms; `judge/builders` describes what these services answer and
 * show.
 */
import { again, blah, lorem, thanksPage, zooForms, type BuilderForm } from './builder-form.ts';

const mailchimp = (fields: string, error = '', success = '') =>
  `<div id="mc_embed_signup"><form>${fields}
    <div id="mce-error-response" ${error ? '' : 'hidden'}>${error}</div>
    <div id="mce-success-response" ${success ? '' : 'hidden'}>${success}</div></form></div>`;
const formspree = (header: string, icon: string) =>
  `<div class="card"><div class="container" id="header"><div class="${header}"><i class="ion ${icon}"></i></div></div><h1>${lorem}</h1></div>`;
const zoho = (fields: string, splash = '') =>
  `<div id="crmWebToEntityForm" class="crmWebToEntityForm"><div id="wf_splash" style="${splash ? '' : 'display:none'}"><span id="wf_splash_info">${splash}</span></div><form>${fields}</form></div>`;
const campaigns = (fields: string, display: string) =>
  `<div id="signupMainDiv"><div><div id="Zc_SignupSuccess" style="display:${display}"><span>${lorem}</span></div><form>${fields}</form></div></div>`;
/**
 * A service that shows a success in the words of the form's owner, and a refusal in its own markup.
 */
const refusing = (builder: string, slug: string, form: string, refusal: string): BuilderForm => ({
  builder,
  slug,
  before: (fields) => `<form ${form}>${fields}</form>`,
  ends: [
    { name: 'thanks', outcome: 'success', after: thanksPage },
    {
      name: 'refusal',
      outcome: 'validation_refused',
      after: `<form ${form}>${again}${refusal}</form>`,
    },
  ],
});

const services: BuilderForm[] = [
  {
    builder: 'HubSpot',
    slug: 'hubspot',
    before: (fields) => `<div class="hbspt-form"><form class="hs-form">${fields}</form></div>`,
    action: '/forms.hsforms.com/submissions/v3/public/submit/1/2',
    ends: [
      {
        name: 'message',
        outcome: 'success',
        answer: { inlineMessage: lorem },
        after: `<div class="hbspt-form"><div class="submitted-message">${lorem}</div></div>`,
      },
      {
        name: 'rollup',
        outcome: 'validation_refused',
        answer: {},
        after: `<div class="hbspt-form"><form class="hs-form">${again}<div class="hs_error_rollup"><ul class="hs-error-msgs"><li><label class="hs-error-msg">${blah}</label></li></ul></div></form></div>`,
      },
    ],
  },
  {
    builder: 'Mailchimp',
    slug: 'mailchimp',
    before: (fields) => mailchimp(fields),
    action: '/list-manage.com/subscribe/post-json',
    ends: [
      {
        name: 'success',
        outcome: 'success',
        answer: { result: 'success', msg: lorem },
        after: mailchimp(again, '', lorem),
      },
      {
        name: 'error',
        outcome: 'validation_refused',
        answer: { result: 'error', msg: lorem },
        after: mailchimp(again, lorem),
      },
      {
        name: 'asks-to-confirm',
        outcome: 'verification_required',
        answer: { result: 'success', msg: 'Open your inbox and confirm your address' },
        after: mailchimp(again, '', 'Open your inbox and confirm your address'),
        words: /inbox/,
      },
      {
        name: 'already',
        outcome: 'already_submitted',
        answer: { result: 'error', msg: 'a@b.example is already subscribed' },
        after: mailchimp(again, 'a@b.example is already subscribed'),
        words: /already/,
      },
    ],
  },
  {
    builder: 'Google Forms',
    slug: 'google',
    before: (fields) => `<form>${fields}</form>`,
    action: '/docs.google.com/forms/d/e/1/formResponse',
    ends: [
      {
        name: 'response',
        outcome: 'success',
        after: `<div class="freebirdFormviewerViewResponseConfirmationMessage">${lorem}</div>`,
      },
      {
        name: 'error',
        outcome: 'validation_refused',
        after: `<form action="/docs.google.com/forms/d/e/1/formResponse">${again}<div class="freebirdFormviewerViewItemsItemErrorMessage">${blah}</div></form>`,
      },
    ],
  },
  {
    builder: 'Microsoft Forms',
    slug: 'microsoft',
    before: (fields) => `<div id="form-main-content1"><form>${fields}</form></div>`,
    action: '/formapi/api/1/forms/2/responses',
    ends: [
      {
        name: 'thanks',
        outcome: 'success',
        answer: { id: 1 },
        after: `<div id="form-main-content1"><div data-automation-id="thankYouMessage">${lorem}</div></div>`,
      },
      {
        name: 'error',
        outcome: 'validation_refused',
        answer: {},
        after: `<div id="form-main-content1"><form>${again}<div data-automation-id="submitError">${lorem}</div></form></div>`,
      },
    ],
  },
  {
    builder: 'Formspree',
    slug: 'formspree',
    before: (fields) => `<form>${fields}</form>`,
    action: '/formspree.io/f/abc',
    ends: [
      { name: 'thanks', outcome: 'success', after: formspree('header success', 'ion-thumbsup') },
      {
        name: 'captcha',
        outcome: 'verification_required',
        after: formspree('header success', 'ion-email'),
      },
      {
        name: 'error',
        outcome: 'outcome_unknown',
        after: formspree('header error', 'ion-alert-circled'),
      },
      {
        name: 'unconfirmed',
        outcome: 'blocked',
        after: formspree('header current', 'ion-paper-airplane'),
      },
      {
        name: 'script',
        outcome: 'success',
        answer: { ok: true, next: 'https://formspree.io/thanks' },
        after: `<form>${again}</form><p>${blah}</p>`,
        words: /^$/,
      },
      {
        name: 'script-error',
        outcome: 'outcome_unknown',
        answer: { error: lorem },
        after: `<form>${again}</form><p>${lorem}</p>`,
      },
    ],
  },
  {
    builder: 'Basin',
    slug: 'basin',
    before: (fields) => `<form>${fields}</form>`,
    action: '/usebasin.com/f/abc',
    ends: [
      { name: 'thanks', outcome: 'success', answer: { success: true }, after: thanksPage },
      {
        name: 'error',
        outcome: 'validation_refused',
        answer: { error: lorem },
        after: `<form>${again}</form><p>${lorem}</p>`,
      },
    ],
  },
  {
    builder: 'Zoho CRM',
    slug: 'zoho-crm',
    before: (fields) => zoho(fields),
    action: '/crm/WebToLeadForm',
    ends: [
      {
        name: 'splash',
        outcome: 'success',
        answer: { actionsubmit: 'Splash Message', actionvalue: lorem },
        after: zoho(again, lorem),
      },
      { name: 'silent', outcome: 'no_confirmation', answer: {}, after: '' },
    ],
  },
  {
    builder: 'Zoho Campaigns',
    slug: 'zoho-campaigns',
    before: (fields) => campaigns(fields, 'none'),
    ends: [
      { name: 'success', outcome: 'success', answer: {}, after: campaigns(again, 'block') },
      { name: 'silent', outcome: 'no_confirmation', answer: {}, after: '' },
    ],
  },
  refusing(
    'Marketo',
    'marketo',
    'class="mktoForm"',
    `<div class="mktoErrorMsg" role="alert">${blah}</div>`,
  ),
  refusing(
    'Jotform',
    'jotform',
    'class="jotform-form"',
    `<div class="form-button-error">${blah}</div>`,
  ),
  refusing('Pardot', 'pardot', 'id="pardot-form" class="form"', `<p class="errors">${blah}</p>`),
];

export const serviceForms = zooForms(services);
