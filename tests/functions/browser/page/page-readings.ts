import type { PageReading } from '../../../../functions/browser/page/scripts/page-reading.ts';

/** What the bot has read on a page with a form before it presses the submit button. */
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
