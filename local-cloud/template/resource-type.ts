/**
 * An emulator's definition of a resource type: a schema of the supported properties, and a function
 * that creates a resource. Properties that the schema drops have no effect in the local cloud and
 * are reported.
 */
import * as z from 'zod';
import { isRecord } from '../../contract/is-record.ts';

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

/** CloudFormation accepts `"true"` for `true`. */
export const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((text) => text === 'true'),
]);

/** CloudFormation accepts `"5"` for `5`. */
export const number = z.coerce.number();

/** Properties that only describe a resource for people and have no effect on the service. */
const descriptive = new Set(['Description', 'Tags']);

/**
 * The paths of properties that parsing has dropped: they are in `properties`, but not in `kept`.
 */
export function unhonouredPaths(properties: unknown, kept: unknown, prefix = ''): string[] {
  if (Array.isArray(properties)) {
    const keptItems: unknown[] = Array.isArray(kept) ? kept : [];
    const paths = properties.flatMap((item: unknown, index) =>
      unhonouredPaths(item, keptItems[index], `${prefix}[]`),
    );
    return [...new Set(paths)];
  }
  if (!isRecord(properties) || !isRecord(kept)) return [];
  return Object.entries(properties).flatMap(([key, value]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    if (descriptive.has(key)) return [];
    return key in kept ? unhonouredPaths(value, kept[key], path) : [path];
  });
}
