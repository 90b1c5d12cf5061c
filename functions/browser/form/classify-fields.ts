/**
 * Recognises what each field of a form asks for. Attributes for machines (`autocomplete`, `type`)
 * decide first, unless the visible text contradicts them. Otherwise the texts decide, in this
 * order: label, placeholder, text beside the field, name, id, text behind the field.
 */
import {
  alternateWords,
  anotherWords,
  autocompleteKinds,
  bareNumberWords,
  kindTypes,
  narrowerWords,
  otherAutocomplete,
  passwordTokens,
  typeKinds,
  words,
  type FieldKind,
} from './field-rules.ts';
import { offersAmounts } from './field-wording.ts';
import type { PageField } from '../page/scripts/page-scan.ts';
import {
  asksForUserName,
  asWords,
  captionOf,
  guessByText,
  guessByWords,
  mentions,
  SAID_TO_PEOPLE,
  saysWhole,
  type Guess,
} from './read-words.ts';

export interface Classified {
  field: PageField;
  kind: FieldKind;
  /** How certain the field's kind is, from 0 to 100; decides between fields of one kind. */
  score: number;
}

/** The previous and the next field in the same form. */
interface Beside {
  before?: PageField | undefined;
  after?: PageField | undefined;
}

const nothing: Guess = { kind: undefined, score: 0 };
/** Texts that tell people to leave a field empty, so that only robots fill the field in. */
const trapWords =
  /leave (this |it )?(field )?(blank|empty)|(do not|don.t) fill|honey ?pot|if you are human/;
/**
 * Matches a heading that invites the person to recommend other people. The fields below such a
 * heading may still ask for the person's own data.
 */
const invitation = words('refer a|earn|invite|(?<!\\p{L})(you|win|and)(?!\\p{L})');
/** Matches captions that ask for the person's own data beside another's: `you or your child`. */
const ownWords =
  /(?<!\p{L})(?:(?:you|yourself) or (?:of )?(?:your|a)|(?<!of )your (?:full )?name)(?!\p{L})/u;
const phoneWords = words('phone|mobile|(?<!\\p{L})tel(?!\\p{L})', 'phone');
const cardWords = /card ?(number|no)|cvv|cvc|expir|security code/;
const streetWords = words(
  'street|stra(ß|ss)e|address|house|rue|calle|(?<!\\p{L})via(?!\\p{L})|straat|adres',
);

/** Returns all recognised fields; several may have the same kind. */
export function classifyFields(fields: readonly PageField[]): Classified[] {
  const classified = fields.flatMap((field, place) => {
    const inForm = (one: PageField | undefined) => (one?.form === field.form ? one : undefined);
    const { kind, score } = guess(field, {
      before: inForm(fields[place - 1]),
      after: inForm(fields[place + 1]),
    });
    if (!kind || !kindTypes[kind].includes(field.type)) return [];
    return [{ field, kind, score: score * likelihood(field, kind) }];
  });
  return completeNames(classified);
}

/**
 * How likely it is that the field asks for the lead's own value, from 0 to 1: a factor for the
 * field's score. Of two fields for phone numbers, the field without a qualifier such as `office` is
 * the lead's.
 */
function likelihood(field: PageField, kind: FieldKind): number {
  // A radio button may belong to a question such as `Do you live in this city?`, so it scores
  // lower.
  if (field.type === 'radio') return 0.5;
  if (isAlternate(field, kind)) return 0.5;
  // A slider scores lower, because the text box beside a slider takes the amount itself. A list
  // that a script draws scores lower, because it may be a menu of the page with the name of a
  // field.
  if (field.type === 'slider' || field.type === 'listbox') return 0.9;
  if (kind !== 'phone' && kind !== 'email') return 1;
  return narrowerWords.test(captionOf(field)) ? 0.9 : 1;
}

/**
 * Whether the field asks for a second phone number or e-mail address, which the lead does not have.
 */
export const isAlternate = (field: PageField, kind: FieldKind): boolean =>
  (kind === 'phone' || kind === 'email') && alternateWords.test(captionOf(field));

const textsOf = ({ label, placeholder, nearby, behind, name, id }: PageField) =>
  [label, placeholder, nearby, behind, name, id].map(asWords);
const wordsOf = (field?: PageField) => (field ? textsOf(field).join(' ') : '');

/**
 * Whether the list shows country codes, such as `India (+91)`. Such a list beside a phone number
 * seldom has its own label.
 */
function listsCountryCodes({ type, options, shows, ...texts }: PageField): boolean {
  if (type === 'listbox') {
    // If the list has a label or placeholder, the text beside the list is not searched for a
    // country code: such a code may belong to the phone number before the list.
    const hasWords = texts.label !== '' || texts.placeholder !== '';
    const around = hasWords ? [texts.behind] : [texts.behind, texts.nearby];
    const isCode = (text: string) => /^\+ ?\d{1,4}$/.test(text);
    return /^\P{N}{0,40}\+ ?\d{1,4}$/u.test(shows) || around.some(isCode);
  }
  const named = options.filter(({ text }) => /\+\s?\d{1,4}(?!\d)/.test(text));
  return type === 'select' && named.length >= 2 && named.length >= options.length - 2;
}

export const isTrap = (field: PageField): boolean =>
  textsOf(field).some((text) => trapWords.test(text));

function guess(field: PageField, beside: Beside): Guess {
  if (isTrap(field) || asksForAnother(field)) return nothing;
  if (listsCountryCodes(field)) return { kind: 'countryCode', score: 85 };
  const said = asksForUserName(field) ? { kind: undefined, score: 1 } : guessByWords(field);
  const known = guessByToken(field, said) ?? guessByNeighbours(field, said, beside);
  if (known) return known;
  if (said.score === 0 && offersAmounts(field)) return { kind: 'loanAmount', score: 45 };
  const byType = typeKinds.get(field.type);
  if (byType === 'email' && !asksForUserName(field)) {
    if (said.kind === 'emailAgain') return { ...said, score: 90 };
    return /otp|code|password/.test(captionOf(field)) ? nothing : { kind: 'email', score: 90 };
  }
  const fitsType = said.score === 0 || said.kind === byType;
  return byType && fitsType ? { kind: byType, score: 90 } : said;
}

/**
 * The kind of field that the `autocomplete` token names; undefined if the token is unknown or the
 * visible text contradicts it.
 */
function guessByToken(field: PageField, said: Guess): Guess | undefined {
  const tokens = field.autocomplete.toLowerCase().split(/\s+/);
  const named = tokens.map((token) => autocompleteKinds.get(token)).find(Boolean);
  if (named)
    return contradicts(field, named, said) ? { ...said, score: 95 } : { kind: named, score: 100 };
  const other = tokens.find((token) => otherAutocomplete.test(token));
  if (!other || (passwordTokens.test(other) && field.type !== 'password')) return undefined;
  const isPlain = said.kind !== undefined && said.kind !== 'fullName' && said.kind !== 'middleName';
  const isKept = /^(cc-|tel-)/.test(other);
  return isPlain && said.score >= SAID_TO_PEOPLE && !isKept ? { ...said, score: 55 } : nothing;
}

const partsOfNames: readonly (FieldKind | undefined)[] = ['firstName', 'middleName', 'lastName'];

/**
 * Whether the visible text contradicts the token: some forms put `name` on both text boxes of a
 * name, or `tel` on the text box for a membership number.
 */
function contradicts(field: PageField, named: FieldKind, said: Guess): boolean {
  if (said.score === 0 || said.kind === named) return false;
  if (named === 'fullName' && partsOfNames.includes(said.kind)) return true;
  if (said.score < SAID_TO_PEOPLE) return false;
  if (partsOfNames.includes(named) && said.kind === 'fullName') return false;
  if (said.kind === 'emailAgain' || said.kind === 'countryCode') return true;
  const isNamedSo = [field.name, field.id].some(
    (text) => guessByText(asWords(text), 1)?.kind === named,
  );
  if (said.kind === undefined && named !== 'fullName') {
    return !isNamedSo && field.type !== 'email';
  }
  return said.kind === undefined || !mentions(named, captionOf(field));
}

/**
 * Guesses what the field asks for from the neighbouring fields, if the field's own text says
 * little.
 */
function guessByNeighbours(field: PageField, said: Guess, beside: Beside): Guess | undefined {
  const caption = captionOf(field);
  const around = `${wordsOf(beside.before)} ${wordsOf(beside.after)}`;
  if (bareNumberWords.test(caption)) {
    if (phoneWords.test(aboutNumber(field, beside))) {
      return { kind: 'phone', score: 60 };
    }
    if (cardWords.test(around) || streetWords.test(around)) return nothing;
  }
  if (said.kind === 'fullName' && cardWords.test(around)) return nothing;
  // `Confirm your address` below the field for the e-mail address asks for the e-mail address
  // again.
  if (/^(confirm|repeat|verify|re ?enter|re ?type)( your| the)? address$/.test(caption)) {
    const asksMail = field.type === 'email' || /mail/.test(wordsOf(beside.before));
    return asksMail ? { kind: 'emailAgain', score: 80 } : undefined;
  }
  return undefined;
}

/**
 * Texts that show what a field with only the label `Number` is about, such as a list of phone types
 * beside it.
 */
function aboutNumber({ group, section, name, id }: PageField, { before, after }: Beside): string {
  const lists = [before, after].filter((one) => one?.type === 'select');
  const types = lists.flatMap((list) => [
    wordsOf(list),
    ...(list?.options ?? []).map(({ text }) => text),
  ]);
  return asWords([group, section, name, id, ...types].join(' '));
}

/** Whether the field asks for another person's data or for a number other than the lead's phone. */
function asksForAnother({ label, placeholder, nearby, name, group, section }: PageField): boolean {
  const caption = label || placeholder ? `${label} ${placeholder}` : nearby;
  const headings = [group, section].map(asWords);
  const own = asWords(`${caption} ${name}`);
  return (
    (anotherWords.test(own) && !ownWords.test(own)) ||
    headings.some((text) => text.length <= 40 && anotherWords.test(text) && !invitation.test(text))
  );
}

/**
 * Sets the kind of a `Name` field by its neighbour: beside a last name the field asks for the first
 * name, and beside a first name for the last name.
 */
function completeNames(classified: Classified[]): Classified[] {
  return classified.map((one, place) => {
    const names = classified.filter(({ field, kind }) => {
      return field.form === one.field.form && (kind === 'fullName' || partsOfNames.includes(kind));
    });
    // A CRM's form may have one box for the name, with the caption `Name` and the name `last_name`.
    const isOnly = names.length === 1 && names[0] === one;
    const asksForName = guessByText(captionOf(one.field), 0)?.kind === 'fullName';
    if (isOnly && one.kind !== 'middleName' && asksForName) return { ...one, kind: 'fullName' };
    if (one.kind !== 'fullName') return one;
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
