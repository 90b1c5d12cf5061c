import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteSettings } from '../../../../frontend/content/site-settings.ts';
import { ScreenshotLink } from '../../../../frontend/dashboard/submissions/one-submission/screenshot-link.tsx';
import { StorySupportLink } from '../../../../frontend/dashboard/submissions/story/support-part.tsx';
import { buildRow } from '../submissions/build-row.ts';

const targetOf = (html: string) =>
  new URL(/href="([^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&'), 'https://site.example');

test('an e-mail to support contains ids and no lead data', () => {
  const story = { ...buildRow(1, { formId: 'form-1' }), consent: null, attempts: [] };
  const { protocol, pathname, searchParams } = targetOf(
    renderToStaticMarkup(<StorySupportLink story={story} />),
  );
  expect([protocol, pathname]).toEqual(['mailto:', siteSettings.email]);
  const text = [...searchParams.values()].join('\n');
  for (const id of [story.id, story.userId, 'form-1']) expect(text).toContain(id);
  for (const fact of [story.name, story.email, story.phone, story.city]) {
    expect(text).not.toContain(fact);
  }
});

test('a screenshot’s link opens the dashboard, so it never expires', () => {
  const html = renderToStaticMarkup(<ScreenshotLink submissionId="submission-1" name="Asha" />);
  const target = targetOf(html);
  expect(target.pathname + target.search).toBe('/dashboard?screenshot=submission-1');
  expect(html).toContain('target="_blank"');
});
