/**
 * The meaning of each rule of a custom field. The webhook, the import, the test lead, the editor
 * and the OpenAPI document all use this table.
 */
import { ruleKinds, type CustomField, type RuleKind } from './custom-field.ts';
import { readPattern } from './pattern.ts';

type Type = CustomField['type'];

interface Rule {
  /** The types of custom fields for which the rule is allowed. */
  types: readonly Type[];
  /** The kind of limit: a value of the field's type, a number of characters, or a pattern. */
  limit: 'value' | 'length' | 'pattern';
  keeps: (value: string, limit: string, type: Type) => boolean;
  /** Returns the text for messages that says what a value must be. */
  words: (limit: string, type: Type) => string;
  /** Describes the rule, for the OpenAPI document. */
  about: string;
  /** Changes the usual sample value so that it follows the rule, if that is possible. */
  sample: (limit: string, usual: string) => string;
}

const size = (value: string, type: Type) => (type === 'date' ? Date.parse(value) : Number(value));

export const ruleTable: Readonly<Record<RuleKind, Rule>> = {
  pattern: {
    types: ['text'],
    limit: 'pattern',
    // A saved pattern that a browser does not support counts as fulfilled there; the webhook checks
    // the value later.
    keeps: (value, limit) => readPattern(limit).pattern?.matches(value) ?? true,
    words: (limit) => {
      const sample = readPattern(limit).pattern?.sample;
      return sample === undefined
        ? `of the pattern ${limit}`
        : `like ${sample} (pattern: ${limit})`;
    },
    about: 'a regular expression that the whole answer matches, as in HTML',
    sample: (limit, usual) => readPattern(limit).pattern?.sample ?? usual,
  },
  min: {
    types: ['number', 'date'],
    limit: 'value',
    keeps: (value, limit, type) => size(value, type) >= size(limit, type),
    words: (limit, type) => `${limit} or ${type === 'date' ? 'later' : 'more'}`,
    about: 'the smallest number or the earliest day',
    sample: (limit) => limit,
  },
  max: {
    types: ['number', 'date'],
    limit: 'value',
    keeps: (value, limit, type) => size(value, type) <= size(limit, type),
    words: (limit, type) => `${limit} or ${type === 'date' ? 'earlier' : 'less'}`,
    about: 'the largest number or the latest day',
    sample: (limit) => limit,
  },
  minLength: {
    types: ['text'],
    limit: 'length',
    keeps: (value, limit) => value.length >= Number(limit),
    words: (limit) => `at least ${limit} characters long`,
    about: 'the least number of characters',
    sample: (limit, usual) => usual.padEnd(Number(limit), usual),
  },
  maxLength: {
    types: ['text'],
    limit: 'length',
    keeps: (value, limit) => value.length <= Number(limit),
    words: (limit) => `at most ${limit} characters long`,
    about: 'the largest number of characters',
    sample: (limit, usual) => usual.slice(0, Number(limit)).trim(),
  },
};

/** A text that says what a value of the field must be; undefined if the value follows all rules. */
export function brokenRule({ rules = {}, type }: CustomField, value: string): string | undefined {
  for (const kind of ruleKinds) {
    const { [kind]: limit } = rules;
    const { keeps, words } = ruleTable[kind];
    if (limit !== undefined && !keeps(value, limit, type)) return words(limit, type);
  }
  return undefined;
}

/** The rules of a field in words. */
export function ruleWords({ rules = {}, type }: Pick<CustomField, 'rules' | 'type'>): string[] {
  return ruleKinds.flatMap((kind) => {
    const { [kind]: limit } = rules;
    return limit === undefined ? [] : [ruleTable[kind].words(limit, type)];
  });
}
