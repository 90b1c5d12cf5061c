/** A lead to the demo form is marked as a demo, also if the user added that form as their own. */
import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { noStats } from '../../../../contract/submission-stats.ts';
import type { SiteConfig } from '../../../../contract/site-config.ts';
import { stageForm } from '../../../../contract/submission.ts';
import { leadForms } from '../../../../frontend/dashboard/leads/lead-forms/lead-form-queries.ts';
import type { PlaceOf } from '../../../../frontend/dashboard/leads/lead-forms/use-place-of.ts';
import { withForm } from '../../../../frontend/dashboard/account/personal-data/download-person.ts';
import { PersonLeads } from '../../../../frontend/dashboard/account/personal-data/person-leads.tsx';
import { startDraft } from '../../../../frontend/dashboard/forms/recipes/form-draft.ts';
import { SaveBar } from '../../../../frontend/dashboard/forms/recipes/save-bar.tsx';
import { Statistics } from '../../../../frontend/dashboard/submissions/statistics/statistics.tsx';
import { statisticsQueries } from '../../../../frontend/dashboard/submissions/statistics/statistics-queries.ts';
import { SubmissionStory } from '../../../../frontend/dashboard/submissions/story/submission-story.tsx';
import { SubmissionTable } from '../../../../frontend/dashboard/submissions/table/submission-table.tsx';
import type { OwnForm } from '../../../../frontend/dashboard/own-forms/one-form/own-form.ts';
import { targetFormQueries } from '../../../../frontend/dashboard/own-forms/one-form/target-form-queries.ts';
import { siteConfigQuery } from '../../../../frontend/shared/session/site-config-query.ts';
import { buildForm, buildReport } from '../forms/build-form.ts';
import { buildRow } from './build-row.ts';

const target = { name: 'Demo form', url: 'https://site.example/demo', demo: true };
const ownDemo = buildForm({ id: 'own-demo', name: 'My demo', url: target.url });
const real = buildForm();
const nothing = () => undefined;

function knowing(forms: OwnForm[]): QueryClient {
  const client = new QueryClient();
  client.setQueryData(siteConfigQuery.queryKey, { target } as SiteConfig);
  client.setQueryData(leadForms.queryKey, forms);
  client.setQueryData(targetFormQueries.list.queryKey, forms);
  client.setQueryData(targetFormQueries.isDefaultGone.queryKey, false);
  return client;
}

const wordsOf = (part: ReactNode, client = knowing([ownDemo, real])) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>{part}</QueryClientProvider>
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, ' ');

test.each([
  ['the stage’s demo form', null, true],
  ['an own form at its address', ownDemo.id, true],
  ['another own form', real.id, false],
])('a row says whether %s is a demo form', (_, formId, isDemo) => {
  const row = buildRow(1, { formId, status: 'success' });
  const words = wordsOf(
    <SubmissionTable rows={[row]} caption="" emptyText="" openId={undefined} />,
  );
  expect(words.includes('A demo: the form keeps nothing')).toBe(isDemo);
});

test('the statistics count the successes at every demo form', async () => {
  const client = knowing([ownDemo, real]);
  const counted = [
    ['', 9],
    [stageForm, 3],
    [ownDemo.id, 4],
    [real.id, 2],
  ] as const;
  for (const [formId, success] of counted) {
    const counts = { ...noStats().counts, success };
    const { queryKey } = statisticsQueries.ofRange('24h', formId);
    client.setQueryDefaults(queryKey, { staleTime: Infinity });
    client.setQueryData(queryKey, { ...noStats(), counts });
  }
  await client.fetchQuery(statisticsQueries.successesOf('24h', [stageForm, ownDemo.id]));
  expect(wordsOf(<Statistics />, client)).toContain('(7 at the demo form)');
  client.clear();
});

test('the demo form is not offered as the default', () => {
  const drafts = { state: 'draft', recipeVersion: null, newestVersion: null } as const;
  const words = (form: OwnForm, others: OwnForm[] = []) => {
    const inUse = {
      draft: startDraft(form, buildReport([])),
      changes: ['New'],
      change: nothing,
      restart: nothing,
    };
    const bar = (
      <SaveBar form={form} draft={inUse} unanswered={[]} unconfirmed={[]} rehearsalId={undefined} />
    );
    return wordsOf(bar, knowing([form, ...others]));
  };
  const offer = 'Make it the default';
  expect(words({ ...ownDemo, ...drafts })).not.toContain(offer);
  expect(words({ ...real, ...drafts })).toContain(offer);
  expect(words({ ...real, ...drafts }, [ownDemo])).toContain(offer);
  expect(words({ ...real, ...drafts }, [buildForm({ id: 'other' })])).not.toContain(offer);
});

const decided = { status: 'success', decidedWentIn: true } as const;
const mark = 'A demo: the form keeps nothing';

test('a user-decided success at the demo form is marked as a demo', () => {
  for (const formId of [null, ownDemo.id]) {
    const row = buildRow(1, { ...decided, formId });
    const table = <SubmissionTable rows={[row]} caption="" emptyText="" openId={undefined} />;
    const story = <SubmissionStory story={{ ...row, consent: null, attempts: [] }} />;
    for (const part of [table, story]) {
      expect(wordsOf(part)).toContain(`You said that it went in. ${mark}`);
    }
  }
});

test("the details panel shows a lead's reference if there is one", () => {
  const story = (reference: string | null) =>
    wordsOf(
      <SubmissionStory story={{ ...buildRow(1, { reference }), consent: null, attempts: [] }} />,
    );
  expect(story('CRM-4711')).toContain('CRM-4711');
  expect(story(null)).not.toContain('Reference');
});

test("a person's leads are listed with their form", () => {
  const rows = [buildRow(1, { status: 'success' }), buildRow(2, { formId: real.id })];
  const search = { email: 'asha.rao@leads.example' };
  const part = <PersonLeads rows={rows} person={search} isComplete onErased={nothing} />;
  const words = wordsOf(part).replace(/\s+/g, ' ');
  expect(words).toContain(`To Demo form. ${mark}`);
  expect(words).toContain('To Home loans.');
});

test('the downloaded data of a person names each lead’s form', () => {
  const placeOf: PlaceOf = ({ formId }) => ({ form: formId ?? 'Demo form', isDemo: !formId });
  expect(withForm(buildRow(1), placeOf)).toMatchObject({ form: 'Demo form', demo: true });
  const own = buildRow(1, { formId: 'Loans' });
  expect(withForm(own, placeOf)).toMatchObject({ form: 'Loans', demo: false });
});
