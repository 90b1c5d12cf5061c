/**
 * Creates the resources of a template with the emulators of their types, and resolves the outputs.
 * A resource is created after the resources to which it refers. Called once, by the composition
 * root.
 */
import { referencesOf, resolve, noValue, type Scope } from './intrinsics.ts';
import type { HostRewriter } from './hosts.ts';
import { reasonNotEmulated } from './not-emulated.ts';
import { unhonouredPaths, type CreatedResource, type ResourceTypes } from './resource-type.ts';
import {
  account,
  region,
  TemplateError,
  type Template,
  type TemplateResource,
} from './template.ts';

export interface StackOptions {
  stackName: string;
  template: Template;
  types: ResourceTypes;
  hosts: HostRewriter;
}

export interface StandingStack {
  outputs: Record<string, string>;
  /**
   * The list of properties that have no effect in the local cloud: one line per property, with the
   * reason if known.
   */
  notHonoured: string[];
}

/**
 * @throws {TemplateError} if a resource's type is unknown; the message contains the type and the
 * logical id.
 */
export async function standUp(options: StackOptions): Promise<StandingStack> {
  const { template, hosts } = options;
  const scope = createScope(options);
  refuseUnknownTypes(options, scope);
  const notHonoured: string[] = [];
  const creating = new Set<string>();

  async function ensure(logicalId: string): Promise<void> {
    const resource = template.Resources[logicalId];
    if (!resource || scope.created.has(logicalId) || !isWanted(resource, scope)) return;
    if (creating.has(logicalId)) {
      throw new TemplateError(`${logicalId} refers to itself: ${[...creating].join(' → ')}`);
    }
    creating.add(logicalId);
    const references = referencesOf(resource.Properties, scope.condition);
    for (const name of [...references, ...[resource.DependsOn ?? []].flat()]) await ensure(name);
    const properties = hosts.rewrite(resolve(resource.Properties ?? {}, scope));
    const { created, unhonoured } = await create(options, logicalId, resource, properties);
    notHonoured.push(...unhonoured);
    scope.created.set(logicalId, created);
    creating.delete(logicalId);
  }

  for (const logicalId of Object.keys(template.Resources)) await ensure(logicalId);
  const outputs = Object.entries(template.Outputs ?? {})
    .filter(([, { Condition }]) => Condition === undefined || scope.condition(Condition))
    .map(([name, { Value }]) => [name, hosts.rewrite(String(resolve(Value, scope)))] as const);
  return { outputs: Object.fromEntries(outputs), notHonoured: notHonoured.sort() };
}

async function create(
  { types }: StackOptions,
  logicalId: string,
  { Type: type }: TemplateResource,
  properties: unknown,
): Promise<{ created: CreatedResource; unhonoured: string[] }> {
  const emulator = types[type];
  if (!emulator) throw unknownType(type, logicalId);
  const parsed = emulator.schema.safeParse(properties);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
    throw new TemplateError(
      `The local cloud does not understand ${type} ${logicalId}: ${problems.join('; ')}`,
    );
  }
  const reason = reasonNotEmulated(type);
  const unhonoured = reason
    ? [`${type} ${logicalId}: not emulated (${reason})`]
    : unhonouredPaths(properties, parsed.data).map((path) => `${type} ${logicalId}: ${path}`);
  return { created: await emulator.create(parsed.data, logicalId), unhonoured };
}

function refuseUnknownTypes({ template, types }: StackOptions, scope: Scope): void {
  for (const [logicalId, resource] of Object.entries(template.Resources)) {
    if (!types[resource.Type] && isWanted(resource, scope)) {
      throw unknownType(resource.Type, logicalId);
    }
  }
}

function unknownType(type: string, logicalId: string): TemplateError {
  return new TemplateError(
    `The local cloud does not know the resource type ${type} (${logicalId}); ` +
      'add an emulator for it under local-cloud, or list it in template/not-emulated.ts',
  );
}

function isWanted({ Condition }: TemplateResource, scope: Pick<Scope, 'condition'>): boolean {
  return Condition === undefined || scope.condition(Condition);
}

function createScope({ template, stackName }: StackOptions) {
  const created = new Map<string, CreatedResource>();
  const pseudoParameters: Record<string, unknown> = {
    'AWS::AccountId': account,
    'AWS::Region': region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': stackName,
    'AWS::StackId': `arn:aws:cloudformation:${region}:${account}:stack/${stackName}/local`,
    'AWS::NotificationARNs': [],
    'AWS::NoValue': noValue,
  };
  const scope: Scope & { created: typeof created } = {
    created,
    mappings: template.Mappings ?? {},
    condition: (name) => {
      const condition = template.Conditions?.[name];
      if (condition === undefined) throw new TemplateError(`The template has no condition ${name}`);
      return resolve(condition, scope) === true;
    },
    ref: (name) => {
      if (name in pseudoParameters) return pseudoParameters[name];
      const parameter = template.Parameters?.[name];
      if (parameter?.Default !== undefined) return parameter.Default;
      const resource = created.get(name);
      if (!resource) throw new TemplateError(`The template has nothing named ${name}`);
      return resource.ref;
    },
    attribute: (logicalId, attribute) => {
      const value = created.get(logicalId)?.attributes?.[attribute];
      if (value === undefined) {
        const type = template.Resources[logicalId]?.Type ?? 'missing resource';
        throw new TemplateError(
          `The local cloud has no attribute ${attribute} of ${type} ${logicalId}`,
        );
      }
      return value;
    },
  };
  return scope;
}
