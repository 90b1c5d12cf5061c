/** The pages made with UI libraries, and how their values differ from what any page may send. */
import { is, type Checks } from './compare-values.ts';

export interface LibraryPage {
  /** Of its files in `tests/libraries/pages`. */
  name: string;
  checks?: Checks;
}

const page = (name: string, checks: Checks = {}): LibraryPage => ({ name, checks });
const e164 = is('+919820041735');

export const libraryPages: readonly LibraryPage[] = [
  page('mui'),
  page('mui-autocomplete'),
  page('antd'),
  page('react-select'),
  page('intl-tel-input', { phone: e164 }),
  page('select2'),
];
