/** Generates `contract/graphql-fields.ts`, a table of every query, mutation and subscription. */
import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { readSchema } from './contract-schema.ts';

export async function graphqlFields(): Promise<string> {
  const { schema } = await readSchema();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const rows = roots.flatMap((root) => (root ? rowsOf(root) : []));
  return `/** Generated from schema.graphql by generate.ts. Not to be edited. */

/**
 * Every query, mutation and subscription. Resolvers, permissions, handlers and the authorisation
 * matrix are made from this table or checked against it.
 */
export const rootFields = ${JSON.stringify(rows)} as const;

export type RootField = (typeof rootFields)[number];
type NameOf<Field> = Field extends RootField
  ? \`\${Field['typeName']}.\${Field['fieldName']}\`
  : never;
export type RootFieldName = NameOf<RootField>;
`;
}

function rowsOf(root: GraphQLObjectType) {
  return Object.values(root.getFields()).map((field) => ({
    typeName: root.name,
    fieldName: field.name,
    admits: admittedTo(`${root.name}.${field.name}`, field),
    arguments: field.args.map(({ name }) => name),
  }));
}

const admits: Readonly<Record<string, 'users' | 'publisher'>> = {
  aws_cognito_user_pools: 'users',
  aws_iam: 'publisher',
};

/**
 * @throws {Error} if a field has no directive that says who may call it, or has two such
 * directives.
 */
function admittedTo(name: string, { astNode }: GraphQLField<unknown, unknown>) {
  const found = (astNode?.directives ?? []).flatMap((one) => admits[one.name.value] ?? []);
  if (found.length === 1) return found[0];
  const choice = Object.keys(admits).join(' or @');
  throw new Error(`${name} in contract/schema.graphql needs one directive: @${choice}`);
}
