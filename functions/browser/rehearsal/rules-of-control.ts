/**
 * Reads the rules that a native control has for its value, in the format in which a custom field
 * declares them.
 */
import {
  mostRuleCharacters,
  ruleKinds,
  type CustomRules,
  type RuleKind,
} from '../../../contract/custom-field.ts';
import type { ControlRules, PageField } from '../page/scripts/page-scan.ts';

const lines = ['text', 'search', 'url', 'tel', 'email', 'password'];
const sizes = ['number', 'range', 'date'];

/**
 * For each rule, the types of controls for which HTML has the rule; on other types the rule has no
 * effect.
 */
const controls: Readonly<Record<RuleKind & keyof ControlRules, readonly string[]>> = {
  pattern: lines,
  min: sizes,
  max: sizes,
  minLength: [...lines, 'textarea'],
  maxLength: [...lines, 'textarea'],
};

export function rulesOfControl(field: PageField): CustomRules {
  const rules: CustomRules = {};
  for (const kind of ruleKinds) {
    const { [kind]: limit = '' } = field;
    const isRule = controls[kind].includes(field.type) && limit !== '' && limit !== -1;
    // A rule that is too long for the report is left out, because cutting a pattern would turn it
    // into another rule.
    if (isRule && String(limit).length <= mostRuleCharacters) rules[kind] = String(limit);
  }
  return rules;
}
