/** Compares answers of the REST API with the OpenAPI document, as a strict client would. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { default as ajvFormats } from 'ajv-formats';
import { openApiDocument } from '../../contract/openapi.ts';

export type Json = Record<string, unknown>;

export const openApi = JSON.parse(JSON.stringify(openApiDocument())) as Json & {
  paths: Record<string, Record<string, { responses: Record<string, { content: Json }> }>>;
};

/** @param unicode whether patterns are compiled with the flag `u`, as some validators do. */
export function validatorOf(unicode: boolean) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, unicodeRegExp: unicode });
  ajvFormats(ajv);
  ajv.addSchema(openApi, 'openapi');
  return (pointer: string, value: unknown) => {
    const validate = ajv.getSchema(`openapi#${encodeURI(pointer)}`);
    if (!validate) throw new Error(`No schema at ${pointer}`);
    return validate(value) ? [] : (validate.errors ?? []);
  };
}

const validate = validatorOf(false);
const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

export interface AnswerOfRoute {
  /** The path as written in the document, such as `/process-lead`. */
  path: string;
  method: 'get' | 'post' | 'delete';
  statusCode: number;
  mediaType: string;
  body: Json;
}

/**
 * Lists what an answer has and the document does not describe: its status, media type or members.
 */
export function undocumented(answer: AnswerOfRoute): string[] {
  const { path, method, statusCode, mediaType, body } = answer;
  const { responses } = openApi.paths[path]?.[method] ?? { responses: {} };
  const content = responses[String(statusCode)]?.content[mediaType] as
    { schema: { $ref: string } } | undefined;
  if (!content) return [`${method} ${path} answers ${statusCode} as ${mediaType}`];
  const schema = content.schema.$ref.replace('#', '');
  const at = `/paths/${escaped(path)}/${method}/responses/${statusCode}/content/${escaped(mediaType)}/schema`;
  const errors = validate(at, body).map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  );
  return [...errors, ...unknownMembers(schema, body)];
}

function unknownMembers(pointer: string, body: Json): string[] {
  const { properties = {} } = pointer
    .split('/')
    .slice(1)
    .reduce((part, name) => part[name] as Json, openApi as Json) as { properties?: Json };
  return Object.keys(body).flatMap((name) => (name in properties ? [] : [`has a member ${name}`]));
}
