/** The guide's examples for one form of a user's own. */
import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { sampleLead } from '../../contract/lead.ts';
import {
  curlCommand,
  sampleBody,
  zapierMapping,
} from '../../frontend/content/integration-guide.ts';

const form = { target: 'form-1', fields: { father: "Sample of Father's name", income: '25000' } };

test('without a form they hold the lead alone', () => {
  expect(JSON.parse(sampleBody())).toEqual(sampleLead);
  expect(zapierMapping().map(({ field }) => field)).toEqual(Object.keys(sampleLead));
});

test('the command sends its target and answers, apostrophes too', () => {
  const command = curlCommand('http://w/process-lead', 'k', form).replace(
    /^curl/,
    'printf "%s\\n"',
  );
  const printed = execFileSync('sh', ['-c', command], { encoding: 'utf8' });
  const body = printed.trimEnd().split('\n').at(-1) ?? '';
  expect(JSON.parse(body)).toEqual({ ...sampleLead, ...form });
  expect(JSON.parse(sampleBody(form))).toEqual(JSON.parse(body));
});

test('Zapier is told the names that it makes an object of', () => {
  expect(zapierMapping(form).slice(-3)).toEqual([
    { field: 'target', from: 'form-1' },
    { field: 'fields__father', from: "such as Sample of Father's name" },
    { field: 'fields__income', from: 'such as 25000' },
  ]);
});
