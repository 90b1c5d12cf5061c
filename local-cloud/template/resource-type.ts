/**
 * What an emulator says about a resource type: which properties it honours (a schema, which also
 * parses them) and how to create one. The difference between a resource's properties and what the
 * schema keeps is the list of properties that the local cloud does not honour.
 */
import * as z from 'zod';
import { isRecord } from './template.ts';

export interface CreatedResource {
  ref: string;
  attributes?: Record<string, unknown>;
}

export interface ResourceType {
  schema: z.ZodType;
  create: (properties: unknown, logicalId: string) => Promise<CreatedResource> | CreatedResource;
}

export type ResourceTypes = Record<string, ResourceType>;

export function resourceType<Schema extends z.ZodType>(
  schema: Schema,
  create: (
    properties: z.output<Schema>,
    logicalId: string,
  ) => Promise<CreatedResource> | CreatedResource,
): ResourceType {
  return {
    schema,
    create: (properties, logicalId) => create(properties as z.output<Schema>, logicalId),
  };
}

/** CloudFormation takes `"true"` for `true`. */
export const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((text) => text === 'true'),
]);

/** CloudFormation takes `"5"` for `5`. */
export const number = z.coerce.number();

/** Say something to people, nothing to the service. */
const descriptive = new Set(['Description', 'Tags']);

/** The paths in `given` that parsing left out of `kept`. */
export function unhonouredPaths(given: unknown, kept: unknown, prefix = ''): string[] {
  if (Array.isArray(given)) {
    const keptItems = Array.isArray(kept) ? (kept as unknown[]) : [];
    const paths = given.flatMap((item: unknown, index) =>
      unhonouredPaths(item, keptItems[index], `${prefix}[]`),
    );
    return [...new Set(paths)];
  }
  if (!isRecord(given) || !isRecord(kept)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    if (descriptive.has(key)) return [];
    return key in kept ? unhonouredPaths(value, kept[key], path) : [path];
  });
}
