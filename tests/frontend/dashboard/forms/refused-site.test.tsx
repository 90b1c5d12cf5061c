/** What the owner of a form reads while the operator allows no leads to its site. */
import { expect, test } from '@jest/globals';
import { siteRefusals } from '../../../../contract/origins.ts';
import { formStates } from '../../../../contract/target-forms.ts';
import { siteSettings } from '../../../../frontend/content/site-settings.ts';
import { siteRefusalTexts } from '../../../../frontend/content/site-refusals.ts';
import { RefusedSiteNotice } from '../../../../frontend/dashboard/forms/form-page/refused-site-notice.tsx';
import { FormItem } from '../../../../frontend/dashboard/forms/forms-page/form-item.tsx';
import { buildForm } from './build-form.ts';
import { draw, wordsOf } from './draw.tsx';

const refusedSite = 'https://crm.example';

test.each(siteRefusals)('a form whose site is %s is never described as live', (siteRefusal) => {
  const { badge, why } = siteRefusalTexts[siteRefusal];
  for (const state of formStates) {
    const form = buildForm({ state, siteRefusal, refusedSite, attention: 'The button is gone.' });
    const words = wordsOf(<FormItem form={form} />);
    expect(words).toContain(badge);
    expect(words).toContain(why('crm.example'));
    expect(words).not.toMatch(/Live|Leads go out/);
  }
});

test.each([
  ['live', 'Leads wait', 'they go out by themselves within two minutes'],
  ['paused', 'Leads wait', 'you can resume it'],
  ['draft', 'It takes no leads', 'Settings'],
] as const)('the notice on a %s form names the blocked site', (state, title, then) => {
  const form = buildForm({ state, siteRefusal: 'blocked', refusedSite });
  const words = wordsOf(<RefusedSiteNotice form={form} />);
  expect(words).toContain(`${title}: its site is blocked`);
  expect(words).toContain('has blocked crm.example');
  expect(words).toContain(then);
});

test('the notice about a blocked site links to an e-mail about the site', () => {
  const form = buildForm({ siteRefusal: 'blocked', refusedSite });
  const [, address] = /href="mailto:([^"]+)"/.exec(draw(<RefusedSiteNotice form={form} />)) ?? [];
  const mail = decodeURIComponent(address ?? '');
  expect(mail).toContain(siteSettings.email);
  for (const part of [form.id, refusedSite]) expect(mail).toContain(part);
});

test('a form that may receive leads has no notice about its site', () => {
  expect(draw(<RefusedSiteNotice form={buildForm()} />)).toBe('');
});
