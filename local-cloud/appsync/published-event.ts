/**
 * What subscribers get after a mutation: exactly the fields that the mutation selects, by field
 * name.
 */
import { Kind, type FieldNode, type SelectionSetNode } from 'graphql';
import type { Answer, Operation } from './operation.ts';

export interface PublishedEvent {
  mutation: string;
  value: Record<string, unknown>;
}

export function publishedEvents(operation: Operation, answer: Answer): PublishedEvent[] {
  return selectedFields(operation, operation.definition.selectionSet).flatMap((node) => {
    const value = answer.data?.[responseKey(node)];
    return isRecord(value) && node.selectionSet
      ? [{ mutation: node.name.value, value: renamed(operation, node.selectionSet, value) }]
      : [];
  });
}

/** Replaces the client's aliases by the names of the schema. */
function renamed(
  operation: Operation,
  selection: SelectionSetNode,
  value: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    selectedFields(operation, selection).map((node) => {
      const inner = value[responseKey(node)];
      return [
        node.name.value,
        node.selectionSet ? deep(operation, node.selectionSet, inner) : inner,
      ];
    }),
  );
}

function deep(operation: Operation, selection: SelectionSetNode, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => deep(operation, selection, item));
  return isRecord(value) ? renamed(operation, selection, value) : value;
}

function selectedFields(operation: Operation, selection: SelectionSetNode): FieldNode[] {
  return selection.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.INLINE_FRAGMENT) return selectedFields(operation, node.selectionSet);
    const fragment = operation.document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === node.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? selectedFields(operation, fragment.selectionSet)
      : [];
  });
}

const responseKey = (node: FieldNode) => node.alias?.value ?? node.name.value;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
