/** Builds scans of pages: the fields and buttons that the bot finds on a page. */
import { recogniseFields } from '../../../../functions/browser/form/find-lead-form.ts';
import { blank } from '../../../../functions/browser/form/recipe/match-fields.ts';
import type {
  PageButton,
  PageField,
  PageScan,
} from '../../../../functions/browser/page/scripts/page-scan.ts';

let next = 0;
export const aField = (changes: Partial<PageField>): PageField => ({
  index: (next += 1),
  ...blank,
  type: 'text',
  name: '',
  id: '',
  label: '',
  ...changes,
});

export const aButton = (changes: Partial<PageButton> = {}): PageButton => ({
  index: 900,
  form: 0,
  behind: 1,
  beside: [],
  text: 'Apply',
  submits: true,
  visible: true,
  isTab: false,
  opens: false,
  chosen: false,
  look: '',
  wasPressed: false,
  ...changes,
});

export const aScan = (fields: PageField[], changes: Partial<PageScan> = {}): PageScan => ({
  fields,
  buttons: [aButton()],
  actions: [],
  labels: [],
  searchForms: [],
  captcha: '',
  ...changes,
});

/** Returns the kind (such as `email`) that the bot recognises for each field of one form. */
export const kindsOf = (...fields: Partial<PageField>[]) => {
  const scanned = fields.map((field) => aField(field));
  const { found } = recogniseFields(scanned);
  return scanned.map(
    (field) => Object.entries(found).find(([, one]) => one === field)?.[0] ?? 'none',
  );
};
export const labelled = (...labels: string[]) => kindsOf(...labels.map((label) => ({ label })));
