/** AppSync's own scalars, each with the check that AppSync applies to input and output. */
import { isIP } from 'node:net';
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const offset = String.raw`(Z|[+-]\d{2}:\d{2}(:\d{2})?)`;
const time = String.raw`\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?`;
const dateTimePattern = new RegExp(String.raw`^\d{4}-\d{2}-\d{2}T${time}${offset}$`);
const datePattern = new RegExp(String.raw`^\d{4}-\d{2}-\d{2}${offset}?$`);
const timePattern = new RegExp(String.raw`^${time}${offset}?$`);

const isText = (value: unknown): value is string => typeof value === 'string';
const isRealDay = (text: string) => !Number.isNaN(Date.parse(`${text.slice(0, 10)}T00:00:00Z`));

const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  AWSDate: (value) => isText(value) && datePattern.test(value) && isRealDay(value),
  AWSTime: (value) => isText(value) && timePattern.test(value),
  AWSDateTime: (value) => isText(value) && dateTimePattern.test(value) && isRealDay(value),
  AWSTimestamp: (value) => Number.isInteger(value),
  AWSEmail: (value) => isText(value) && /^[^\s@]+@[^\s@]+$/.test(value),
  AWSURL: (value) => isText(value) && URL.canParse(value),
  AWSPhone: (value) => isText(value) && /^\+?[\d\s().-]{3,30}$/.test(value),
  AWSIPAddress: (value) => isText(value) && isIP(value.replace(/\/\d{1,3}$/, '')) !== 0,
};

export const awsScalarNames = [...Object.keys(checks), 'AWSJSON'];

export function awsScalar(name: string): GraphQLScalarType {
  if (name === 'AWSJSON') return jsonScalar;
  const isValid = checks[name];
  if (!isValid) throw new Error(`AppSync has no scalar ${name}`);
  const check = (value: unknown): unknown => {
    if (isValid(value)) return value;
    throw new GraphQLError(`Can't serialize value : '${name}' is not valid`);
  };
  return new GraphQLScalarType({
    name,
    serialize: check,
    parseValue: check,
    parseLiteral: (node) => check(literal(node)),
  });
}

/**
 * AWSJSON: JSON text in requests and answers, a parsed value inside resolvers. AppSync encodes JSON
 * text from a resolver a second time (users report this), so resolvers must return values.
 */
const jsonScalar = new GraphQLScalarType({
  name: 'AWSJSON',
  serialize: (value) => JSON.stringify(value),
  parseValue: parseJson,
  parseLiteral: (node) => parseJson(literal(node)),
});

function parseJson(value: unknown): unknown {
  try {
    if (isText(value)) return JSON.parse(value);
  } catch (error: unknown) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new GraphQLError("Can't parse value : 'AWSJSON' is not valid JSON");
}

function literal(node: ValueNode): unknown {
  if (node.kind === Kind.INT) return Number(node.value);
  return node.kind === Kind.STRING ? node.value : undefined;
}
