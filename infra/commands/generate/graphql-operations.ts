/**
 * Generates `contract/graphql-operations.ts`: each operation as a plain string with the types of
 * its variables and result. The plugins' parsed documents are not used, because they are three
 * times as large in the browser.
 */
import { codegen } from '@graphql-codegen/core';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import {
  isRequiredArgument,
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { capitalised, rootField } from './complete-operations.ts';
import { codegenConfig, readOperations, readSchema } from './contract-schema.ts';

export async function graphqlOperations(): Promise<string> {
  const contract = await readSchema();
  const { definitions } = await readOperations(contract);
  const fragments = new Map(
    definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const operations = definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .flatMap((node) => {
      const root = contract.schema.getRootType(node.operation);
      return root ? [{ node, root }] : [];
    });
  // The types of the results are made from fragments on the root types. From operations the plugin
  // would also write types of the variables, which the schema's types already contain.
  const results = operations.map(({ node, root }) => resultOf(node, root.name));
  const kept = [...fragments.values()].map((node) => print(node));
  const types = await codegen({
    filename: 'contract/graphql-operations.ts',
    schema: contract.document,
    documents: [
      {
        document: parse([...kept, ...results].join('\n')),
        location: 'contract/operations.graphql',
      },
    ],
    plugins: [{ typescriptOperations: {} }],
    pluginMap: { typescriptOperations: operationsPlugin },
    config: {
      ...codegenConfig,
      importSchemaTypesFrom: 'contract/graphql-types.ts',
      importExtension: '.ts',
      inlineFragmentTypes: 'combine',
      omitOperationSuffix: true,
    },
    skipDocumentsValidation: true,
  });
  return `/** Generated from operations.graphql by generate.ts. Not to be edited. */
${types}

/** A document's text, which knows its variables and its result. */
export type Operation<Result, Variables extends object> = string & {
  /** Types only; never set. */
  readonly types?: (variables: Variables) => Result;
};

${operations.map(({ node, root }) => declarationOf(node, root, fragments)).join('\n')}`;
}

/** Returns the operation's selection as a fragment, with the operation's name. */
function resultOf({ name, selectionSet }: OperationDefinitionNode, root: string): string {
  return `fragment ${name?.value ?? ''} on ${root} ${print(selectionSet)}`;
}

function declarationOf(
  node: OperationDefinitionNode,
  root: GraphQLObjectType,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const type = node.name?.value ?? '';
  const name = type.charAt(0).toLowerCase() + type.slice(1);
  const text = stripIgnoredCharacters(print(withoutFragments(node, fragments)));
  return `export const ${name}: Operation<${type}, ${variablesOf(node, root)}> = ${JSON.stringify(text)};`;
}

/**
 * Returns the type of the operation's arguments. An operation may require an argument that is
 * optional in the schema.
 */
function variablesOf(node: OperationDefinitionNode, root: GraphQLObjectType): string {
  const { variableDefinitions: variables = [] } = node;
  if (variables.length === 0) return 'Record<string, never>';
  const field = rootField(node)?.name.value ?? '';
  const type = `Types.${root.name}${capitalised(field)}Args`;
  const optional = root.getFields()[field]?.args.filter((arg) => !isRequiredArgument(arg)) ?? [];
  const demanded = optional
    .filter(({ name }) =>
      variables.some(
        (one) => one.variable.name.value === name && one.type.kind === Kind.NON_NULL_TYPE,
      ),
    )
    .map(({ name }) => `${name}: NonNullable<${type}['${name}']>`);
  return demanded.length > 0 ? `${type} & { ${demanded.join('; ')} }` : type;
}

/** Makes each document complete in itself: replaces fragments by their selections. */
function withoutFragments<Node extends OperationDefinitionNode | FragmentDefinitionNode>(
  node: Node,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Node {
  const inPlace = (selection: SelectionNode): readonly SelectionNode[] => {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) return [selection];
    const fragment = fragments.get(selection.name.value);
    return fragment ? withoutFragments(fragment, fragments).selectionSet.selections : [];
  };
  return visit(node, {
    SelectionSet: {
      leave: (set) => ({ ...set, selections: set.selections.flatMap(inPlace) }),
    },
  });
}
