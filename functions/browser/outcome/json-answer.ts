/** Reads what the answer to a submit says, even if the page shows none of it. */
import { parseAnswer, withoutTags } from './answer-text.ts';
import { judgeWords, type WordsJudgement } from './words/judge-words.ts';

/** Keys under which answers report success or failure. */
const verdictKeys =
  /^(ok|success|succeeded|is_?success|success_?ful|status|result|state|outcome|response|(is_?)?valid|saved|created|inserted|accepted|stored|submitted)$/i;
const no =
  /^(false|0|n|no|not_?ok|nok|ko|-\d+)$|^(?!(no|without|zero|0)[\s_-])(\w+[_-])?(errors?|fail|failed|failure|invalid|rejected|denied|refused|declined|exception)([_-]\w+)?$/i;
/** Keys of numbers, of which 0 is the usual one for success; or of the HTTP status again. */
const codeKeys = /^(code|(result|return|http|status|response)_?code|http_?status|status)$/i;
const wordKeys =
  /^(message|msg|error|errors|error_?message|errmsg|detail|details|title|text|reason|description|response|html|content)$/i;
const errorKeys =
  /^(err|errors?|error_?message|field_?errors|validation_?errors|invalid_?fields|(has|is)_?errors?|err(or)?_?(code|no|num|number))$/i;
/** Values of those keys that mean that there is no error. */
const noError = /^(0+|200|none|null|false|no|n|no[ _-]errors?|ok|success\w*|succeeded|done|sent)$/i;
/** What PHP writes into the answer, with status 200, when a script of the target breaks. */
const broken =
  /(fatal|parse) error(<\/b>)?:|uncaught (\w+\\)*\w*(error|exception)|sqlstate\[|mysqli?_connect\(/i;
const LONGEST_VERDICT = 40;

/**
 * `{"success":true}` alone does not prove acceptance, but a message in the answer may. A reported
 * failure refuses even without words.
 */
export function judgeJson(body: unknown): WordsJudgement {
  if (isScalar(body)) return judgeText(String(body));
  const facts = factsOf(body);
  const said = judgeWords(facts.words);
  if (!facts.refuses) return said;
  const kind = said.kind === 'accepted' || said.kind === 'neutral' ? 'value_refused' : said.kind;
  return { kind, words: said.words || (facts.words[0] ?? '') };
}

/** Text never accepts: scripts load pieces of pages, too. */
function judgeText(text: string): WordsJudgement {
  const words = withoutTags(text);
  if (broken.test(text)) return { kind: 'error', words };
  if (no.test(words)) return { kind: 'error', words };
  const said = judgeWords(words.length < LONGEST_VERDICT ? [words] : []);
  return said.kind === 'accepted' ? { kind: 'neutral', words: '' } : said;
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
    if (codeKeys.test(key) && isScalar(value)) facts.refuses ||= isFailing(String(value));
    if (errorKeys.test(key) && isError(value)) facts.refuses = true;
    if (wordKeys.test(key)) facts.words.push(...textsOf(value));
    const within = nested(value);
    if (within !== undefined && !errorKeys.test(key)) {
      const inner = factsOf(within, depth + 1);
      facts.refuses ||= inner.refuses;
      facts.words.push(...inner.words);
    }
  }
  return { refuses: facts.refuses, words: [...new Set(facts.words)].slice(0, 20) };
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** An object, or one that is written as a text: `{"d":"{\"success\":false}"}`. */
function nested(value: unknown): unknown {
  const isWritten = typeof value === 'string' && /^\s*[[{]/.test(value);
  const within = isWritten ? parseAnswer(value) : value;
  return typeof within === 'object' ? within : undefined;
}

function isFailing(code: string): boolean {
  const status = Number(code);
  return (status >= 400 && status < 600) || (status !== 0 && no.test(code));
}

const isError = (value: unknown) =>
  isFilled(value) && !(isScalar(value) && noError.test(String(value)));

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
