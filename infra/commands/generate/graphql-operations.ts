/**
 * Generates `contract/graphql-operations.ts`: each operation as a plain string with the types of
 * its variables and result. Not the plugins' parsed documents, which are three times as large in
 * the browser.
 */
import { codegen } from '@graphql-codegen/core';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import {
  Kind,
  print,
  stripIgnoredCharacters,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { codegenConfig, readOperations, readSchema } from './contract-schema.ts';

export async function graphqlOperations(): Promise<string> {
  const contract = await readSchema();
  const operations = await readOperations(contract);
  const types = await codegen({
    filename: 'contract/graphql-operations.ts',
    schema: contract.document,
    documents: [{ document: operations, location: 'contract/operations.graphql' }],
    plugins: [{ typescriptOperations: {} }],
    pluginMap: { typescriptOperations: operationsPlugin },
    config: {
      ...codegenConfig,
      importSchemaTypesFrom: 'contract/graphql-types.ts',
      importExtension: '.ts',
      inlineFragmentTypes: 'combine',
      omitOperationSuffix: true,
    },
  });
  return `/** Generated from operations.graphql by generate.ts. Not to be edited. */
${types}

/** A document's text, which knows its variables and its result. */
export type Operation<Result, Variables extends object> = string & {
  /** Types only; never set. */
  readonly types?: (variables: Variables) => Result;
};

${documentsOf(operations).join('\n')}`;
}

function documentsOf(operations: DocumentNode): string[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of operations.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  return operations.definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) => declarationOf(node, fragments));
}

function declarationOf(
  node: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const type = node.name?.value ?? '';
  const name = type.charAt(0).toLowerCase() + type.slice(1);
  const text = stripIgnoredCharacters(print(withoutFragments(node, fragments)));
  return `export const ${name}: Operation<${type}, ${type}Variables> = ${JSON.stringify(text)};`;
}

/** Makes each document complete in itself by replacing fragments by their selections. */
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
