/**
 * The user's first saved form becomes the default form, even if the user left the form's page
 * before the save was answered.
 */
import { GraphQLAPI } from '@aws-amplify/api-graphql';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteConfig } from '../../../../contract/site-config.ts';
import { leadForms } from '../../../../frontend/dashboard/leads/lead-forms/lead-form-queries.ts';
import { startDraft } from '../../../../frontend/dashboard/forms/recipes/form-draft.ts';
import { useSaving } from '../../../../frontend/dashboard/forms/recipes/use-saving.tsx';
import type { OwnForm } from '../../../../frontend/dashboard/own-forms/one-form/own-form.ts';
import { targetFormQueries } from '../../../../frontend/dashboard/own-forms/one-form/target-form-queries.ts';
import { siteConfigQuery } from '../../../../frontend/shared/session/site-config-query.ts';
import { until } from '../../../until.ts';
import { buildForm, buildReport } from './build-form.ts';

const target = { name: 'Demo form', url: 'https://site.example/demo', demo: true };
const draft = buildForm({ state: 'draft', recipeVersion: null, newestVersion: null });
const saved = buildForm({ recipeVersion: 1, newestVersion: 1 });
const nothing = () => undefined;

const asJson = ({ customFields, pace, ...form }: OwnForm) => ({
  ...form,
  customFields: JSON.stringify(customFields),
  pace: JSON.stringify(pace),
});

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(siteConfigQuery.queryKey, { target } as SiteConfig);
  client.setQueryData(leadForms.queryKey, [draft]);
  client.setQueryData(targetFormQueries.list.queryKey, [draft]);
  client.setQueryData(targetFormQueries.isDefaultGone.queryKey, false);
});
afterEach(() => {
  jest.restoreAllMocks();
  client.clear();
});

/**
 * Saves a form, but removes the save bar before the answer arrives.
 * @returns the names of the called operations.
 */
async function saveAndLeave(forms: OwnForm[]): Promise<string[]> {
  const operations: string[] = [];
  jest.spyOn(GraphQLAPI, 'graphql').mockImplementation((_amplify: unknown, sent: object) => {
    const { query } = sent as { query: string };
    const [name = ''] =
      /\b(?:saveRecipe|listTargetForms|isDefaultFormGone|setDefaultTargetForm)\b/.exec(query) ?? [];
    operations.push(name);
    const data = {
      saveRecipe: asJson(saved),
      listTargetForms: forms.map(asJson),
      isDefaultFormGone: false,
      setDefaultTargetForm: true,
    };
    return Promise.resolve({ data });
  });
  let press: () => void = nothing;
  function Bar() {
    const inUse = {
      draft: startDraft(draft, buildReport([])),
      changes: [],
      change: nothing,
      restart: nothing,
    };
    const { send } = useSaving({
      form: draft,
      draft: inUse,
      unanswered: [],
      rehearsalId: undefined,
    });
    press = () => send({ basedOn: undefined, note: '', onSaved: nothing });
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Bar />
    </QueryClientProvider>,
  );
  press();
  const last = forms.some(({ id }) => id !== saved.id)
    ? 'isDefaultFormGone'
    : 'setDefaultTargetForm';
  await until('the form is saved', () => client.isMutating() === 0 && operations.includes(last));
  return operations;
}

test('the first form becomes the default after its page closes', async () => {
  expect(await saveAndLeave([saved])).toContain('setDefaultTargetForm');
  // The rows of submissions and the dashboard's banner use this cached list of forms, so it must be
  // up to date.
  expect(client.getQueryData(leadForms.queryKey)).toMatchObject([{ isDefault: true }]);
});

test('a default form chosen during the save is kept', async () => {
  const other = buildForm({ id: 'other', isDefault: true });
  const operations = await saveAndLeave([saved, other]);
  expect(operations).toContain('listTargetForms');
  expect(operations).not.toContain('setDefaultTargetForm');
});
