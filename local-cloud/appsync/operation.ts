/** Parses, validates and executes one GraphQL operation for one caller. */
import {
  execute,
  GraphQLError,
  getOperationAST,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import * as z from 'zod/mini';
import { noEffects, type Effects } from './appsync-utils.ts';
import type { Caller } from './caller.ts';
import { answerError, answerInvalid, type AnsweredError } from './errors.ts';
import type { ExecutionContext, RequestLimits } from './executable-schema.ts';
import { remember } from '../remember.ts';

const requestSchema = z.object({
  query: z.string(),
  variables: z.nullish(z.record(z.string(), z.unknown())),
  operationName: z.nullish(z.string()),
});

export interface Operation {
  document: DocumentNode;
  definition: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

export interface Answer {
  data: Record<string, unknown> | null;
  errors?: AnsweredError[];
}

/** The error for a request that is malformed or does not match the schema. */
export class InvalidOperation extends Error {
  override readonly name = 'InvalidOperation';
  readonly errors: AnsweredError[] | undefined;

  constructor(message: string, errors?: AnsweredError[]) {
    super(message);
    this.errors = errors;
  }
}

export function readOperation(
  schema: GraphQLSchema,
  text: string,
  { introspection = true }: RequestLimits = {},
): Operation {
  const { query, variables, operationName } = readRequest(text);
  const document = validDocument(schema, query, introspection);
  const definition = getOperationAST(document, operationName);
  if (!definition) throw new InvalidOperation('Unable to find the operation to execute');
  return { document, definition, variables: variables ?? {} };
}

/**
 * A cache of valid GraphQL documents per schema, because functions and pages send the same few
 * documents.
 */
const validDocuments = new WeakMap<GraphQLSchema, Map<string, DocumentNode>>();

function validDocument(schema: GraphQLSchema, query: string, introspection: boolean): DocumentNode {
  const known = validDocuments.get(schema) ?? new Map<string, DocumentNode>();
  validDocuments.set(schema, known);
  const name = `${introspection} ${query}`;
  const document = known.get(name) ?? parseQuery(query);
  if (known.has(name)) return document;
  const rules = introspection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const found = validate(schema, document, rules);
  if (found.length > 0) throw new InvalidOperation('Validation error', found.map(answerInvalid));
  remember(known, name, document);
  return document;
}

function readRequest(text: string): z.infer<typeof requestSchema> {
  try {
    return z.parse(requestSchema, JSON.parse(text));
  } catch (error: unknown) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) {
      throw new InvalidOperation('Unable to parse GraphQL query.');
    }
    throw error;
  }
}

function parseQuery(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: 5000 });
  } catch (error: unknown) {
    if (error instanceof GraphQLError) {
      throw new InvalidOperation('Unable to parse GraphQL query.', [answerInvalid(error)]);
    }
    throw error;
  }
}

export async function executeOperation(
  schema: GraphQLSchema,
  operation: Operation,
  caller: Caller,
  headers: Record<string, string>,
  rootValue?: Record<string, unknown>,
  effects: Effects = noEffects(),
): Promise<Answer> {
  const contextValue: ExecutionContext = { caller, headers, effects, resolversRun: 0 };
  const result = await execute({
    schema,
    // Removes all operations except the one to execute: a document may contain several operations,
    // and `execute` would need a name.
    document: onlyThis(operation),
    variableValues: operation.variables,
    contextValue,
    rootValue,
  });
  const errors = [
    ...(result.errors ?? []).map((error) => answerError(error)),
    ...effects.appended.map((error) =>
      answerError(new GraphQLError(error.message, { originalError: error })),
    ),
  ];
  return { data: result.data ?? null, ...(errors.length > 0 && { errors }) };
}

function onlyThis({ document, definition }: Operation): DocumentNode {
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return { kind: document.kind, definitions: [definition, ...fragments] };
}
