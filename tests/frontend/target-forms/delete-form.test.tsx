/** The question before a form is deleted: what becomes of its leads. */
import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  DeleteFormDialog,
  openLeadsText,
} from '../../../frontend/dashboard/form-actions/delete-form-dialog.tsx';
import { buildForm } from './build-form.ts';

const nothing = () => undefined;

const wordsOf = (isDefault: boolean) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DeleteFormDialog form={buildForm({ isDefault })} onConfirm={nothing} onClose={nothing} />
    </QueryClientProvider>,
  ).replace(/<[^>]+>/g, '');

test.each([
  [undefined, /^Leads not sent to it yet end as errors and go nowhere else\.$/],
  [0, /^None of its leads is open\.$/],
  [1, /^1 of its leads is open: .* ends as an error and goes nowhere else\.$/],
  [99, /^99 of its leads are open: .* end as errors and go nowhere else\.$/],
  [100, /^100 or more of its leads are open: /],
])('the dialog counts %s open leads and says their end', (open, words) => {
  expect(openLeadsText(open)).toMatch(words);
});

test('the dialog says which new leads will be refused', () => {
  expect(wordsOf(false)).toContain(
    'or come by an API key bound to it are refused. The form’s versions',
  );
  expect(wordsOf(true)).toContain('refused, and those that name no form until you choose another');
});
