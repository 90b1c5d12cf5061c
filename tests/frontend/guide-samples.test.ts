/** The integration guide's examples for one of the user's own forms. */
import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { sampleLead } from '../../contract/lead.ts';
import {
  curlCommand,
  sampleBody,
  zapierMapping,
} from '../../frontend/content/integration-guide.ts';

const form = { target: 'form-1', fields: { father: "Sample of Father's name", income: '25000' } };

test("without a chosen form, the guide's examples contain only the lead", () => {
  expect(JSON.parse(sampleBody())).toEqual(sampleLead);
  expect(zapierMapping().map(({ field }) => field)).toEqual(Object.keys(sampleLead));
});

test('the curl command sends target and answers, even with apostrophes', () => {
  const command = curlCommand('http://w/process-lead', 'k', form).replace(
    /^curl/,
    'printf "%s\\n"',
  );
  const printed = execFileSync('sh', ['-c', command], { encoding: 'utf8' });
  const body = printed.slice(printed.indexOf('{'));
  expect(JSON.parse(body)).toEqual({ ...sampleLead, ...form });
  expect(JSON.parse(sampleBody(form))).toEqual(JSON.parse(body));
});

test('the Zapier mapping writes nested answers with double underscores', () => {
  expect(zapierMapping(form).slice(-3)).toEqual([
    { field: 'target', from: 'form-1' },
    { field: 'fields__father', from: "such as Sample of Father's name" },
    { field: 'fields__income', from: 'such as 25000' },
  ]);
});
