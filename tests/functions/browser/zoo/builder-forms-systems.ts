/**
 * Forms of content management systems, government services and surveys; `judge/builders` describes
 * what they show.
 */
import { again, blah, lorem, thanksPage, zooForms, type BuilderForm } from './builder-form.ts';

const panel = (more: string) =>
  `<div class="govuk-panel govuk-panel--confirmation ${more}"><h1>${lorem}</h1><strong id="submission-reference">QX7</strong></div>`;
const survey = (body: string) => `<div class="sd-root-modern">${body}</div>`;

const systems: BuilderForm[] = [
  {
    builder: 'Drupal Webform',
    slug: 'drupal-webform',
    before: (fields) => `<form class="webform-submission-form">${fields}</form>`,
    ends: [
      {
        name: 'confirmation',
        outcome: 'success',
        after: `<div class="webform-confirmation"><p>${lorem}</p></div>`,
      },
      {
        name: 'error',
        outcome: 'validation_refused',
        after: `<div class="messages messages--error">${lorem}</div><form class="webform-submission-form">${again}</form>`,
      },
    ],
  },
  {
    builder: 'Drupal contact form',
    slug: 'drupal-contact',
    before: (fields) => `<form class="contact-form" data-user-info-from-browser>${fields}</form>`,
    ends: [
      { name: 'thanks', outcome: 'success', after: thanksPage },
      {
        name: 'limit',
        outcome: 'validation_refused',
        after: `<div class="messages messages--error">${lorem}</div><form class="contact-form" data-user-info-from-browser>${again}</form>`,
      },
    ],
  },
  {
    builder: 'Freeform',
    slug: 'freeform',
    before: (fields) => `<form data-freeform>${fields}</form>`,
    ends: [
      {
        name: 'success',
        outcome: 'success',
        answer: { success: true, finished: true, onSuccess: 'reload', duplicate: false },
        after: `<form data-freeform><div class="freeform-form-success"><p>${lorem}</p></div>${again}</form>`,
      },
      {
        name: 'errors',
        outcome: 'validation_refused',
        answer: { success: false, finished: false, formErrors: [lorem] },
        after: `<form data-freeform><div class="freeform-form-errors"><p>${lorem}</p></div>${again}</form>`,
      },
      {
        name: 'duplicate',
        outcome: 'already_submitted',
        answer: { success: false, finished: false, duplicate: true, formErrors: [lorem] },
        after: `<form data-freeform>${again}</form><p>${lorem}</p>`,
      },
    ],
  },
  {
    builder: 'Formie',
    slug: 'formie',
    before: (fields) => `<form class="fui-form" data-fui-form>${fields}</form>`,
    ends: [
      {
        name: 'success',
        outcome: 'success',
        answer: { success: true, isFinalPage: true, submitActionMessage: lorem },
        after: `<div class="fui-alert fui-alert-success" role="alert">${lorem}</div><form class="fui-form" data-fui-form>${again}</form>`,
      },
      {
        name: 'error',
        outcome: 'validation_refused',
        answer: { success: false, isFinalPage: true, errorMessage: lorem },
        after: `<div class="fui-alert fui-alert-error" role="alert">${lorem}</div><form class="fui-form" data-fui-form>${again}</form>`,
      },
      {
        name: 'next-page',
        outcome: 'no_confirmation',
        answer: { success: true, isFinalPage: false, nextPageId: 2 },
        after: `<form class="fui-form" data-fui-form><p>${blah}</p></form>`,
      },
    ],
  },
  {
    builder: 'GOV.UK',
    slug: 'govuk',
    before: (fields) => `<form>${fields.replace('<button', '<button class="govuk-button"')}</form>`,
    ends: [
      { name: 'panel', outcome: 'success', leadsTo: '/submitted', after: panel('') },
      {
        name: 'payment',
        outcome: 'no_confirmation',
        leadsTo: '/submitted',
        after: panel('app-panel--payment-required'),
      },
      {
        name: 'summary',
        outcome: 'validation_refused',
        after: `<div class="govuk-error-summary"><h2>${blah}</h2></div><form>${again}</form>`,
      },
    ],
  },
  {
    builder: 'SurveyJS',
    slug: 'surveyjs',
    before: (fields) => survey(`<form>${fields}</form>`),
    ends: [
      {
        name: 'completed',
        outcome: 'success',
        answer: {},
        after: survey(`<div class="sd-body sd-completedpage"><h3>${lorem}</h3></div>`),
      },
      {
        name: 'unsaved',
        outcome: 'outcome_unknown',
        answer: {},
        after: survey(
          `<div class="sd-body sd-completedpage"><h3>${lorem}</h3></div><div class="sv-save-data_root sv-save-data_error">${blah}</div>`,
        ),
        words: /Quonda/,
      },
      {
        name: 'before',
        outcome: 'already_submitted',
        answer: {},
        after: survey(`<div class="sd-body sd-completed-before-page"><h3>${lorem}</h3></div>`),
      },
    ],
  },
  {
    builder: 'Enketo',
    slug: 'enketo',
    before: (fields) => `<form class="or">${fields}</form>`,
    ends: [
      {
        name: 'thanks',
        outcome: 'success',
        answer: {},
        address: '/thanks',
        after: `<h3>${lorem}</h3>`,
      },
      {
        name: 'taken',
        outcome: 'already_submitted',
        answer: {},
        address: '/thanks?taken=1700000000000',
        after: `<h3>${lorem}</h3>`,
      },
    ],
  },
];

export const systemForms = zooForms(systems);
