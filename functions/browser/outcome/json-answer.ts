/** Reads what the JSON answer to a submit says, even if the page shows none of it. */
import { withoutTags } from './answer-text.ts';
import { judgeWords, type WordsJudgement } from './words/judge-words.ts';

/** Keys under which answers report success or failure. */
const verdictKeys = /^(ok|success|succeeded|is_?success|status|result|state|outcome)$/i;
const yes = /^(true|1|ok|success|successful|succeeded|done|accepted|created|sent|mail_sent)$/i;
const no =
  /^(false|0|no|error|errors|fail|failed|failure|invalid|rejected|denied|refused|declined|not_?ok|nok|ko)$/i;
const wordKeys =
  /^(message|msg|error|errors|error_?message|errmsg|detail|details|title|text|reason|description|response|html|content)$/i;
const errorKeys = /^(errors?|error_?message|field_?errors|validation_?errors|invalid_?fields)$/i;

/**
 * `{"success":true}` alone does not prove acceptance, but a message in the answer may. A reported
 * failure refuses even without words.
 */
export function judgeJson(body: unknown): WordsJudgement {
  const facts = factsOf(body);
  const said = judgeWords(facts.words);
  if (!facts.refuses) return said;
  const kind = said.kind === 'accepted' || said.kind === 'neutral' ? 'value_refused' : said.kind;
  return { kind, words: said.words || (facts.words[0] ?? '') };
}

interface Facts {
  refuses: boolean;
  words: string[];
}

/** Reads the top level and objects nested in it, such as `{"data":{"success":false}}`. */
function factsOf(body: unknown, depth = 0): Facts {
  if (typeof body !== 'object' || body === null || depth > 3) return { refuses: false, words: [] };
  const facts: Facts = { refuses: false, words: [] };
  for (const [key, value] of Object.entries(body)) {
    if (verdictKeys.test(key) && isScalar(value)) facts.refuses ||= no.test(String(value));
    if (errorKeys.test(key) && isFilled(value) && !yes.test(String(value))) facts.refuses = true;
    if (wordKeys.test(key)) facts.words.push(...textsOf(value));
    if (typeof value === 'object' && !errorKeys.test(key)) {
      const inner = factsOf(value, depth + 1);
      facts.refuses ||= inner.refuses;
      facts.words.push(...inner.words);
    }
  }
  return { refuses: facts.refuses, words: [...new Set(facts.words)].slice(0, 20) };
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** `errors: []`, `error: null`, `error: false` and `errors: {}` mean that there is no error. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'object') return value !== null && Object.keys(value).length > 0;
  return Boolean(value) && value !== '0' && value !== 'none';
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    const text = withoutTags(value);
    return /\p{L}/u.test(text) ? [text] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).slice(0, 10).flatMap(textsOf);
}
