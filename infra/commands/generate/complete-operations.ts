/**
 * Completes `contract/operations.graphql` with fragments and operations that follow from the
 * schema. The header of that file lists them.
 */
import {
  getNamedType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  parseType,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type NameNode,
  type OperationDefinitionNode,
  type VariableNode,
} from 'graphql';

export function completeOperations(schema: GraphQLSchema, text: string): DocumentNode {
  const written = parse(text);
  const added = [...unwrittenFragments(schema, written), ...unwrittenOperations(schema, written)];
  const document = parse([text, ...added].join('\n'));
  const fragments = firstFragments(document);
  const types = new TypeInfo(schema);
  const withSelection = (field: FieldNode) => {
    const fragment = fragments.get(getNamedType(types.getType())?.name ?? '');
    if (field.selectionSet || !fragment) return field;
    const spread = { kind: Kind.FRAGMENT_SPREAD, name: nameOf(fragment) } as const;
    return { ...field, selectionSet: { kind: Kind.SELECTION_SET, selections: [spread] } as const };
  };
  const complete = visit(
    document,
    visitWithTypeInfo(types, {
      OperationDefinition: (operation) => withArguments(operation, schema),
      Field: { leave: withSelection },
    }),
  );
  return withoutUnusedViews(complete, written);
}

/** Removes the added fragments on types that no operation requests. */
function withoutUnusedViews(document: DocumentNode, written: DocumentNode): DocumentNode {
  const operations = [written, ...Object.values(separateOperations(document))];
  const names = new Set(operations.flatMap(({ definitions }) => definitions.map(nameIn)));
  return {
    ...document,
    definitions: document.definitions.filter((node) => names.has(nameIn(node))),
  };
}

const nameIn = (node: DefinitionNode) => ('name' in node ? node.name?.value : undefined);

/** The name of the first fragment on each type. */
function firstFragments({ definitions }: DocumentNode): ReadonlyMap<string, string> {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(
    fragments.reverse().map((node) => [node.typeCondition.name.value, node.name.value]),
  );
}

/** Makes a fragment with all fields of a type, for each type without a fragment. */
function unwrittenFragments(schema: GraphQLSchema, written: DocumentNode): string[] {
  const fragments = firstFragments(written);
  const roots = rootsOf(schema).map(({ type }) => type);
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    if (fragments.has(type.name) || roots.includes(type)) return [];
    return `fragment ${type.name}View on ${type.name}{${Object.keys(type.getFields()).join(' ')}}`;
  });
}

/** Makes an operation for each root field that no written operation requests. */
function unwrittenOperations(schema: GraphQLSchema, { definitions }: DocumentNode): string[] {
  const writtenNames = definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? (rootField(node)?.name.value ?? []) : [],
  );
  return rootsOf(schema).flatMap(({ operation, type }) =>
    Object.keys(type.getFields())
      .filter((name) => !writtenNames.includes(name))
      .map((name) => `${operation} ${capitalised(name)}{${name}}`),
  );
}

function rootsOf(schema: GraphQLSchema) {
  return Object.values(OperationTypeNode).flatMap((operation) => {
    const type = schema.getRootType(operation);
    return type ? { operation, type } : [];
  });
}

/**
 * Passes each argument of the field as a variable of the same name, unless the operation declares
 * its own variables.
 */
function withArguments(
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
): OperationDefinitionNode {
  const field = rootField(operation);
  const found = schema.getRootType(operation.operation)?.getFields()[field?.name.value ?? ''];
  if (!field || !found || operation.variableDefinitions?.length) return operation;
  if (field.arguments?.length || operation.selectionSet.selections.length > 1) {
    throw new Error(`${operation.name?.value}: arguments or a second field need its variables`);
  }
  const passed = found.args.map(({ name }) => {
    return { kind: Kind.ARGUMENT, name: nameOf(name), value: variableOf(name) } as const;
  });
  const variableDefinitions = found.args.map(({ name, type }) => {
    const variable = variableOf(name);
    return { kind: Kind.VARIABLE_DEFINITION, variable, type: parseType(String(type)) } as const;
  });
  const selections = [{ ...field, arguments: passed }];
  return {
    ...operation,
    variableDefinitions,
    selectionSet: { ...operation.selectionSet, selections },
  };
}

export const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export function rootField({ selectionSet }: OperationDefinitionNode): FieldNode | undefined {
  return selectionSet.selections.find((node) => node.kind === Kind.FIELD);
}

const nameOf = (value: string): NameNode => ({ kind: Kind.NAME, value });
const variableOf = (name: string): VariableNode => ({ kind: Kind.VARIABLE, name: nameOf(name) });
