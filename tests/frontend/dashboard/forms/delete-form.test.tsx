/** The confirmation before a form is deleted: its text about the form's leads. */
import { describe, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  DeleteFormDialog,
  openLeadsText,
} from '../../../../frontend/dashboard/forms/form-actions/delete-form-dialog.tsx';
import { countOpenLeads } from '../../../../frontend/dashboard/forms/form-actions/open-lead-queries.ts';
import type { ReadPage } from '../../../../frontend/dashboard/submissions/list/read-submissions.ts';
import { buildRow } from '../submissions/build-row.ts';
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
])('the text about open leads names their number: %s', (open, words) => {
  expect(openLeadsText(open)).toMatch(words);
});

test('the deletion dialog says which new leads will be refused', () => {
  expect(wordsOf(false)).toContain(
    'or come by an API key bound to it are refused. The form’s versions',
  );
  expect(wordsOf(true)).toContain('refused, and those that name no form until you choose another');
});

describe('the count of open leads', () => {
  test('the count of open leads includes both open statuses, each once', async () => {
    const orders: Record<string, number[]> = { processing: [1, 2], pending: [2, 3, 4] };
    const forms = new Set<string | undefined>();
    const read: ReadPage = async ({ status = '', formId }) => {
      forms.add(formId);
      return { items: (orders[status] ?? []).map((order) => buildRow(order)) };
    };
    expect(await countOpenLeads('form-1', { read })).toBe(4);
    expect([...forms]).toEqual(['form-1']);
  });

  test('the count of open leads reads at most 100 per status', async () => {
    const limits: number[] = [];
    const read: ReadPage = async (_filter, limit) => {
      limits.push(limit);
      const items = Array.from({ length: 60 }, (_, index) => buildRow(limits.length * 100 + index));
      return { items: items.slice(0, limit), nextToken: 'more' };
    };
    const count = await countOpenLeads('form-1', { read });
    expect(limits).toEqual([100, 40, 100, 40]);
    expect(openLeadsText(count)).toMatch(/^100 or more /);
  });
});
