/**
 * The rules of the authorisation matrix, in one place: who may call each GraphQL field and each
 * route of the REST API, and which arguments refer to an item that a user owns. From the rules, the
 * tests derive the expected answer to every caller. A field or argument of the schema without a
 * rule does not compile; a route without a rule fails the test that is named after the route.
 */
import { randomUUID } from 'node:crypto';
import type { RootField, RootFieldName } from '../../../contract/graphql-fields.ts';
import { buildLead, newKeyValue } from '../account.ts';

/**
 * Kinds of items that belong to one user. Another user who passes the id of such an item must not
 * learn whether the item exists.
 */
export type Owned =
  | 'apiKey'
  | 'submission'
  | 'targetForm'
  | 'callback'
  | 'secondCallback'
  | 'delivery'
  | 'cursor'
  | 'text';

/**
 * What a test passes as an argument: `names`, the id of an item that a user owns (or a text that
 * occurs only in this user's rows); `value`, a plain value; `json`, a value as JSON text, as
 * AppSync expects it; `own`, a property of the calling user.
 */
export type ArgumentRule =
  { names: Owned } | { value: () => unknown } | { json: () => unknown } | { own: 'email' };

export interface FieldRule {
  /**
   * Who may call the field. `users`: each user with a valid token, for their own data only.
   * `publisher`: the live publisher's role.
   */
  admits: 'users' | 'publisher';
  arguments?: Record<string, ArgumentRule>;
  /**
   * Arguments that are optional in the schema, but without which the service refuses the owner's
   * call.
   */
  alsoSends?: Record<string, unknown>;
  /** The owner's call may be refused with a Conflict; no other caller may get a Conflict. */
  mayConflict?: true;
  /** The field may answer null. */
  mayBeNull?: true;
  /**
   * A user who has deleted their account may call the field again, to complete an interrupted
   * deletion.
   */
  mayBeRepeated?: true;
  /**
   * A call of the field ends the session of its caller, so a user created only for this check makes
   * the call.
   */
  endsSession?: true;
}

export interface RouteRule {
  /**
   * Who may call the route. `keys`: each valid API key, for its owner's data only. `everybody`: a
   * browser's preflight. `attempts`: whoever has the token of a running attempt; API keys and
   * sign-ins do not matter.
   */
  admits: 'keys' | 'everybody' | 'attempts';
  /** The rule of each path variable. */
  arguments?: Record<string, ArgumentRule>;
  body?: () => unknown;
  /**
   * The status and body of the answer to an admitted caller, if they differ from those of most
   * routes.
   */
  served?: readonly [status: number, body: object];
}

const anyValue = { value: () => null };
const apiKey = { names: 'apiKey' } as const;
const submission = { names: 'submission' } as const;
const targetForm = { names: 'targetForm' } as const;
const callback = { names: 'callback' } as const;
const cursor = { names: 'cursor' } as const;
const lead = { value: () => buildLead() };

type RulesOfTheSchema = {
  [Field in RootField as `${Field['typeName']}.${Field['fieldName']}`]: Field extends {
    arguments: readonly [];
  }
    ? FieldRule & { arguments?: never }
    : FieldRule & { arguments: Record<Field['arguments'][number], ArgumentRule> };
};

/** The rule of each GraphQL field. */
export const fieldRules: Readonly<Record<RootFieldName, FieldRule>> = {
  'Query.listApiKeys': { admits: 'users' },
  'Query.listSubmissions': {
    admits: 'users',
    arguments: {
      limit: anyValue,
      nextToken: cursor,
      status: anyValue,
      search: { names: 'text' },
      keyId: apiKey,
      formId: targetForm,
      undecided: anyValue,
      from: anyValue,
      to: anyValue,
    },
  },
  'Query.getSubmission': { admits: 'users', arguments: { id: submission } },
  'Query.submissionStats': {
    admits: 'users',
    arguments: {
      from: { value: () => new Date(Date.now() - 3_600_000).toISOString() },
      to: { value: () => new Date(Date.now() + 3_600_000).toISOString() },
      nextToken: cursor,
      formId: targetForm,
    },
  },
  'Query.targetHealth': { admits: 'users' },
  'Query.listTargetForms': { admits: 'users' },
  'Query.getTargetForm': { admits: 'users', arguments: { id: targetForm } },
  'Query.isDefaultFormGone': { admits: 'users' },
  'Query.listRecipeVersions': { admits: 'users', arguments: { formId: targetForm } },
  'Mutation.createApiKey': {
    admits: 'users',
    arguments: {
      keyName: { value: () => `Matrix ${randomUUID()}` },
      keyValue: { value: newKeyValue },
      expiresAt: anyValue,
      formId: targetForm,
      takesForms: anyValue,
      scopes: anyValue,
      onlyItsForm: anyValue,
    },
  },
  'Mutation.rotateApiKey': {
    admits: 'users',
    arguments: {
      id: apiKey,
      keyValue: { value: newKeyValue },
      overlapHours: { value: () => 168 },
    },
  },
  'Mutation.updateApiKey': {
    admits: 'users',
    arguments: {
      id: apiKey,
      keyName: anyValue,
      expiresAt: anyValue,
      formId: targetForm,
      takesForms: anyValue,
    },
  },
  'Mutation.deleteApiKey': { admits: 'users', arguments: { id: apiKey } },
  'Query.notificationSettings': { admits: 'users' },
  'Mutation.setNotifications': { admits: 'users', arguments: { email: { value: () => true } } },
  'Query.getRehearsal': {
    admits: 'users',
    arguments: { formId: targetForm, id: anyValue },
    mayBeNull: true,
  },
  'Mutation.rehearseTargetForm': {
    admits: 'users',
    // All callers start a rehearsal (a trial run of the bot) of the same form. While one rehearsal
    // runs, the next is refused with a Conflict.
    mayConflict: true,
    arguments: { formId: targetForm, recipe: anyValue, sample: lead, fields: anyValue },
  },
  'Mutation.createTargetForm': {
    admits: 'users',
    arguments: {
      name: { value: () => 'Matrix' },
      shortName: { value: () => `matrix-${randomUUID().slice(0, 8)}` },
      url: { value: () => 'https://forms.example/loan' },
      confirmed: { value: () => true },
    },
  },
  'Mutation.updateTargetForm': {
    admits: 'users',
    arguments: {
      id: targetForm,
      name: anyValue,
      shortName: anyValue,
      url: anyValue,
      confirmed: anyValue,
      pictureSuccess: anyValue,
    },
  },
  'Mutation.saveRecipe': {
    admits: 'users',
    arguments: {
      formId: targetForm,
      basedOn: anyValue,
      recipe: { json: () => ({ fields: [], allowedOrigins: [] }) },
      customFields: { json: () => [] },
      note: { value: () => '' },
      rehearsalId: { value: () => randomUUID() },
    },
  },
  'Mutation.restoreRecipe': {
    admits: 'users',
    arguments: { formId: targetForm, version: { value: () => 1 } },
  },
  'Mutation.setTargetFormState': {
    admits: 'users',
    arguments: { id: targetForm, state: { value: () => 'live' } },
  },
  'Mutation.setTargetFormDedupe': {
    admits: 'users',
    arguments: { id: targetForm, dedupe: { json: () => ({ by: 'phone', days: 30 }) } },
  },
  'Mutation.setTargetFormConsent': {
    admits: 'users',
    arguments: { id: targetForm, required: { value: () => true } },
  },
  'Mutation.setTargetFormPace': {
    admits: 'users',
    arguments: { id: targetForm, pace: { json: () => ({ zone: 'UTC' }) } },
  },
  'Mutation.setDefaultTargetForm': {
    admits: 'users',
    arguments: { id: targetForm },
    mayBeNull: true,
  },
  'Mutation.deleteTargetForm': { admits: 'users', arguments: { id: targetForm } },
  'Query.listAlerts': { admits: 'users' },
  'Query.listSlackChannels': { admits: 'users' },
  'Mutation.setAlert': {
    admits: 'users',
    arguments: {
      ...{ kind: { value: () => 'failure_share' }, formId: targetForm, on: { value: () => true } },
      ...{ channels: { value: () => ['email'] }, count: anyValue, percent: anyValue },
      ...{ leads: anyValue, hours: anyValue, working: anyValue },
    },
  },
  'Mutation.deleteAlert': {
    admits: 'users',
    arguments: { kind: { value: () => 'failure_share' }, formId: targetForm },
  },
  'Mutation.addSlackChannel': {
    admits: 'users',
    arguments: {
      address: {
        value: () =>
          `https://hooks.slack.com/services/T00000000/B00000000/${randomUUID().replaceAll('-', '')}`,
      },
    },
  },
  'Query.listCallbacks': { admits: 'users' },
  'Query.getCallback': { admits: 'users', arguments: { id: callback } },
  'Query.listDeliveries': {
    admits: 'users',
    arguments: { callbackId: callback, limit: anyValue, nextToken: anyValue },
  },
  'Mutation.createCallback': {
    admits: 'users',
    arguments: {
      address: { value: () => `https://hooks.example/${randomUUID()}` },
      events: { value: () => ['submission.failed'] },
      formIds: anyValue,
      withValues: anyValue,
    },
  },
  'Mutation.rotateCallbackSecret': { admits: 'users', arguments: { id: callback } },
  'Mutation.setCallbackPaused': {
    admits: 'users',
    arguments: { id: callback, paused: { value: () => true } },
  },
  'Mutation.testCallback': { admits: 'users', arguments: { id: callback } },
  'Mutation.replayDelivery': {
    admits: 'users',
    arguments: { callbackId: callback, eventId: { names: 'delivery' } },
    // The matrix passes the delivery of a test event; the service refuses to replay such a
    // delivery, with a Conflict.
    mayConflict: true,
  },
  'Mutation.replayDeliveries': {
    admits: 'users',
    arguments: {
      callbackId: callback,
      which: { value: () => 'all' },
      since: { value: () => new Date(Date.now() - 3_600_000).toISOString() },
      nextToken: anyValue,
    },
  },
  'Mutation.deleteCallback': { admits: 'users', arguments: { id: callback } },
  'Mutation.retrySubmission': {
    admits: 'users',
    arguments: { id: submission, lead, fields: anyValue, confirmed: anyValue, version: anyValue },
    alsoSends: { confirmed: true },
  },
  'Query.findPerson': {
    admits: 'users',
    arguments: { phone: { value: () => buildLead().phone }, email: anyValue, nextToken: anyValue },
    mayBeNull: true,
  },
  // The call would erase a submission that other rules still need, so the test passes an id that
  // does not exist. `tests/functions/dashboard-api/personal-data.test.ts` tests that another user's
  // id erases nothing.
  'Mutation.eraseSubmission': { admits: 'users', arguments: { id: { value: () => randomUUID() } } },
  'Mutation.forgetPerson': {
    admits: 'users',
    arguments: { phone: anyValue, email: { value: () => buildLead().email }, formIds: anyValue },
  },
  'Mutation.signOutEverywhere': { admits: 'users', endsSession: true },
  'Mutation.deleteAccount': {
    admits: 'users',
    arguments: { email: { own: 'email' } },
    endsSession: true,
    mayBeRepeated: true,
  },
  'Mutation.endSubscriptions': {
    admits: 'publisher',
    arguments: { userId: { value: randomUUID }, notBefore: { value: () => 1 } },
  },
  'Mutation.cancelSubmission': {
    admits: 'users',
    arguments: { id: submission },
    mayConflict: true,
  },
  'Mutation.decideSubmission': {
    admits: 'users',
    arguments: { id: submission, wentIn: { value: () => false }, version: anyValue },
    mayConflict: true,
  },
  'Mutation.issueReceipt': {
    admits: 'users',
    arguments: { id: submission, shown: anyValue, picture: anyValue },
    // Only a success can have a receipt. The matrix passes a failure, so the answer is a Conflict.
    mayConflict: true,
  },
  'Mutation.sendOneLead': {
    admits: 'users',
    arguments: { formId: targetForm, requestId: { value: randomUUID }, lead, fields: anyValue },
    // The matrix passes the id of a draft form. A draft accepts no leads, so the answer is a
    // Conflict.
    mayConflict: true,
  },
  'Mutation.publishSubmission': {
    admits: 'publisher',
    arguments: { submission: { value: publishedRow } },
  },
  'Mutation.publishRemoval': {
    admits: 'publisher',
    arguments: { id: { value: randomUUID }, userId: { value: randomUUID } },
  },
  'Subscription.onSubmissionChanged': { admits: 'users' },
  'Subscription.onSubmissionRemoved': { admits: 'users' },
} satisfies RulesOfTheSchema;

/** The rule of each route, by method and path as in the template. */
export const routeRules: Readonly<Record<string, RouteRule>> = {
  'POST /process-lead': { admits: 'keys', body: () => buildLead() },
  'OPTIONS /process-lead': { admits: 'everybody' },
  'POST /leads': {
    admits: 'keys',
    body: () => ({ leads: [{ ...buildLead(), idempotencyKey: randomUUID() }] }),
  },
  'OPTIONS /leads': { admits: 'everybody' },
  'GET /submissions': { admits: 'keys' },
  'OPTIONS /submissions': { admits: 'everybody' },
  'GET /forms': { admits: 'keys' },
  'OPTIONS /forms': { admits: 'everybody' },
  'GET /forms/{id}/rehearsal': { admits: 'keys', arguments: { id: targetForm } },
  'OPTIONS /forms/{id}/rehearsal': { admits: 'everybody', arguments: { id: targetForm } },
  'GET /events': { admits: 'keys' },
  'OPTIONS /events': { admits: 'everybody' },
  'POST /callbacks': {
    admits: 'keys',
    body: () => ({ address: 'https://hooks.example/by-key', events: ['form.live'] }),
  },
  'GET /callbacks': { admits: 'keys' },
  'OPTIONS /callbacks': { admits: 'everybody' },
  // The owner's call deletes the second callback, because other calls still need the first one.
  'DELETE /callbacks/{id}': { admits: 'keys', arguments: { id: { names: 'secondCallback' } } },
  'OPTIONS /callbacks/{id}': { admits: 'everybody', arguments: { id: callback } },
  'POST /mcp': {
    admits: 'keys',
    body: () => ({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    served: [200, { jsonrpc: '2.0', id: 1, result: {} }],
  },
  'GET /mcp': { admits: 'everybody', served: [405, { error: { code: -32000 } }] },
  'DELETE /mcp': { admits: 'everybody', served: [405, { error: { code: -32000 } }] },
  'OPTIONS /mcp': { admits: 'everybody' },
  'GET /process-lead/{id}': { admits: 'keys', arguments: { id: submission } },
  'POST /fence': {
    admits: 'attempts',
    body: () => ({ token: `${'x'.repeat(43)}.${randomUUID()}.${randomUUID()}` }),
  },
  'OPTIONS /process-lead/{id}': { admits: 'everybody', arguments: { id: submission } },
};

function publishedRow() {
  const now = new Date().toISOString();
  const state = { version: 9999, status: 'success', retryCount: 0, hasScreenshot: false };
  const ids = { id: randomUUID(), userId: randomUUID() };
  return { ...buildLead(), ...state, ...ids, createdAt: now, updatedAt: now };
}
