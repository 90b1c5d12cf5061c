/** Forms that ask for a file, which no lead has. */
import { button, fields, page, sent, type ZooForm } from './zoo-form.ts';

const asks = (question: string) => page(fields + question + button);
const slip = (attributes: string) =>
  `<p><label>Salary slip <input type="file" name="slip" ${attributes}></label></p>`;
const impossible = (name: string, shown: string): ZooForm => ({
  ...{ name, page: shown, outcome: 'field_not_found', received: [], fenced: false },
  detail: /requires a file, which no lead has: Salary slip/,
});

export const fileForms: readonly ZooForm[] = [
  impossible('file-required', asks(slip('required'))),
  impossible('file-starred', asks(slip('').replace('Salary slip', 'Salary slip *'))),
  // A page that shows a button in place of the file input. The browser still refuses a submit
  // without a file.
  impossible(
    'file-behind-button',
    asks(
      `<p><button type="button">Salary slip</button>
        <input type="file" name="slip" required hidden></p>`,
    ),
  ),
  {
    name: 'file-optional',
    page: asks(slip('')),
    outcome: 'success',
    received: [{ ...sent, slip: '' }],
  },
  {
    name: 'file-of-disabled-question',
    page: asks(`<fieldset disabled hidden>${slip('required')}</fieldset>`),
    outcome: 'success',
    received: [sent],
  },
];
