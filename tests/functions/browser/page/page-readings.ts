import type { PageReading } from '../../../../functions/browser/page/scripts/page-reading.ts';

/** What the bot reads of a page with its form, before a button is pressed. */
export const formPage: PageReading = {
  url: 'https://lender.example/apply',
  lines: [],
  formGone: false,
  formEmptied: false,
  values: [],
  invalid: [],
  problems: [],
  signs: [],
  captcha: '',
  inputs: [],
  busy: 0,
  buttonBusy: false,
  leaves: '',
  builders: [],
};
