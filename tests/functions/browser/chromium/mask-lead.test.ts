import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { takeScreenshot } from '../../../../functions/browser/chromium/take-screenshot.ts';
import { leadTexts } from '../../../../contract/lead.ts';
import { aLead } from '../../builders.ts';

test("the script that masks a screenshot gets only the lead's values", async () => {
  const scripts: string[] = [];
  const size = { width: 800, height: 600 };
  const session = { send: async () => undefined, detach: async () => undefined };
  const frame = {
    page: () => page,
    evaluate: async (script: string) => (scripts.push(script), size),
  };
  const page = {
    on: () => undefined,
    context: () => ({ newCDPSession: async () => session }),
    mainFrame: () => frame,
    frames: () => [frame],
    screenshot: async () => Buffer.from('picture'),
  } as unknown as Page;
  const lead = aLead({ name: 'Anne-Marie Rao', email: 'anne-marie@leads.example' });
  const row = { ...lead, id: 'row-id', userId: 'user-id', claimToken: 'secret', version: 7 };
  expect(await takeScreenshot(page, row)).toEqual(Buffer.from('picture'));
  const [, handedOn = ''] = /\.maskLead\((.*)\)$/s.exec(scripts[0] ?? '') ?? [];
  const pattern: unknown = JSON.parse(handedOn);
  // The masking script in the page uses this pattern with the flags `giu`.
  const masked = (text: string) => text.replace(new RegExp(String(pattern), 'giu'), '').trim();
  expect(masked(leadTexts(lead).join('\n'))).toBe('');
  expect(masked('Thank you, Anne-Marie. We call you.')).toBe('Thank you, . We call you.');
  expect(scripts.join()).not.toMatch(/row-id|user-id|secret/);
});
