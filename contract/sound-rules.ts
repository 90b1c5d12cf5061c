/** Checks whether the rules that a custom field declares can be used. */
import {
  customValueMaxLength,
  ruleKinds,
  type CustomField,
  type RuleKind,
} from './custom-field.ts';
import { ruleTable } from './custom-rules.ts';
import { readCustomValue } from './custom-values.ts';
import { readPattern } from './pattern.ts';

type RuleProblems = Partial<Record<RuleKind, string>>;

const pairs = [
  ['min', 'max'],
  ['minLength', 'maxLength'],
] as const;

/** Why a rule can't be used, as the end of a sentence that begins with the rule's name. */
export function ruleProblems(field: CustomField): RuleProblems {
  const { rules = {}, type } = field;
  const problems: RuleProblems = {};
  for (const kind of ruleKinds) {
    const problem = rules[kind] === undefined ? undefined : problemOf(field, kind, rules[kind]);
    if (problem !== undefined) problems[kind] = problem;
  }
  if (Object.keys(problems).length > 0) return problems;
  for (const [least, most] of pairs) {
    const [low, high] = [rules[least], rules[most]];
    const { keeps, limit } = ruleTable[most];
    if (low === undefined || high === undefined) continue;
    const isKept = limit === 'length' ? Number(low) <= Number(high) : keeps(low, high, type);
    if (!isKept) problems[most] = `is below ${least}, so no answer fits`;
  }
  return problems;
}

function problemOf(field: CustomField, kind: RuleKind, limit: string): string | undefined {
  const { types, limit: kindOfLimit } = ruleTable[kind];
  if (!types.includes(field.type)) return `is no rule for the type ${field.type}`;
  if (kindOfLimit === 'pattern') {
    const { why } = readPattern(limit);
    return why && `can't be used: ${why}`;
  }
  if (kindOfLimit === 'value') {
    const { message } = readCustomValue({ ...field, name: kind, rules: {} }, limit);
    return message?.slice(`${kind} `.length);
  }
  const isLength = /^[1-9]\d{0,2}$/.test(limit) && Number(limit) <= customValueMaxLength;
  return isLength ? undefined : `must be a number from 1 to ${customValueMaxLength}`;
}
