/**
 * The texts about the filter in use, in the table, the export and bulk tasks; and the offline note.
 */
import { afterEach, describe, expect, test } from '@jest/globals';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import { apiKeyQueries } from '../../../../frontend/dashboard/account/api-keys/api-key-queries.ts';
import { BulkScope } from '../../../../frontend/dashboard/submissions/bulk/bulk-scope.tsx';
import { OfflineNote } from '../../../../frontend/dashboard/components/offline-note.tsx';
import { leadForms } from '../../../../frontend/dashboard/leads/lead-forms/lead-form-queries.ts';
import { ExportDialog } from '../../../../frontend/dashboard/submissions/export/export-dialog.tsx';
import { FilteredTable } from '../../../../frontend/dashboard/submissions/table/filtered-table.tsx';
import { buildRow } from './build-row.ts';

const filter = { status: 'error', keyId: 'id-of-key', formId: 'id-of-form' } as const;
const words = 'status error, key Website (…wxyz), form Home loan';
const nothing = () => undefined;

function render(element: ReactElement): string {
  const client = new QueryClient();
  const key = { id: filter.keyId, keyName: 'Website', keyValue: 'fak_wxyz' } as ApiKeyView;
  client.setQueryData(apiKeyQueries.list.queryKey, [key]);
  const form = { id: filter.formId, name: 'Home loan', shortName: 'Home loan', customFields: [] };
  client.setQueryData(leadForms.queryKey, [{ ...form, url: '', state: 'live', isDefault: false }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>{element}</MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('the description of the filter in use', () => {
  test('the export names the key and form of its filter', () => {
    const html = render(<ExportDialog filter={filter} onClose={nothing} />);
    expect(html).toContain(`Submissions: ${words}.`);
    expect(html).not.toContain('id-of');
  });

  test('bulk tasks name the key and form of their filter', () => {
    const scope = { message: undefined, complete: true, count: 2, text: '2 submissions failed.' };
    const html = render(<BulkScope filter={filter} {...scope} />);
    expect(html).toContain(`Filter: ${words}.`);
    expect(html).not.toContain('id-of');
  });
});

test("after a filter change, the table's caption does not count old rows", () => {
  const table = (isOld: boolean) =>
    render(
      <FilteredTable
        inUse={{ filter, change: nothing }}
        list={{ rows: [buildRow(1)] }}
        isOld={isOld}
        openId={undefined}
      />,
    );
  expect(table(false)).toContain(`1 form submission: ${words}`);
  expect(table(true)).toContain('Loading...</caption>');
  expect(table(true)).not.toContain('1 form submission');
});

describe('the offline note', () => {
  afterEach(() => onlineManager.setOnline(true));

  test('the offline note appears only while the browser is offline', () => {
    expect(render(<OfflineNote />)).not.toContain('You are offline');
    onlineManager.setOnline(false);
    expect(render(<OfflineNote />)).toContain(
      'You are offline. What you do is sent once the connection is back.',
    );
  });
});
