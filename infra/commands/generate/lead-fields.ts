/**
 * Adds missing fields of the lead to `contract/schema.graphql` and `contract/operations.graphql`,
 * next to the lead's other fields. Everything else in these files is written by hand and stays
 * unchanged.
 */
import {
  Kind,
  parse,
  print,
  visit,
  type FieldDefinitionNode,
  type FieldNode,
  type InputValueDefinitionNode,
} from 'graphql';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isLeadField,
  leadFacts,
  leadFields,
  valueTypes,
  type LeadField,
} from '../../../contract/lead.ts';

const contract = join(import.meta.dirname, '../../../contract');
const types = { string: 'String!', number: 'Float!' } as const;
const typeOf = (field: LeadField) => types[valueTypes[leadFacts[field].kind]];

export async function withLeadFields(name: 'schema.graphql' | 'operations.graphql') {
  return addLeadFields(await readFile(join(contract, name), 'utf8'));
}

/** @throws {Error} if a field's type differs from the type in the table `leadFacts`. */
function addLeadFields(text: string): string {
  const missing: { at: number; lines: string }[] = [];
  const complete = (fields: readonly AnyField[]) => {
    const ours = fields.filter(({ name }) => isLeadField(name.value));
    const last = ours.at(-1);
    // Completes a list of fields only if it already contains more than half of the lead's fields.
    // Such lists are the types of a lead and of a row, and selections of their fields.
    if (!last?.loc || ours.length <= leadFields.length / 2) return;
    for (const field of ours) checkType(field);
    const lines = leadFields
      .filter((field) => !ours.some(({ name }) => name.value === field))
      .map((field) => `\n${last.kind === Kind.FIELD ? field : `${field}: ${typeOf(field)}`}`);
    missing.push({ at: last.loc.end, lines: lines.join('') });
  };
  visit(parse(text), {
    ObjectTypeDefinition: ({ fields = [] }) => complete(fields),
    InputObjectTypeDefinition: ({ fields = [] }) => complete(fields),
    SelectionSet: ({ selections }) => complete(selections.filter((one) => one.kind === Kind.FIELD)),
  });
  return missing
    .sort((one, other) => other.at - one.at)
    .reduce((whole, { at, lines }) => whole.slice(0, at) + lines + whole.slice(at), text);
}

type AnyField = FieldDefinitionNode | InputValueDefinitionNode | FieldNode;

function checkType(field: AnyField): void {
  const name = field.name.value;
  if (field.kind === Kind.FIELD || !isLeadField(name)) return;
  if (print(field.type) === typeOf(name)) return;
  throw new Error(`${name} in contract/schema.graphql is to be ${typeOf(name)}`);
}
