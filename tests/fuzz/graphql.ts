/**
 * Sends random GraphQL documents and variables, made from the schema, to the deployed resolvers and
 * the dashboard API behind them.
 */
import fc from 'fast-check';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { rootFields } from '../../contract/graphql-fields.ts';
import { createSubmissionStore } from '../../functions/stores/submissions/submission-store.ts';
import { InvalidOperation, type Answer } from '../../local-cloud/appsync/operation.ts';
import { aDashboard } from '../functions/dashboard-api/ask-dashboard.ts';
import { keptLog } from '../functions/log-lines.ts';
import { inProcessGraphql, userCaller } from '../functions/dashboard-api/in-process-graphql.ts';
import { aTown, checkStored, keyValue, restADay, userId, type Town } from './town.ts';
import { oddName, oddNumber, oddText, oddValue } from './values.ts';

const MOST_LEVELS = 3;
const CASES_A_TOWN = 400;
/**
 * Matches error texts that a caller must never get: internal errors, and results that violate the
 * schema.
 */
const BUG =
  /InternalError|Cannot return null|went wrong|MappingTemplate|Lambda:|Can't serialize|\.ts:\d|TypeError/;

interface Request {
  query: string;
  variables: Record<string, unknown>;
}

export async function fuzzGraphql(seed: number, cases: number): Promise<void> {
  for (let done = 0; done < cases; done += CASES_A_TOWN) {
    const town = await aTown(seed + done);
    const { client, now } = town.service;
    await sendSomeLeads(town);
    const submissions = createSubmissionStore({ client, table: 'submissions', now });
    const db = { client, endpoint: '', stop: () => Promise.resolve() };
    const log = keptLog();
    const dashboard = aDashboard({
      ...{ db, log, now, submissions, queue: { send: () => Promise.resolve() } },
      ownUser: {
        signOut: () => Promise.resolve(),
        email: () => Promise.resolve('owner@leads.example'),
        remove: () => Promise.resolve(),
      },
    });
    const { schema, ask } = inProcessGraphql(dashboard);
    const ids = [...town.formIds, ...town.service.rows().map(({ id }) => id)];
    const property = fc.asyncProperty(requestOf(schema, ids), async (request) => {
      town.service.turn(5);
      const asking = ask(request, userCaller(userId, now()));
      const answer = await asking.catch((error: unknown) => {
        if (error instanceof InvalidOperation) return undefined;
        throw error;
      });
      if (answer) check(answer, request);
    });
    await fc.assert(property, { seed: seed + done, numRuns: Math.min(CASES_A_TOWN, cases - done) });
    checkStored(town);
    await restADay(town);
  }
}

function check({ errors = [] }: Answer, { query }: Request): void {
  // Errors without a path are ignored: they only refuse a variable of the wrong type.
  const messages = JSON.stringify(errors.filter(({ path }) => path));
  if (BUG.test(messages)) throw new Error(`${query}\nis answered with ${messages.slice(0, 1000)}`);
}

async function sendSomeLeads({ service }: Town): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  for (const fate of ['success', 'captcha', 'outcome_unknown', 'no_confirmation'] as const) {
    for (const target of [undefined, 'asks']) {
      const phone = `+9198765${String(10_000 + service.rows().length)}`;
      const lead = { name: 'Asha', phone, email: 'a@example.com', city: 'Pune', loanAmount: 1000 };
      const { body } = await service.post(keyValue, { headers, body: { ...lead, target } });
      const { submissionId } = JSON.parse(body) as { submissionId: string };
      await service.deliver(submissionId, { fences: fate !== 'captcha', fate });
    }
  }
}

/** A GraphQL document with one root field and random arguments. */
function requestOf(schema: GraphQLSchema, ids: readonly string[]): fc.Arbitrary<Request> {
  const fieldsOfUsers = rootFields.filter(
    ({ admits, typeName }) => admits === 'users' && typeName !== 'Subscription',
  );
  const fields = fieldsOfUsers.flatMap(({ typeName, fieldName }) => {
    const field = (
      typeName === 'Query' ? schema.getQueryType() : schema.getMutationType()
    )?.getFields()[fieldName];
    return field ? [{ operation: typeName.toLowerCase(), field }] : [];
  });
  return fc
    .constantFrom(...fields)
    .chain(({ operation, field }) => documentOf(operation, field, ids));
}

function documentOf(
  operation: string,
  field: GraphQLField<unknown, unknown>,
  ids: readonly string[],
): fc.Arbitrary<Request> {
  const args = Object.fromEntries(
    field.args.map(({ name, type }) => [name, argumentOf(type, ids, 0)]),
  );
  return fc
    .record({ variables: fc.record(args), selection: selectionOf(field.type, 0) })
    .map(({ variables, selection }) => {
      const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
      const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
      const head = declared === '' ? operation : `${operation} Asked(${declared})`;
      const call = passed === '' ? field.name : `${field.name}(${passed})`;
      return { query: `${head} { ${call}${selection} }`, variables };
    });
}

/** A random value for an argument; in most cases it has the argument's type. */
function argumentOf(
  type: GraphQLInputType,
  ids: readonly string[],
  depth: number,
): fc.Arbitrary<unknown> {
  const isOptional = !isNonNullType(type);
  return fc.oneof(
    { weight: 30, arbitrary: fitting(type, ids, depth) },
    { weight: isOptional ? 12 : 1, arbitrary: fc.constantFrom(undefined, null) },
    { weight: 1, arbitrary: oddValue },
  );
}

function fitting(
  type: GraphQLInputType,
  ids: readonly string[],
  depth: number,
): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return fitting(type.ofType, ids, depth);
  if (isListType(type)) {
    return fc.array(argumentOf(type.ofType, ids, depth), { maxLength: 4 });
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const members = Object.values(type.getFields()).map(({ name, type: of }) => [
      name,
      argumentOf(of, ids, depth + 1),
    ]);
    return fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>);
  }
  return scalarOf(getNamedType(type).name, ids);
}

function scalarOf(name: string, ids: readonly string[]): fc.Arbitrary<unknown> {
  const known = fc.constantFrom(...ids);
  switch (name) {
    case 'ID':
      return fc.oneof({ weight: 12, arbitrary: known }, fc.uuid(), oddText);
    case 'Int':
      return fc.oneof({ weight: 9, arbitrary: fc.integer({ min: -3, max: 120 }) }, oddNumber);
    case 'Float':
      return oddNumber;
    case 'Boolean':
      return fc.boolean();
    case 'AWSDateTime':
      return fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.constantFrom('2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00+14:00', '9999-12-31'),
      );
    case 'AWSJSON':
      return fc.oneof(
        oddValue.map((value) => JSON.stringify(value)),
        fc
          .dictionary(oddName, oddValue, { maxKeys: 4, noNullPrototype: true })
          .map((value) => JSON.stringify(value)),
        {
          weight: 4,
          arbitrary: fc.constantFrom(
            ...['{"fields":[],"allowedOrigins":[]}', '[]', '{', '{"by":"phone","days":3}'],
            ...['{"zone":"Asia/Kolkata","perDay":5}', '{"branch":"Pune","income":7}'],
          ),
        },
      );
    default:
      return fc.oneof(
        fc.constantFrom('Loan enquiry', 'loans', 'https://forms.example/new', keyValue),
        fc.stringMatching(/^fak_[A-Za-z0-9]{30}$/),
        oddText,
      );
  }
}

function selectionOf(type: GraphQLOutputType, depth: number): fc.Arbitrary<string> {
  const named = getNamedType(type);
  if (!isObjectType(named)) return fc.constant('');
  const fields = Object.values(named.getFields()).filter(
    (field) => depth < MOST_LEVELS || !isObjectType(getNamedType(field.type)),
  );
  return fc
    .subarray(fields, { minLength: 1 })
    .chain((chosen) =>
      fc
        .tuple(...chosen.map((one) => selectionOf(one.type, depth + 1).map((of) => one.name + of)))
        .map((parts) => ` { ${parts.join(' ')} }`),
    );
}
