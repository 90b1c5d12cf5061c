import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { failureReasons, retriedReasons, submissionStatuses } from '../../contract/submission.ts';
import { apiScopes } from '../../contract/api-routes.ts';
import { customFieldTypes } from '../../contract/custom-field.ts';
import { readCustomValues } from '../../contract/custom-values.ts';
import { leadFields } from '../../contract/lead.ts';
import { DuplicateLead } from '../../contract/errors.ts';
import { duplicateExample, exampleId } from '../../contract/openapi-refusals.ts';
import { refusalSchema } from '../../contract/webhook-answers.ts';
import { refuse } from '../../functions/rest-calls/answer.ts';
import { unknownTarget } from '../../contract/lead-target.ts';
import { waitReasons } from '../../contract/wait-reason.ts';
import { leadExamples } from '../../contract/openapi-forms.ts';
import { shortNameSchema } from '../../contract/target-forms.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFile(join(root, path), 'utf8');

test('generated files are up to date', async () => {
  const generate = join(root, 'infra/commands/generate.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [generate, '--check']);
  expect(stdout).toBe('');
});

test("the schema has the contract's statuses, reasons and scopes", async () => {
  const schema = await read('contract/schema.graphql');
  const enumOf = (name: string) =>
    new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(schema)?.[1]?.trim().split(/\s+/);
  expect(enumOf('SubmissionStatus')?.sort()).toEqual([...submissionStatuses].sort());
  expect(enumOf('ApiScope')).toEqual([...apiScopes]);
  expect(enumOf('FailureReason')?.sort()).toEqual([...failureReasons].sort());
});

test('the schema names the reasons that are retried', async () => {
  const schema = await read('contract/schema.graphql');
  const [, named = ''] = /tries again after\s+(.*?), if the\s+target/s.exec(schema) ?? [];
  expect(named.split(/,\s+|\s+and\s+/)).toEqual(retriedReasons);
});

test('the OpenAPI document says which reasons are final', async () => {
  const document = JSON.parse(await read('frontend/public/openapi.json')) as {
    components: {
      schemas: { SubmissionStatus: { properties: { failureReason: { description: string } } } };
    };
  };
  const { description } = document.components.schemas.SubmissionStatus.properties.failureReason;
  for (const reason of failureReasons) {
    const [line = ''] = new RegExp(`^- \`${reason}\`: .*$`, 'm').exec(description) ?? [];
    expect(line).toMatch(retriedReasons.includes(reason) ? /tried again/ : /Final\.$/);
  }
});

test('the OpenAPI document explains each reason to wait', async () => {
  const document = JSON.parse(await read('frontend/public/openapi.json')) as {
    components: {
      schemas: {
        SubmissionStatus: {
          properties: { waitingFor: { description: string } };
          required: string[];
        };
      };
    };
  };
  const { properties, required } = document.components.schemas.SubmissionStatus;
  for (const reason of waitReasons) {
    expect(properties.waitingFor.description).toContain(`- \`${reason}\`: `);
  }
  expect(required).not.toContain('waitingFor');
});

test('the OpenAPI document requires every field', async () => {
  const document = JSON.parse(await read('frontend/public/openapi.json')) as {
    paths: Record<string, Record<string, { responses: object }>>;
    components: { schemas: { Lead: { required: string[] } } };
  };
  expect(document.components.schemas.Lead.required).toEqual([...leadFields]);
  const { responses } = document.paths['/process-lead']!['post']!;
  const statuses = ['202', '400', '401', '403', '404', '409', '413', '415', '429', '500'];
  expect(Object.keys(responses)).toEqual(statuses);
});

test('the OpenAPI document describes target, fields and their refusals', async () => {
  const text = await read('frontend/public/openapi.json');
  const document = JSON.parse(text) as {
    paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
    components: { schemas: { Lead: { properties: Record<string, { description: string }> } } };
  };
  const { target, fields } = document.components.schemas.Lead.properties;
  expect(target?.description).toContain('short name');
  for (const type of customFieldTypes) {
    expect(fields?.description).toContain(`- ${type === 'yes_no' ? 'yes or no' : type}:`);
  }
  const { responses } = document.paths['/process-lead']!['post']!;
  expect(responses['400']?.description).toContain('not one of your forms');
  expect(responses['409']?.description).toMatch(/draft.*deleted/);
  expect(text).toContain(unknownTarget);
});

test('the OpenAPI document describes duplicates as the webhook refuses them', async () => {
  const document = JSON.parse(await read('frontend/public/openapi.json')) as {
    paths: Record<string, Record<string, { responses: Record<string, { content: object }> }>>;
    components: { schemas: { Lead: { properties: object; required: string[] } } };
  };
  const { Lead } = document.components.schemas;
  expect(Lead.properties).toMatchObject({ allowDuplicate: { type: 'boolean' } });
  expect(Lead.required).not.toContain('allowDuplicate');
  const { content } = document.paths['/process-lead']!['post']!.responses['409']!;
  const { examples } = Object.values(content)[0] as { examples: Record<string, unknown> };
  expect(examples).toMatchObject({ duplicate: { value: { code: 'duplicate_lead' } } });
  const requestId = duplicateExample.instance?.replace('urn:uuid:', '') ?? '';
  const request = { headers: {}, requestContext: { requestId } };
  const answer = refuse(new DuplicateLead(duplicateExample.error, exampleId), request);
  expect(answer.status).toBe(409);
  expect(answer.body).toEqual(duplicateExample);
  expect(refusalSchema.parse(duplicateExample)).toEqual(duplicateExample);
});

test("the OpenAPI document's lead for an own form is valid", () => {
  const { target, fields } = leadExamples.ownForm.value;
  expect(shortNameSchema.safeParse(target).success).toBe(true);
  const declared = [
    { name: 'employment', type: 'choice' as const, choices: ['Salaried'] },
    { name: 'pincode', type: 'text' as const },
    { name: 'dateOfBirth', type: 'date' as const },
  ].map((field) => ({ ...field, label: field.name, required: true }));
  expect(readCustomValues(declared, fields).values).toEqual(fields);
});
