/** The part of a CloudFormation template that the local cloud reads. */
export interface TemplateResource {
  Type: string;
  Properties?: Record<string, unknown>;
  DependsOn?: string | string[];
  Condition?: string;
}

export interface Template {
  Parameters?: Record<string, { Type: string; Default?: unknown }>;
  Mappings?: Record<string, Record<string, Record<string, unknown>>>;
  Conditions?: Record<string, unknown>;
  Resources: Record<string, TemplateResource>;
  Outputs?: Record<string, { Value: unknown; Condition?: string }>;
}

export const account = '000000000000';
export const region = 'eu-west-1';

/**
 * An error for the author of the stack: something in the template is wrong or not supported. The
 * message contains the found value.
 */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}
