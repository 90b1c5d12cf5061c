/**
 * Resolves CloudFormation's intrinsic functions in a template value. stack.ts calls it for every
 * resource's properties and for the outputs. It has no side effects: the caller's scope resolves
 * references. So resources can be created one by one in the order of their references.
 */
import { isRecord } from '../../contract/is-record.ts';
import { TemplateError, type Template } from './template.ts';

export interface Scope {
  ref: (name: string) => unknown;
  attribute: (logicalId: string, attribute: string) => unknown;
  condition: (name: string) => boolean;
  mappings: NonNullable<Template['Mappings']>;
}

/** The value of `Ref: AWS::NoValue`; properties with this value are left out. */
export const noValue = Symbol('AWS::NoValue');

type Intrinsic = (argument: unknown, scope: Scope) => unknown;

const intrinsics: Record<string, Intrinsic> = {
  Ref: (name, scope) => scope.ref(String(name)),
  Condition: (name, scope) => scope.condition(String(name)),
  'Fn::GetAtt': (argument, scope) => {
    const [logicalId = '', ...path] = Array.isArray(argument)
      ? argument.map((part) => String(resolve(part, scope)))
      : String(argument).split('.');
    return scope.attribute(logicalId, path.join('.'));
  },
  'Fn::Join': (argument, scope) => {
    const [separator, values] = list(argument);
    return list(resolve(values, scope)).map(text).join(text(separator));
  },
  'Fn::Sub': substitute,
  'Fn::Select': (argument, scope) => {
    const [index, values] = list(resolve(argument, scope));
    return list(values)[Number(index)];
  },
  'Fn::Split': (argument, scope) => {
    const [separator, value] = list(resolve(argument, scope));
    return text(value).split(text(separator));
  },
  'Fn::If': (argument, scope) => {
    const [name, whenTrue, whenFalse] = list(argument);
    return resolve(scope.condition(String(name)) ? whenTrue : whenFalse, scope);
  },
  'Fn::FindInMap': (argument, scope) => {
    const [map, first, second] = list(resolve(argument, scope)).map(text);
    const found = scope.mappings[map ?? '']?.[first ?? '']?.[second ?? ''];
    if (found === undefined) {
      throw new TemplateError(`The template has no mapping ${map}.${first}.${second}`);
    }
    return found;
  },
  'Fn::Base64': (argument, scope) => Buffer.from(text(resolve(argument, scope))).toString('base64'),
  'Fn::Equals': (argument, scope) => {
    const [left, right] = list(resolve(argument, scope));
    return String(left) === String(right);
  },
  'Fn::And': (argument, scope) => list(argument).every((part) => resolve(part, scope) === true),
  'Fn::Or': (argument, scope) => list(argument).some((part) => resolve(part, scope) === true),
  'Fn::Not': (argument, scope) => resolve(list(argument)[0], scope) !== true,
};

/** The value with every intrinsic function replaced by its result. */
export function resolve(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) {
    return value.map((part) => resolve(part, scope)).filter((part) => part !== noValue);
  }
  if (!isRecord(value)) return value;
  const [only, another] = Object.keys(value);
  if (only !== undefined && another === undefined && isIntrinsicName(only)) {
    const intrinsic = intrinsics[only];
    if (!intrinsic) throw new TemplateError(`The local cloud does not know the function ${only}`);
    return intrinsic(value[only], scope);
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, resolve(part, scope)] as const)
      .filter(([, part]) => part !== noValue),
  );
}

/** The names to which a value refers. Of `Fn::If`, only the selected branch is searched. */
export function referencesOf(value: unknown, condition: Scope['condition']): Set<string> {
  const names = new Set<string>();
  collect(value, condition, names);
  return names;
}

function collect(value: unknown, condition: Scope['condition'], names: Set<string>): void {
  if (Array.isArray(value)) {
    for (const part of value) collect(part, condition, names);
    return;
  }
  if (!isRecord(value)) return;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'Ref') names.add(String(part));
    else if (key === 'Fn::GetAtt')
      names.add(String(Array.isArray(part) ? part[0] : part).split('.')[0] ?? '');
    else if (key === 'Fn::Sub') for (const name of substitutedNames(part)) names.add(name);
    if (key === 'Fn::If') {
      const [name, whenTrue, whenFalse] = list(part);
      collect(condition(String(name)) ? whenTrue : whenFalse, condition, names);
    } else collect(part, condition, names);
  }
}

const placeholder = /\$\{(!?)([^}]+)\}/g;

function substitute(argument: unknown, scope: Scope): string {
  const [template, variables] = Array.isArray(argument) ? list(argument) : [argument];
  return text(template).replace(placeholder, (_match, escaped: string, name: string) => {
    if (escaped) return `\${${name}}`;
    if (isRecord(variables) && name in variables) return text(resolve(variables[name], scope));
    const [logicalId = '', ...path] = name.split('.');
    return text(path.length > 0 ? scope.attribute(logicalId, path.join('.')) : scope.ref(name));
  });
}

function substitutedNames(argument: unknown): string[] {
  const template = text(Array.isArray(argument) ? list(argument)[0] : argument);
  return [...template.matchAll(placeholder)]
    .filter(([, escaped]) => !escaped)
    .map(([, , name]) => name?.split('.')[0] ?? '');
}

function isIntrinsicName(key: string): boolean {
  return key === 'Ref' || key === 'Condition' || key.startsWith('Fn::');
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value))
    throw new TemplateError(`Expected a list, got ${JSON.stringify(value)}`);
  return value;
}

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TemplateError(`Expected a string, got ${JSON.stringify(value)}`);
}
