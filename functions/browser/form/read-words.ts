/** Recognises what a field asks for, by the field's own words and the words around it. */
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
import { withoutAmounts } from './amounts.ts';
import { isPrompt } from '../page/is-prompt.ts';
import type { PageField } from '../page/scripts/page-scan.ts';

export interface Guess {
  /** The kind of field; undefined if the field asks for something that the lead does not have. */
  kind: FieldKind | undefined;
  /** How certain the field's kind is; 0 if nothing is known. */
  score: number;
}

/**
 * The maximum length of a text beside a field that counts as a caption. A longer text is also about
 * other things.
 */
const LONGEST_CAPTION = 60;
/**
 * The number of characters of a label that are read. The rest of a longer label is an explanation.
 */
const LONGEST_LABEL = 80;
/** Scores of this value or more come from words that people can see. */
export const SAID_TO_PEOPLE = 45;

/**
 * Words that explain how to answer and do not belong to the question: `Name (as per PAN)`, `an OTP
 * will be sent`.
 */
const explanation =
  /[\s(,–-]*\b(as (per|on|in|it appears)|based on|according to|same as|sesuai|laut|gemäß|selon|según|conforme|secondo|(an )?otp will|we('ll| will)|(?<=name )(on|in) (the |your )?(pan|aadhaa?r|passport|id|identity|driving))(?!\p{L}).*$|\s*\([^)]*(अनुसार|anusa?ar|mutabik|प्रमाणे|પ્રમાણે|অনুযায়ী|படி)[^)]*\)/u;
const searchWords =
  /^(search|find|buscar?|such(e|en)|rechercher|cerca)( for| by)?( an?| the| your)? |( eingeben)? suchen$| खोजें$/;
const userNameWords = /user ?name|login ?name|member ?name|screen ?name/;
/**
 * Matches captions such as "Login", and an empty caption. With such a caption, only the technical
 * name can show that the field asks for an e-mail address.
 */
const accountWords = words(
  'login|log ?in|sign ?in|account|(?<!\\p{L})((user|member|customer)( ?id)?|id)$|^$',
);
const exactlyMail =
  /^(the |your |user |customer |contact |login |form |txt |input )*e ?mail( ?address| ?id)?\d*$/;
const identityWords = words('(?<!\\p{L})(pan|aadhaa?r|id|identity)(?!\\p{L})');
const otherOwners = words(
  'company|business|(?<!\\d)(?<!\\p{L})cc(?!\\d)(?!\\p{L})|(?<!\\p{L})(card|item|product|pet|school|college|employer|event|project|store|shop|team)(?!\\p{L})|organi[sz]ation',
);

/** The field's caption: the text that people read first. */
export function captionOf({ type, label, placeholder, nearby, group }: PageField): string {
  const own = type === 'radio' ? group : label || placeholder || nearby;
  return asWords(own);
}

/** Whether the field asks for a user name and its visible text does not mention e-mail. */
export function asksForUserName(field: PageField): boolean {
  const caption = captionOf(field);
  const text = caption || asWords(`${field.name} ${field.id}`);
  return userNameWords.test(text) && (caption === '' || !/mail/.test(text));
}

export function guessByWords(field: PageField): Guess {
  const { label, placeholder } = field;
  const guesses = placesOf(field)
    .map(([text, score]) => guessByText(wordsOf(field, text), score))
    .filter((one) => one !== undefined);
  const [first] = guesses;
  if (!first) return guessByIcon(field) ?? guessByNumber(field);
  if (first.kind === undefined && namesMailToMachines(field)) return { kind: 'email', score: 50 };
  if (isName(first.kind) && belongsToOther(field, first.kind)) return { ...first, kind: undefined };
  // If two text boxes have the label `Name`, their placeholders or names show which part of the
  // name each box asks for.
  const part = guesses.find(({ kind }) => kind === 'firstName' || kind === 'lastName');
  return first.kind === 'fullName' && part && !saysWhole(label, placeholder)
    ? { ...first, kind: part.kind }
    : first;
}

/** Removes words about the search box of a list, such as `Search for` in `Search for a city`. */
function wordsOf({ suggests }: PageField, text: string): string {
  const words = asWords(text);
  return suggests ? words.replace(searchWords, '') : words;
}

function placesOf(field: PageField): [text: string, score: number][] {
  const isRadio = field.type === 'radio';
  const short = (text: string) => (text.length <= LONGEST_CAPTION ? text : '');
  return [
    [isRadio ? '' : field.label.slice(0, LONGEST_LABEL), 60],
    // A placeholder with an example address asks for an e-mail address.
    [field.placeholder.replace(/^\S+@\S+$/, 'e-mail'), 50],
    [isRadio ? field.group : short(field.nearby), SAID_TO_PEOPLE],
    [field.name, 40],
    [field.id, 35],
    [short(field.behind), 30],
    // A slider and the text box beside it may have no caption of their own, so the group's caption
    // is used.
    [
      /^(slider|range|number)$/.test(field.type) && !hasCaption(field) ? short(field.group) : '',
      29,
    ],
    // A list without a caption may show its question, such as `Select your city`.
    [!field.filled || isPrompt(field.shows) ? field.shows : '', 28],
  ];
}

/** Whether any text of the field says more than `slider` or the amounts at a slider's ends. */
function hasCaption({ label, placeholder, nearby, behind }: PageField): boolean {
  return [label, placeholder, nearby, behind].some((text) =>
    /\p{L}/u.test(withoutAmounts(text).replace(/^\s*slider\s*$/, '')),
  );
}

function guessByIcon({ icon }: PageField): Guess | undefined {
  const kind = iconKinds.find(([words]) => words.test(asWords(icon)))?.[1];
  return kind && { kind, score: 20 };
}

/**
 * Guesses that a field for a number does not ask for a phone number if its caption names another
 * number, such as that of a membership, a booking or a loan account.
 */
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

/**
 * Whether only the technical name shows that the field is for e-mail. Example: the caption `Login`
 * above a field with the name `emailaddress`.
 */
function namesMailToMachines(field: PageField): boolean {
  const caption = captionOf(field);
  return (
    accountWords.test(caption) &&
    !userNameWords.test(caption) &&
    [field.name, field.id].some((text) => exactlyMail.test(asWords(text)))
  );
}

/**
 * Whether a name field asks for another name than the person's, such as the name on a bank card.
 * Example: the caption is `Name`, but the field is named `card_name`, or another text of the field
 * mentions a card.
 */
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

/**
 * Recognises a field by a text. The first rule that matches the text decides.
 * @returns undefined if no rule matches.
 */
export function guessByText(text: string, score: number): Guess | undefined {
  const question = text.replace(explanation, '') || text;
  const rule = wordRules.find(
    ({ words, also, notWords }) =>
      words.test(question) && (!also || also.test(question)) && !notWords?.test(question),
  );
  if (!rule) return undefined;
  const { kind } = rule;
  if (isName(kind) && isCardHolders(text)) return { kind: undefined, score };
  return {
    kind: kind === 'lastName' || kind === 'firstName' ? nameKind(question, kind) : kind,
    score,
  };
}

/**
 * Whether the text has words for the kind of field, even if the text also has words that exclude
 * the kind.
 */
export const mentions = (kind: FieldKind, text: string) =>
  wordRules.some((rule) => rule.kind === kind && rule.words.test(text));

/** Whether the text is about a sum that is no loan amount, such as an income or an instalment. */
export const isOtherSum = (text: string) =>
  wordRules.some(({ kind, notWords }) => kind === 'loanAmount' && notWords?.test(text));

/**
 * The kind `fullName` if the text asks for both names, such as `First and last name` or `nombre y
 * apellidos`; otherwise the given kind.
 */
function nameKind(text: string, kind: FieldKind): FieldKind {
  return namesWhole(text) ? 'fullName' : kind;
}

function namesWhole(text: string): boolean {
  if (wholeNameWords.test(text)) return true;
  const rest = lastNameWords.remove(text);
  return rest !== text && (firstNameWords.test(rest) || anyNameWords.test(rest));
}

/** Splits a technical name into words: `lead[firstName]` → `lead first name`. */
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
