/**
 * What each field of a form asks for. What the page says to machines on purpose comes first, then
 * what it says to people, then what its makers called the field, then what stands beside it.
 */
import {
  anyNameWords,
  autocompleteKinds,
  firstNameWords,
  kindTypes,
  lastNameWords,
  otherAutocomplete,
  typeKinds,
  wordRules,
  type FieldKind,
} from './field-rules.ts';
import type { PageField } from './page-scan.ts';

export interface Classified {
  field: PageField;
  kind: FieldKind;
  /** How sure it is, for choosing between fields of one kind. */
  score: number;
}

interface Guess {
  /** Undefined: it asks for something else. */
  kind: FieldKind | undefined;
  score: number;
}

/** Longer text beside a field is about more than the field. */
const LONGEST_CAPTION = 60;

/** Behind it follow explanations. */
const LONGEST_LABEL = 80;
/** Said to people, so that only robots fill it in. */
const trapWords =
  /leave (this |it )?(field )?(blank|empty)|(do not|don.t) fill|honey ?pot|if you are human/;
/** Tells more about the field, not what it asks for: `Name (as per PAN)`, `an OTP will be sent`. */
const explanation = /[\s(,–-]*\b(as (per|on|in|it appears)|(an )?otp will|we('ll| will))\b.*$/;
const anotherWords =
  /(?<!\p{L})(friend|refer(r?er|ee|ence)|colleague|spouse|husband|wife|father|mother|guardian|nominee|guarantor|co ?(applicant|borrower))/u;
const userNameWords = /user ?name|login ?name|member ?name|screen ?name/;

/** Every recognised field; several may be of one kind. */
export function classifyFields(fields: readonly PageField[]): Classified[] {
  const classified = fields.flatMap((field) => {
    const { kind, score } = guess(field);
    if (!kind || !kindTypes[kind].includes(field.type)) return [];
    // `Do you live in this city?` and its boxes: a field of its own is the surer.
    return [{ field, kind, score: field.type === 'radio' ? score / 2 : score }];
  });
  return completeNames(classified);
}

const texts = ({ label, placeholder, nearby, behind, name, id }: PageField) =>
  [label, placeholder, nearby, behind, name, id].map(asWords);

function guess(field: PageField): Guess {
  const tokens = field.autocomplete.toLowerCase().split(/\s+/);
  const named = tokens.map((token) => autocompleteKinds[token]).find(Boolean);
  if (named) return { kind: named, score: 100 };
  if (tokens.some((token) => otherAutocomplete.test(token))) return { kind: undefined, score: 0 };
  const isTrap = texts(field).some((text) => trapWords.test(text));
  if (isTrap || asksForAnother(field)) return { kind: undefined, score: 0 };
  const said = asksForUserName(field) ? { kind: undefined, score: 1 } : guessByWords(field);
  const byType = typeKinds[field.type];
  if (byType === 'email' && !asksForUserName(field)) {
    return { kind: said.kind === 'emailAgain' ? 'emailAgain' : 'email', score: 90 };
  }
  if (byType && (said.kind === byType || said.score === 0)) return { kind: byType, score: 90 };
  return said;
}

/** Nothing that people read speaks of mail, and something else of a user name. */
function asksForUserName({ label, placeholder, nearby, name, id }: PageField): boolean {
  const caption = asWords(label || placeholder || nearby);
  const text = caption || asWords(`${name} ${id}`);
  return userNameWords.test(text) && (caption === '' || !/mail/.test(text));
}

/** What the lead does not say: somebody else's address or number. */
function asksForAnother({ label, placeholder, name }: PageField): boolean {
  return anotherWords.test(asWords(`${label} ${placeholder} ${name}`));
}

function guessByWords(field: PageField): Guess {
  const { label, placeholder, name, id } = field;
  const [nearby = '', behind = ''] = [field.nearby, field.behind].map((text) =>
    text.length <= LONGEST_CAPTION ? text : '',
  );
  const places: [text: string, score: number][] = [
    [field.type === 'radio' ? '' : label.slice(0, LONGEST_LABEL), 60],
    [placeholder, 50],
    [field.type === 'radio' ? field.group : nearby, 45],
    [name, 40],
    [id, 35],
    [behind, 30],
  ];
  const guesses = places
    .map(([text, score]) => guessByText(asWords(text), score))
    .filter((one) => one !== undefined);
  const [first] = guesses;
  if (!first) return { kind: undefined, score: 0 };
  // `Name` over two boxes: what each of them says besides tells which.
  const part = guesses.find(({ kind }) => kind === 'firstName' || kind === 'lastName');
  return first.kind === 'fullName' && part && !saysWhole(label, placeholder)
    ? { ...first, kind: part.kind }
    : first;
}

const saysWhole = (...texts: string[]) => texts.some((text) => namesWhole(asWords(text)));

/** @returns undefined when the text says nothing. */
function guessByText(text: string, score: number): Guess | undefined {
  const asked = text.replace(explanation, '') || text;
  const rule = wordRules.find(({ words, notWords }) => words.test(asked) && !notWords?.test(asked));
  if (!rule) return undefined;
  const { kind } = rule;
  return {
    kind: kind === 'lastName' || kind === 'firstName' ? nameKind(asked, kind) : kind,
    score,
  };
}

/** `First and last name`, `nombre y apellidos`. */
function nameKind(text: string, kind: FieldKind): FieldKind {
  return namesWhole(text) ? 'fullName' : kind;
}

function namesWhole(text: string): boolean {
  if (/full ?name|complete name|vor u\S* nach/.test(text)) return true;
  const rest = text.replace(new RegExp(lastNameWords, 'giu'), ' ');
  return rest !== text && (firstNameWords.test(rest) || anyNameWords.test(rest));
}

/** `Name` beside a last name is the first one, and beside a first name the last one. */
function completeNames(classified: Classified[]): Classified[] {
  return classified.map((one, place) => {
    if (one.kind !== 'fullName' || one.score === 100) return one;
    if (saysWhole(one.field.label, one.field.placeholder)) return one;
    const beside = [classified[place - 1], classified[place + 1]].filter(
      (other) => other?.field.form === one.field.form,
    );
    const besideKind = (kind: FieldKind) => beside.some((other) => other?.kind === kind);
    if (besideKind('lastName') && !besideKind('firstName')) return { ...one, kind: 'firstName' };
    if (besideKind('firstName') && !besideKind('lastName')) return { ...one, kind: 'lastName' };
    return one;
  });
}

/** `lead[firstName]` → `lead first name`. */
export function asWords(text: string): string {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-[\].:*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
