/** What the words in and around a field ask for. */
import {
  anyNameWords,
  cardHolderWords,
  firstNameWords,
  iconKinds,
  lastNameWords,
  otherNumberWords,
  wholeNameWords,
  wordRules,
  words,
  type FieldKind,
} from './field-rules.ts';
import type { PageField } from '../page/page-scan.ts';

export interface Guess {
  /** Undefined: it asks for something else. */
  kind: FieldKind | undefined;
  /** How sure it is; 0 when nothing is known. */
  score: number;
}

/** Longer text beside a field is about more than the field. */
const LONGEST_CAPTION = 60;
/** Behind it follow explanations. */
const LONGEST_LABEL = 80;
/** From here on it is said to people. */
export const SAID_TO_PEOPLE = 45;

/** Tells more about the field, not what it asks for: `Name (as per PAN)`, `an OTP will be sent`. */
const explanation =
  /[\s(,–-]*\b(as (per|on|in|it appears)|based on|according to|same as|sesuai|laut|gemäß|selon|según|conforme|secondo|(an )?otp will|we('ll| will)|(?<=name )(on|in) (the |your )?(pan|aadhaa?r|passport|id|identity|driving))(?!\p{L}).*$|\s*\([^)]*(अनुसार|anusa?ar|mutabik|प्रमाणे|પ્રમાણે|অনুযায়ী|படி)[^)]*\)/u;
const userNameWords = /user ?name|login ?name|member ?name|screen ?name/;
/** A box for logging in may ask for the address all the same. */
const accountWords = words(
  'login|log ?in|sign ?in|account|(?<!\\p{L})((user|member|customer)( ?id)?|id)$|^$',
);
const exactlyMail =
  /^(the |your |user |customer |contact |login |form |txt |input )*e ?mail( ?address| ?id)?\d*$/;
const identityWords = words('(?<!\\p{L})(pan|aadhaa?r|id|identity)(?!\\p{L})');
const otherOwners = words(
  'company|business|(?<!\\p{L})(card|cc|item|product|pet|school|college|employer|event|project|store|shop|team)(?!\\p{L})|organi[sz]ation',
);

/** What people read first. */
export function captionOf({ type, label, placeholder, nearby, group }: PageField): string {
  const own = type === 'radio' ? group : label || placeholder || nearby;
  return asWords(own);
}

/** Nothing that people read speaks of mail, and something else of a user name. */
export function asksForUserName(field: PageField): boolean {
  const caption = captionOf(field);
  const text = caption || asWords(`${field.name} ${field.id}`);
  return userNameWords.test(text) && (caption === '' || !/mail/.test(text));
}

export function guessByWords(field: PageField): Guess {
  const { label, placeholder } = field;
  const guesses = placesOf(field)
    .map(([text, score]) => guessByText(asWords(text), score))
    .filter((one) => one !== undefined);
  const [first] = guesses;
  if (!first) return guessByIcon(field) ?? guessByNumber(field);
  if (first.kind === undefined && namesMailToMachines(field)) return { kind: 'email', score: 50 };
  if (isName(first.kind) && belongsToOther(field, first.kind)) return { ...first, kind: undefined };
  // `Name` over two boxes: what each of them says besides tells which.
  const part = guesses.find(({ kind }) => kind === 'firstName' || kind === 'lastName');
  return first.kind === 'fullName' && part && !saysWhole(label, placeholder)
    ? { ...first, kind: part.kind }
    : first;
}

function placesOf(field: PageField): [text: string, score: number][] {
  const isRadio = field.type === 'radio';
  const short = (text: string) => (text.length <= LONGEST_CAPTION ? text : '');
  return [
    [isRadio ? '' : field.label.slice(0, LONGEST_LABEL), 60],
    [field.placeholder, 50],
    [isRadio ? field.group : short(field.nearby), SAID_TO_PEOPLE],
    [field.name, 40],
    [field.id, 35],
    [short(field.behind), 30],
  ];
}

function guessByIcon({ icon }: PageField): Guess | undefined {
  const kind = iconKinds.find(([words]) => words.test(asWords(icon)))?.[1];
  return kind && { kind, score: 20 };
}

/** Boxes for numbers say of what: a membership, a booking, a loan's account. */
function guessByNumber(field: PageField): Guess {
  const caption = captionOf(field);
  const isOther =
    otherNumberWords.test(caption) || wordRules.some(({ words: own }) => own.test(caption));
  if (isOther) return { kind: undefined, score: SAID_TO_PEOPLE };
  const made = [field.name, field.id].some((text) => otherNumberWords.test(asWords(text)));
  return { kind: undefined, score: made ? 30 : 0 };
}

const isName = (kind: FieldKind | undefined) =>
  kind === 'fullName' || kind === 'firstName' || kind === 'lastName' || kind === 'middleName';

/** `Login` over a box that its makers call `emailaddress`. */
function namesMailToMachines(field: PageField): boolean {
  const caption = captionOf(field);
  return (
    accountWords.test(caption) &&
    !userNameWords.test(caption) &&
    [field.name, field.id].some((text) => exactlyMail.test(asWords(text)))
  );
}

/** `Name` over a box that its makers call `card_name`, or that says so elsewhere. */
function belongsToOther(field: PageField, kind: FieldKind | undefined): boolean {
  const { label, placeholder, nearby, name, id } = field;
  if ([label, placeholder, nearby, name, id].some((text) => isCardHolders(asWords(text)))) {
    return true;
  }
  return kind === 'fullName' && otherOwners.test(asWords(`${name} ${id}`));
}

function isCardHolders(text: string): boolean {
  return cardHolderWords.test(text) && !identityWords.test(text);
}

export const saysWhole = (...texts: string[]) => texts.some((text) => namesWhole(asWords(text)));

/** @returns undefined when the text says nothing. */
export function guessByText(text: string, score: number): Guess | undefined {
  const asked = text.replace(explanation, '') || text;
  const rule = wordRules.find(
    ({ words, also, notWords }) =>
      words.test(asked) && (!also || also.test(asked)) && !notWords?.test(asked),
  );
  if (!rule) return undefined;
  const { kind } = rule;
  if (isName(kind) && isCardHolders(text)) return { kind: undefined, score };
  return {
    kind: kind === 'lastName' || kind === 'firstName' ? nameKind(asked, kind) : kind,
    score,
  };
}

/** Whether the text has words for the kind, whatever else it says. */
export const mentions = (kind: FieldKind, text: string) =>
  wordRules.some((rule) => rule.kind === kind && rule.words.test(text));

/** `First and last name`, `nombre y apellidos`. */
function nameKind(text: string, kind: FieldKind): FieldKind {
  return namesWhole(text) ? 'fullName' : kind;
}

function namesWhole(text: string): boolean {
  if (wholeNameWords.test(text)) return true;
  const rest = lastNameWords.remove(text);
  return rest !== text && (firstNameWords.test(rest) || anyNameWords.test(rest));
}

/** `lead[firstName]` → `lead first name`. */
export function asWords(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-‐–[\].:*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replaceAll('\u0307', '');
}
