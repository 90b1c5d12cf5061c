/** The line on the dashboard that says where leads without a target go. */
import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { TargetFormLine } from '../../../../frontend/dashboard/submissions/first-page/target-form-line.tsx';
import { leadForms } from '../../../../frontend/dashboard/leads/lead-forms/lead-form-queries.ts';
import { targetFormQueries } from '../../../../frontend/dashboard/own-forms/one-form/target-form-queries.ts';
import { StillDemo } from '../../../../frontend/dashboard/submissions/first-page/still-demo.tsx';
import type { OwnForm } from '../../../../frontend/dashboard/own-forms/one-form/own-form.ts';
import { buildForm } from '../forms/build-form.ts';

const url = 'https://site.example/demo';

function lineOf(forms: OwnForm[], isGone: boolean, demo = false): string {
  const client = new QueryClient();
  client.setQueryData(leadForms.queryKey, forms);
  client.setQueryData(targetFormQueries.isDefaultGone.queryKey, isGone);
  const target = { name: 'Demo form', url, demo };
  const line = (
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <TargetFormLine target={target} />
      </QueryClientProvider>
    </MemoryRouter>
  );
  return renderToStaticMarkup(line).replace(/<[^>]+>/g, '');
}

test("the target form line names the default or service's form", () => {
  expect(lineOf([buildForm({ isDefault: true })], false)).toContain('to Home loans, your default');
  expect(lineOf([buildForm()], false)).toContain('Leads are submitted to Demo form');
});

test('the target form line says why leads wait', () => {
  const words = (form: Partial<OwnForm>) =>
    lineOf([buildForm({ isDefault: true, ...form })], false);
  expect(words({ state: 'paused', siteRefusal: 'blocked' })).toContain(
    'It is paused, so they wait',
  );
  expect(words({ siteRefusal: 'blocked' })).toContain('allows no leads to its site, so they wait');
});

test('the target form line reports a deleted default form', () => {
  for (const forms of [[], [buildForm()]]) {
    const words = lineOf(forms, true);
    expect(words).toContain('Leads that name no form are refused');
    expect(words).not.toContain('Demo form');
  }
});

test('a new default form ends the notice about a deleted default form', () => {
  expect(lineOf([buildForm({ isDefault: true })], true)).toContain('your default form');
  expect(lineOf([buildForm({ isDefault: true })], true)).not.toContain('refused');
});

test("the demo form, added as a user's own, counts as demo", () => {
  const demo = buildForm({ name: 'My demo', url, isDefault: true });
  expect(lineOf([demo], false, true)).toContain('which keeps nothing. Add a form of your own');
  expect(lineOf([demo, buildForm()], false, true)).not.toContain('My demo');
});

test('the target form line links to an unfinished draft', () => {
  expect(lineOf([buildForm({ state: 'draft' })], false, true)).toContain(
    'Set up Home loans before',
  );
});

test('the banner offers to make a form the default', () => {
  const banner = (
    <QueryClientProvider client={new QueryClient()}>
      <StillDemo link="Demo form" forms={[buildForm()]} />
    </QueryClientProvider>
  );
  const words = renderToStaticMarkup(banner).replace(/<[^>]+>/g, '');
  expect(words).toContain('Leads that name no form go to the Demo form');
  expect(words).toContain('Make “Home loans” the default');
});
