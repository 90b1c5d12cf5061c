/** Reads the meaning of the answer to a submit, even if the page shows none of it. */
import { cut } from '../page/page-bounds.ts';
import { fieldsOfXml, linesOf, objectIn, withoutTags } from '../traffic/answer-text.ts';
import { saysRefused } from './address.ts';
import {
  addressKeys,
  bareVerdictKeys,
  codeKeys,
  echoKeys,
  errorKeys,
  failureKeys,
  insertIdKeys,
  mailKeys,
  problemKeys,
  recordKeys,
  remarkKeys,
  rowKeys,
  settingKeys,
  sideKeys,
  skippedKeys,
  stateKeys,
  successKeys,
  verdictKeys,
  wordKeys,
} from './answer-keys.ts';
import type { Sign } from './evidence.ts';
import {
  hasFailingWord,
  isFailing,
  mayRepeatLead,
  meansNoError,
  plainCode,
  saysFailure,
  saysQueued,
  unfinishedState,
  withoutDenied,
} from './failure-code.ts';
import { judgeWords, type WordsJudgement } from './words/judge-words.ts';

/** Messages of a broken script of the target, or of its firewall, in an answer with status 200. */
const broken =
  /(fatal|parse) error(<\/b>)?:|<b>warning<\/b>:|uncaught (\w+\\)*\w*(error|exception)|sqlstate\[|mysqli?_connect\(|mailer error|smtp error|duplicate entry '|ora-\d{5}|access denied for user|traceback \(most recent|unhandled exception|<(?:[\w-]{1,20}:)?fault(?:code|string)?[\s>]|>http\/[\d.]+ [45]\d\d[ <]|incapsula incident|your support id is|grpc-status:\s*[1-9]|could not instantiate mail|^\w{1,3}:E\{"digest"/im;
const LONGEST_VERDICT = 40;
const LONGEST_REMARK = 200;
const LONGEST_SIGN_IN = 120;
const MOST_ERRORS = 5;

/**
 * Judges an answer. `{"success":true}` alone does not prove acceptance, but a message in the answer
 * may prove it. A reported failure is a refusal even without a message.
 */
export function judgeJson(body: unknown): WordsJudgement {
  if (isScalar(body)) return judgeText(String(body));
  const facts = factsOf(body);
  const said = judgeTexts(facts.words);
  const remarked = facts.remarks.map((remark) => judgeTexts([remark])).find(isRefusal);
  const misses = facts.misses && said.kind !== 'accepted';
  if (!facts.refuses && !misses) return remarked && !isRefusal(said) ? remarked : said;
  if (isRefusal(said)) return said;
  if (remarked && remarked.kind !== 'error') return remarked;
  return { kind: 'value_refused', words: said.words || (facts.words[0] ?? '') };
}

/**
 * A state in the answer that means that the lead is not complete, as in `{"status":"draft"}`. If
 * the answer also reports a success, it means only that the incomplete lead was saved.
 */
export const unfinishedIn = (body: unknown) =>
  stateIn(body, (state) => unfinishedState(state) !== undefined);

/** Whether the answer says that the target will process the lead later. */
export const isQueued = (body: unknown) => stateIn(body, saysQueued) !== undefined;

function stateIn(
  body: unknown,
  matches: (state: string) => boolean,
  depth = 0,
): string | undefined {
  if (typeof body !== 'object' || body === null || depth > 3) return undefined;
  return Object.entries(body)
    .map(([name, value]) => {
      const key = plainCode(name);
      // A flag such as `otpRequired: true` counts as a state too; its key names the state.
      const state: unknown =
        value === true || value === 1 ? key : stateKeys.test(key) ? value : undefined;
      const isState = typeof state === 'string' && matches(state);
      return isState ? state : stateIn(nested(value), matches, depth + 1);
    })
    .find((state) => state !== undefined);
}

/** Judges an answer that is a mere text. Never accepts: it may be only a part of a page. */
function judgeText(text: string): WordsJudgement {
  const words = withoutTags(text);
  const xml = fieldsOfXml(text);
  const inXml = xml && judgeJson(xml);
  if (inXml && isRefusal(inXml)) return inXml;
  if (broken.test(text)) return { kind: 'error', words };
  if (isSignIn(text)) return { kind: 'login_required', words };
  // Splits plain answers such as `0|Duplicate`. In such an answer a number without words has no
  // known meaning.
  const [first = '', ...others] = words.split(/[|;~]/).map(plainCode);
  const says = others.length > 0 ? [first, ...others].filter(isWord) : [first];
  if (says.some((part) => saysFailure(part))) return { kind: 'error', words };
  const isShort = words.length < (formMarkup.test(text) ? LONGEST_VERDICT : LONGEST_REMARK);
  const said = judgeTexts(isShort ? [words] : markedAsErrors(text));
  return said.kind === 'accepted' ? { kind: 'neutral', words: '' } : said;
}

/** Whether the markup is a sign-in page, to which a script's request may be redirected. */
const isSignIn = (markup: string) =>
  passwordField.test(markup) && linesOf(markup).join(' ').length < LONGEST_SIGN_IN;
const passwordField = /<input[^<>]{0,300}type=["']?password/i;
const formMarkup = /<(?:form|input|select|textarea)[\s>]/i;

/** The texts that the markup marks as errors. Ignores the markup of a form. */
function markedAsErrors(markup: string): string[] {
  if (formMarkup.test(markup)) return [];
  const marked = /class=["'][^"'<>]{0,200}(?:error|danger|invalid|fail)[^<>]{0,300}>/gi;
  return [...markup.matchAll(marked)]
    .slice(0, MOST_ERRORS)
    .map(({ index, 0: tag }) => withoutTags(cut(markup.slice(index + tag.length), LONGEST_REMARK)));
}

/** Judges texts by their words. "1 saved, 0 failed" denies a failure, so it is no refusal. */
function judgeTexts(texts: readonly string[]): WordsJudgement {
  const said = judgeWords(texts);
  const denies = isRefusal(said) && !isRefusal(judgeWords(texts.map(withoutDenied)));
  return denies ? { kind: 'neutral', words: '' } : said;
}

export const isRefusal = <T extends Pick<Sign, 'kind'>>(
  sign: T | undefined,
): sign is T & { kind: Exclude<Sign['kind'], 'accepted' | 'neutral'> } =>
  sign !== undefined && sign.kind !== 'accepted' && sign.kind !== 'neutral';
const isWord = (text: string) => /\p{L}/u.test(text);

interface Facts {
  refuses: boolean;
  /** Whether a record that the target should have stored is `null`. */
  misses: boolean;
  words: string[];
  /** Texts under keys that are not for messages; only short texts that refuse the lead count. */
  remarks: string[];
}

/** Reads the answer and the objects nested in it; Livewire nests its errors five levels deep. */
function factsOf(body: unknown, depth = 0, above = false): Facts {
  const facts: Facts = { refuses: false, misses: false, words: [], remarks: [] };
  if (typeof body !== 'object' || body === null || depth > 5) return facts;
  if (Array.isArray(body) && (body[0] === false || body[0] === 'error')) facts.refuses = true;
  const entries = Object.entries<unknown>({ ...body });
  const fields = entries.map(([name, value]) => ({ key: plainCode(name), value }));
  const isEmpty = ({ key, value }: (typeof fields)[number]) =>
    verdictKeys.test(key) && Array.isArray(value) && !isFilled(value);
  const succeeds = above || holds(fields, successKeys);
  const isExcused = (key: string) =>
    (succeeds && sideKeys.test(key)) ||
    (insertIdKeys.test(key) && holds(fields, rowKeys)) ||
    (recordKeys.test(key) && (above || fields.some(hasTaken)));
  const isRecord = succeeds || fields.some((field) => echoKeys.test(field.key) || hasTaken(field));
  // If `errorMessage` is "No Error", then `status: 0` is the code of a success.
  const isDenied = fields.some(({ key, value }) => errorKeys.test(key) && saysNoError(value));
  for (const { key, value } of fields) {
    if (settingKeys.test(key) || (isDenied && String(value) === '0')) continue;
    const isEcho = (echoKeys.test(key) && isScalar(value)) || (isRecord && problemKeys.test(key));
    const counts = !isEcho && (Boolean(value) || !isExcused(key));
    facts.refuses ||= counts && reportsFailure(key, value);
    facts.misses ||= counts && value === null && recordKeys.test(key);
    facts.refuses ||= skippedKeys.test(key) && isError(value) && fields.some(isEmpty);
    const within = nested(value);
    if (wordKeys.test(key)) facts.words.push(...textsOf(value));
    else if (typeof value === 'string' && !within && !isEcho) facts.remarks.push(...textsOf(value));
    if (within !== undefined && !errorKeys.test(key)) {
      const inner = factsOf(within, depth + 1, succeeds);
      facts.refuses ||= inner.refuses;
      facts.misses ||= inner.misses;
      facts.words.push(...inner.words);
      facts.remarks.push(...inner.remarks);
    }
  }
  const isRemark = (text: string) => text.length < LONGEST_REMARK && text.includes(' ');
  return {
    refuses: facts.refuses,
    misses: facts.misses,
    words: [...new Set(facts.words)].slice(0, 20),
    remarks: [...new Set(facts.remarks)].filter(isRemark).slice(0, 5),
  };
}

/** Whether the answer has `true`, or a number of at least 1, under one of the given keys. */
const holds = (fields: readonly { key: string; value: unknown }[], keys: RegExp) =>
  fields.some(({ key, value }) => keys.test(key) && isScalar(value) && Number(value) >= 1);

/**
 * Whether a member of the answer says that the target has stored the lead, or names the stored
 * record.
 */
function hasTaken({ key, value }: { key: string; value: unknown }): boolean {
  if (key === 'id' || recordKeys.test(key)) return isFilled(value);
  const isVerdict = verdictKeys.test(key) && !sideKeys.test(key) && !mailKeys.test(key);
  return isVerdict && isScalar(value) && !saysFailure(plainCode(String(value)));
}

function reportsFailure(key: string, value: unknown): boolean {
  if (errorKeys.test(key) || failureKeys.test(key)) return isError(value);
  if (!isScalar(value)) return false;
  const text = plainCode(String(value));
  if (key === 'e') return /^(?:1|true)$/.test(text);
  const isCode = !/\s/.test(String(value).trim()) && !mayRepeatLead(key, String(value));
  const says = isCode || [verdictKeys, wordKeys, remarkKeys].some((keys) => keys.test(key));
  return (
    ((verdictKeys.test(key) || bareVerdictKeys.test(key)) && saysFailure(text)) ||
    (codeKeys.test(key) && isFailing(text)) ||
    (addressKeys.test(key) ? saysRefused(addressOf(String(value))) : says && hasFailingWord(text))
  );
}

/** @returns an absolute address; '' if the text is not an address. */
const addressOf = (value: string): string =>
  /^(?:https?:|[/?#])/i.test(value) ? (URL.parse(value, 'https://answer.example')?.href ?? '') : '';

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** The nested object: the value itself, or the object that the value contains as JSON text. */
function nested(value: unknown): unknown {
  if (typeof value === 'string') return objectIn(value);
  return typeof value === 'object' ? value : undefined;
}

const isError = (value: unknown) =>
  isFilled(value) && !(isScalar(value) && meansNoError(String(value)));

const saysNoError = (value: unknown) =>
  typeof value === 'string' && isWord(value) && meansNoError(value);

/** Whether the value is not empty. If the value of an error key is empty, there is no error. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'object') return value !== null && Object.keys(value).length > 0;
  return Boolean(value) && value !== '0' && value !== 'none';
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    const text = withoutTags(value);
    return /\p{L}/u.test(text) && !meansNoError(text) ? [text] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).slice(0, 10).flatMap(textsOf);
}
