/**
 * A form's own question, declared once by its owner. The webhook's `fields`, the import, the form
 * for a test lead and the samples are all derived from the declaration.
 */
import * as z from 'zod/mini';
import { lineOfText } from './line-of-text.ts';

export const customFieldTypes = ['text', 'number', 'date', 'choice', 'yes_no'] as const;

/**
 * The rules for an answer besides its type, named as in HTML. `custom-rules.ts` describes each
 * rule.
 */
export const ruleKinds = ['pattern', 'min', 'max', 'minLength', 'maxLength'] as const;
export type RuleKind = (typeof ruleKinds)[number];
export const mostRuleCharacters = 200;
/** The values of a field's rules, each written as text, for example `max`: "100". */
export const customRulesSchema = z.partialRecord(
  z.enum(ruleKinds),
  z.string().check(z.minLength(1), z.maxLength(mostRuleCharacters)),
);
export type CustomRules = z.infer<typeof customRulesSchema>;

/** The question's name in a request's `fields`. */
export const customFieldNamePattern = /^[a-z][A-Za-z0-9_]{0,39}$/;
export const mostCustomFields = 30;
export const mostChoices = 200;
/** Maximum length of a value, in UTF-16 units. */
export const customValueMaxLength = 500;

const line = (name: string, maxLength: number) =>
  lineOfText({
    name,
    maxLength,
    missing: `${name} is required`,
    blank: `${name} must not be blank`,
  });

export const customFieldSchema = z.object({
  name: z.string().check(
    z.regex(
      customFieldNamePattern,
      'The name must begin with a lower-case letter and hold at most 40 letters, digits and _',
    ),
    // Names that a question can't have, because answers are stored in objects, and every object
    // inherits members with these names.
    z.refine((name) => !(name in {}), 'The name is reserved, choose another one'),
  ),
  label: line('The label', 100),
  type: z.enum(customFieldTypes),
  required: z.boolean(),
  /** The choices in the order in which they are shown; for the type `choice` only. */
  choices: z.optional(
    z.array(line('A choice', 200)).check(z.minLength(1), z.maxLength(mostChoices)),
  ),
  rules: z.optional(customRulesSchema),
  /** The default answer, used if a lead has no answer to the question. */
  default: z.optional(line('The default', customValueMaxLength)),
  help: z.optional(line('The help text', 200)),
});
export type CustomField = z.infer<typeof customFieldSchema>;

/**
 * A lead's answers to a form's own questions: question name → answer, in the format in which a row
 * stores them. A number is written in digits, a date as YYYY-MM-DD, a yes-or-no answer as `yes` or
 * `no`, and a choice as declared.
 */
export type CustomValues = Readonly<Record<string, string>>;
export const customValuesSchema = z.record(z.string(), z.string());
