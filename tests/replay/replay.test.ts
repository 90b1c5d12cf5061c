/**
 * Tests that today's code can finish the leads that earlier versions stored and sent, and that
 * those versions can read today's messages. `versions/` has a record of each version.
 */
import { describe, expect, test } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import * as z from 'zod';
import { browserAnswerSchema, browserCallSchema } from '../../contract/browser-call.ts';
import { leadMessageSchema } from '../../contract/lead-message.ts';
import { getStory, listSubmissions } from '../../contract/graphql-operations.ts';
import { retrySubmission } from '../../functions/dashboard-api/submissions.ts';
import { dataVersions } from '../../local-cloud/command-line/data-version.ts';
import { awsScalarNames } from '../../local-cloud/appsync/scalars.ts';
import { authorisationDirectives } from '../../local-cloud/appsync/field-authorisation.ts';
import { createSubmissionStore } from '../../functions/stores/submissions/submission-store.ts';
import { aDashboard } from '../functions/dashboard-api/ask-dashboard.ts';
import {
  inProcessGraphql,
  publisherCaller,
  schemaText,
  userCaller,
} from '../functions/dashboard-api/in-process-graphql.ts';
import { keptLog } from '../functions/log-lines.ts';
import { changeSince } from './keep-version.ts';
import { callsOf, readOperations, versionNames } from './record.ts';
import { finish, resume } from './resume.ts';
import type { Service } from './service.ts';
import { crowd, keyValues, owner } from './story.ts';
import { tellToday } from './tell-today.ts';

const versions = await versionNames();
const newest = versions.at(-1) ?? '';

/**
 * How today's code ends each lead that an earlier version has stored, and how many times it submits
 * the lead.
 */
const ends: Readonly<Record<string, [end: string, submits: number]>> = {
  done: ['success', 0],
  captcha: ['error captcha', 0],
  unconfirmed: ['error no_confirmation', 0],
  unsent: ['error no_confirmation', 0],
  diedUnsent: ['success', 1],
  diedSent: ['error outcome_unknown', 0],
  retried: ['success', 1],
  cancelled: ['error cancelled', 0],
  decidedIn: ['success', 0],
  decidedOut: ['error outcome_unknown', 0],
  consented: ['success', 0],
  formDone: ['success', 0],
  formQueued: ['success', 1],
  formNew: ['success', 1],
  formHeld: ['success', 1],
  pending: ['success', 1],
  queued: ['success', 1],
  lost: ['success', 1],
  waiting: ['success', 1],
  ...Object.fromEntries([0, 1, 2, 3, 4].map((number) => [`crowd${number}`, ['success', 1]])),
};

function graphqlOn(service: Service) {
  const { client, now } = service;
  const submissions = createSubmissionStore({ client, table: 'submissions', now });
  const db = { client, endpoint: '', stop: () => Promise.resolve() };
  const queue = { send: () => Promise.resolve() };
  return inProcessGraphql(aDashboard({ db, log: keptLog(), now, submissions, queue }));
}

async function resumePausedForm({ office }: Service): Promise<void> {
  for (const form of await office.forms.list(owner)) {
    if (form.shortName === 'paused') await office.forms.setState(owner, form.id, 'live');
  }
}

describe.each(versions)('stored data of version %s', (version) => {
  test('all leads of an earlier version end; none is submitted twice', async () => {
    const { service, record } = await resume(version);
    await resumePausedForm(service);
    await finish(service);
    const rows = service.rows();
    const found = Object.entries(record.leads.sent).map(([name, { id }]) => {
      const { status, failureReason = '' } = rows.find((row) => row.id === id) ?? {};
      const submits = service.submits.filter((one) => one === id).length;
      return [name, [`${status} ${failureReason}`.trim(), submits]];
    });
    const names = Object.keys(record.leads.sent);
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(names.map((name) => [name, ends[name]])),
    );
    expect(service.inQueue()).toEqual([]);
  });

  test('a repeated request gets the earlier version’s submission', async () => {
    const { service, record } = await resume(version);
    const before = service.rows().length;
    for (const sent of Object.values(record.leads.sent)) {
      const { statusCode, body } = await service.post(sent.keyValue, sent);
      expect([statusCode, body]).toEqual([202, expect.stringContaining(sent.id)]);
    }
    expect(service.rows()).toHaveLength(before);
  });

  test('an earlier version’s API keys work, except the deleted key', async () => {
    const { service, record } = await resume(version);
    const fresh = (name: string) => ({
      headers: { 'Idempotency-Key': `fresh-${name}` },
      body: { ...record.leads.sent['queued']?.body, phone: '+919876500000' },
    });
    const codes: number[] = [];
    for (const [name, value] of Object.entries(keyValues)) {
      codes.push((await service.post(value, fresh(name))).statusCode);
    }
    expect(codes).toEqual([202, 202, 403]);
    const listed = await service.office.keys.list(owner);
    expect(listed.map(({ keyName }) => keyName)).toEqual(['Website']);
  });

  test('the dashboard shows each row of an earlier version', async () => {
    const { service, record } = await resume(version);
    const { ask } = graphqlOn(service);
    service.turn(60);
    for (const { userId, id } of Object.values(record.leads.sent)) {
      const caller = userCaller(userId, service.now());
      const answer = await ask({ query: getStory, variables: { id } }, caller);
      expect(answer).toMatchObject({ data: { getSubmission: { id } } });
      expect(answer.errors).toBeUndefined();
    }
    for (const userId of [owner, crowd]) {
      const caller = userCaller(userId, service.now());
      const { data, errors } = await ask({ query: listSubmissions, variables: {} }, caller);
      const sent = Object.values(record.leads.sent).filter((lead) => lead.userId === userId);
      expect(errors).toBeUndefined();
      expect(data).toMatchObject({ listSubmissions: { items: { length: sent.length } } });
    }
  });

  test('failed rows of an earlier version can be retried', async () => {
    const { service } = await resume(version);
    const failed = service.rows().filter(({ status }) => status === 'error');
    expect(failed.length).toBeGreaterThan(1);
    for (const { userId, id } of failed) {
      await retrySubmission({ userId, id, confirmed: true }, service.office.submissions);
    }
    await resumePausedForm(service);
    await finish(service);
    for (const { id } of failed) {
      expect(service.rows().find((row) => row.id === id)?.status).toBe('success');
      expect(service.submits.filter((one) => one === id)).toHaveLength(1);
    }
  });

  test('live events of an earlier version are accepted', async () => {
    const { service, record } = await resume(version);
    const { ask } = graphqlOn(service);
    const { document, variables } = record.events;
    for (const one of variables) {
      const { errors } = await ask({ query: document, variables: one }, publisherCaller);
      expect(errors).toBeUndefined();
    }
  });

  test('GraphQL operations of an earlier dashboard are still valid', async () => {
    const scalars = awsScalarNames.map((name) => `scalar ${name}`).join('\n');
    const schema = buildSchema(`${schemaText}\n${authorisationDirectives}\n${scalars}`);
    const document = parse(await readOperations(version));
    expect(document.definitions.length).toBeGreaterThan(5);
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  });

  test('today’s and earlier messages match each other’s schemas', async () => {
    const { record } = await resume(version);
    const { service, leads } = await tellToday();
    const { messages, schemas } = record;
    for (const { body } of messages.queue) leadMessageSchema.parse(JSON.parse(body));
    for (const call of messages.calls) browserCallSchema.parse(call);
    for (const answer of messages.answers) browserAnswerSchema.parse(answer);
    const old = (name: string) => z.fromJSONSchema((schemas[name] ?? {}) as never);
    for (const { body } of service.inQueue()) old('leadMessage').parse(JSON.parse(body));
    for (const answer of service.answers) old('browserAnswer').parse(answer);
    for (const call of callsOf(service)) old('browserCall').parse(call);
    expect(Object.keys(leads).length).toBeGreaterThan(20);
  });
});

test("the local cloud's version numbers match the recorded versions", () => {
  const [oldestRead, written] = [versions[0], newest].map(Number);
  expect(dataVersions).toEqual({ oldestRead, written });
});

test('the shape of today’s stored data matches the newest record', async () => {
  // If the new shape is intended, run `npm run sim -- --keep-version` and commit the new folder.
  expect(await changeSince(newest)).toEqual({ gone: [], added: [] });
});
