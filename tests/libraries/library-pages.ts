/**
 * The test pages made with UI libraries. A page has its own checks if other values than usual must
 * be sent.
 */
import { is, type Check, type Checks } from './compare-values.ts';

export interface LibraryPage {
  /** The name of the page's files in `tests/libraries/pages`. */
  name: string;
  checks?: Checks;
  /**
   * Whether the page has more questions than a lead has values (see `ownQuestions`). For such a
   * page a rehearsal, which fills the form without sending it, first proposes a recipe for filling
   * the form. The bot then sends the lead by this recipe.
   */
  asksMore?: boolean;
}

const page = (name: string, checks: Checks = {}): LibraryPage => ({ name, checks });
/**
 * Accepts 5 June 1990 in several notations. For `05/06/1990` the check can't tell day and month
 * apart.
 */
const dateOfBirth: Check = (sent) =>
  ['1990-06-05', '05/06/1990'].includes(String(sent)) || isStartOfDay(sent);
/** Accepts the start of 5 June 1990 as a time, in the time zone that the page assumes. */
const isStartOfDay: Check = (sent) =>
  typeof sent === 'string' && /^1990-06-0[45]T/.test(sent) && localDay(sent) === '1990-06-05';
const localDay = (text: string) => new Date(text).toLocaleDateString('en-CA');
const income = is('85000');
const datePage = (name: string, checks: Checks = {}): LibraryPage => ({
  name,
  checks: { dob: dateOfBirth, income, ...checks },
  asksMore: true,
});
const e164 = is('+919820041735');
/** Accepts any value of the consent checkbox, because on these pages it is not required. */
const notAsked: Check = () => true;

export const libraryPages: readonly LibraryPage[] = [
  page('mui'),
  page('mui-autocomplete'),
  page('antd'),
  page('react-select'),
  page('intl-tel-input', { phone: e164 }),
  page('select2'),
  page('mantine'),
  page('chakra'),
  page('radix-themes'),
  page('headless-ui'),
  page('react-aria'),
  page('fluent'),
  page('primereact', { city: is('PUN') }),
  page('react-bootstrap', { city: is('15') }),
  page('blueprint'),
  page('carbon'),
  page('grommet'),
  page('ariakit'),
  page('base-ui'),
  page('shadcn'),
  page('react-hook-form'),
  page('formik'),
  page('tanstack-form'),
  page('react-final-form'),
  page('rjsf'),
  page('json-forms'),
  page('surveyjs'),
  page('semantic-ui'),
  page('vuetify'),
  page('vuetify-autocomplete'),
  page('quasar'),
  page('primevue'),
  page('element-plus'),
  page('naive-ui'),
  page('ant-design-vue'),
  page('formkit'),
  page('vee-validate'),
  page('vue-select'),
  page('vue-multiselect'),
  page('reka-ui'),
  page('headless-ui-vue'),
  page('downshift'),
  page('react-phone-number-input', { phone: e164 }),
  page('react-international-phone', { phone: e164 }),
  page('react-number-format'),
  page('react-imask'),
  page('rc-slider'),
  page('react-slider'),
  page('react-bootstrap-typeahead'),
  page('rsuite'),
  page('primer'),
  page('cloudscape'),
  page('react-spectrum'),
  page('preact'),
  page('chosen'),
  page('selectize', { amount: is('3') }),
  page('jquery-ui'),
  page('jquery-validation'),
  page('bootstrap-select'),
  page('tom-select', { amount: is('25') }),
  page('choices', { city: is('C14') }),
  page('slim-select'),
  page('typeahead'),
  page('awesomplete'),
  page('inputmask'),
  page('imask'),
  page('cleave'),
  page('autonumeric'),
  page('nouislider'),
  page('ion-rangeslider'),
  page('parsley'),
  page('pristine'),
  page('algolia-autocomplete'),
  page('tagify'),
  page('sweetalert'),
  page('just-validate'),
  page('bootstrap', { amount: is('25') }),
  page('alpine'),
  page('htmx'),
  page('turbo'),
  page('uikit'),
  page('shoelace'),
  page('web-awesome'),
  page('material-web'),
  page('ionic', { consent: notAsked }),
  page('vaadin'),
  page('lion'),
  page('spectrum-web-components', { consent: notAsked }),
  page('ui5'),
  page('fluent-web-components'),
  page('svelte-select'),
  page('bits-ui'),
  page('angular-material'),
  page('solid'),
  page('formio'),
  page('steps-surveyjs'),
  page('steps-one-question', { consent: notAsked }),
  page('steps-formio'),
  page('steps-mui'),
  page('steps-jquery'),
  page('steps-antd', { consent: notAsked }),
  page('choice-chakra'),
  page('choice-headless-ui'),
  page('choice-mantine'),
  page('choice-mui'),
  page('choice-quasar'),
  page('choice-radix'),
  page('choice-vuetify'),
  datePage('date-native'),
  datePage('date-selects', { dob: notAsked, day: is('5'), month: is('5'), year: is('1990') }),
  datePage('date-flatpickr', { dob: is('05/06/1990') }),
  datePage('date-flatpickr-alt'),
  datePage('date-imask'),
  datePage('date-inputmask', { dob: is('06-05-1990') }),
  datePage('date-cleave', { dob: is('06/05/1990') }),
  datePage('date-mui-x'),
  datePage('date-react-aria'),
  datePage('date-react-datepicker'),
  datePage('date-antd'),
  datePage('date-vuetify'),
  datePage('date-primevue'),
  datePage('date-shoelace'),
];
