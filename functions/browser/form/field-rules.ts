/** The rules by which each kind of field is recognised in lower-case words. */
import type { FormKind } from '../../../contract/lead.ts';
import { matcherOf, termsOf, type WordMatcher, type WordKind } from './languages/word-lists.ts';

export type FieldKind = FormKind;

/**
 * Matches, in lower-case text, English words and the terms of the given kinds in every language.
 */
export const words = (english: string, ...kinds: WordKind[]): WordMatcher =>
  matcherOf(english, () => termsOf(...kinds));

export const lastNameWords = words(
  'last ?names?|family ?names?|sur ?names?|(?<!\\p{L})l ?name|(?<!\\p{L})last(?!\\p{L})|(?<!\\p{L})lname(?!\\p{L})',
  'lastName',
);
export const firstNameWords = words(
  'first ?names?|given ?names?|(?<!\\p{L})f ?name|fore ?name|christian name|(?<!\\p{L})first(?!\\p{L})|(?<!\\p{L})fname(?!\\p{L})',
  'firstName',
);
export const anyNameWords = words(
  '(?<!\\p{L})(?:names?|fullname|your ?name|contact person|(?:we|i) (?:call|address) you)(?!\\p{L})',
  'fullName',
);

/** Captions for a full name: `Nom et prénom`, `voor- en achternaam`. */
export const wholeNameWords = matcherOf('full ?name|complete name|vor u\\S* nach', () =>
  termsOf('fullName').filter((term) =>
    / (et|e|y|und|en|och|og|ja|i|in|a|și|si|ve|και|и|та|ir|un|và|و|dan) /.test(term),
  ),
);

/** Words for another person, whose name, number and address are not in the lead. */
export const anotherWords = words(
  '(?<!\\p{L})(friend|refer(r?er|ee|ence|red)|colleague|spouse|husband|wife|father|mother|parents?|guardian|nominee|guarantor|surety|witness|relative|next of kin|co ?(applicant|borrower|signer)|emergency contact|(child|children|son|daughter|baby)(?!\\p{L}))',
  'another',
);
/** Words for a second phone number or address; the lead has only one of each. */
export const alternateWords = words(
  '(?<!\\p{L})(alternat(e|ive)|secondary|second|2nd|additional|other|another|backup|recovery)(?!\\p{L})',
);
/** Qualifiers such as `office`; the lead's value goes into a field without a qualifier. */
export const narrowerWords = words(
  '(?<!\\p{L})(landline|home|work|office|business|evening|day ?time|whats ?app)(?!\\p{L})',
);
/** Words for the holder of a payment card or an account. */
export const cardHolderWords = words(
  'card ?holder|name[ (]+(as )?(it appears |appears |printed |shown |written )?(on|of) (your |the )?(credit |debit |bank |payment )*card|(?<!\\p{L})(cc|card) ?(owner|name)|(account|policy) ?(owner|holder)|(?<!\\p{L})holder ?name',
);
export const areaCodeWords = words(
  '(?<!(with|incl\\p{L}*|and|&) )(?<!\\p{L})(area|std|city|trunk) ?code|(?<!\\p{L})(phone|tel) ?area(?!\\p{L})',
);

export interface FieldRule {
  /** The kind of field; undefined if the lead has no value for such a field. */
  kind?: FieldKind;
  words: WordMatcher;
  /** A second pattern that the field's words must match too. */
  also?: WordMatcher;
  /** Words that exclude the rule: the rule does not apply to a text that matches them. */
  notWords?: WordMatcher;
}

const emailWords = words('e ?mail|(?<!\\p{L})mail(?!\\p{L})|e ?posta(?!l)|epost(?!n)', 'email');

/** The rules for recognising a field by a text; the first rule that matches decides. */
export const wordRules: readonly FieldRule[] = [
  {
    kind: 'emailAgain',
    words: emailWords,
    also: words('confirm|repeat|again|verify|re ?enter|re ?type|mail ?2$', 'again'),
    notWords: words('code|otp'),
  },
  {
    kind: 'email',
    words: emailWords,
    notWords: words(
      '(via|by|per) e ?mail|e ?mail (me|updates?|offers?|news|subject|message|body|code|type|otp|one time)|otp|subject|newsletter|password|promo|mailing (address|street|city|state)|(verification|confirmation) code|friend',
    ),
  },
  {
    kind: 'countryCode',
    words: words(
      '(?<!(with|incl\\p{L}*) )country ?code|dial(ling|ing)? ?code|calling code|(?<!\\p{L})isd(?!\\p{L})|phone code|phone country|country phone|vorwahl|indicatif|prefijo|prefisso|tel country code',
    ),
    notWords: words('zip|postal|search|without'),
  },
  { words: areaCodeWords },
  {
    kind: 'phone',
    words: words(
      'phone|mobile|(?<!\\p{L})tel(?!\\p{L})|telefon|(?<!\\p{L})cell|whats ?app|contact ?(no|num)|(?<!\\p{L})mob(?!\\p{L})|(?<!\\p{L})(ph|m) ?(no|num|number)(?!\\p{L})',
      'phone',
    ),
    notWords: words(
      'otp|(?<!(country|area|dial|dialling|calling) )code|(?<!\\p{L})ext|fax|type|(?<!\\p{L})country(?! ?(dial )?code)|carrier|model|search|(?<!\\p{L})pin(?!\\p{L})|application',
      'never',
    ),
  },
  {
    kind: 'loanAmount',
    words: words(
      'loan ?(amount|amt|value|size|required|needed)|financ(e|ing) (required|needed)|(?<!\\p{L})limit (you|required|needed)|credit limit|amount|(?<!\\p{L})amt(?!\\p{L})|(?<!\\p{L})loan(?!\\p{L})|how much|(?<!\\p{L})borrow(?!\\p{L})',
      'loanAmount',
    ),
    notWords: words(
      'income|salary|(?<!\\p{L})emi(?!\\p{L})|down ?payment|monthly|turnover|tax|type|purpose|tenure|term|existing|outstanding|previous|zodiac|account|officer|reason|gift|(?<!\\p{L})(number|no|id)(?!\\p{L})',
      'never',
      'other',
    ),
  },
  {
    kind: 'city',
    words: words(
      '(?<!\\p{L})city|(?<!\\p{L})town(?!\\p{L})|suburb|(?<!\\p{L})locality|address ?level ?2|^(your |current )?(location|place)$',
      'city',
    ),
    notWords: words(
      'zip|postal code|postcode|birth|capacity|branch|office|employer|search|(incl\\p{L}*|with) city',
      'never',
    ),
  },
  {
    words: words(
      'company|business|(?<!(pan|id|identity|aadhaa?r) )card|cc ?name|user ?name|nick ?name|screen ?name|display ?name|account ?name|login|file ?name|domain|maiden|father|mother|spouse|(?<!\\p{L})pet(?!\\p{L})|search|house|school|college|employer|organi[sz]ation|(?<!\\p{L})firm|birth|(?<!\\p{L})(item|product|article|registry|wish ?list|list|store|shop|team|club|group|event|project|package|department|position|role|vehicle|building|device|agent|branch|dealer|doctor|manager) ?name|name of (the |your )?(\\p{L}+ )?(item|product|store|shop|team|club|group|event|project|building|device|bank|pet)',
      'other',
      'never',
    ),
  },
  { kind: 'middleName', words: words('middle ?(name|initial)|second name', 'middleName') },
  { kind: 'lastName', words: lastNameWords, notWords: words('last (year|month|4|four|digits)') },
  { kind: 'firstName', words: firstNameWords, notWords: words('first (time|visit|order|line)') },
  {
    words: words(
      'street|address|(?<!\\p{L})addr|apartment|(?<!\\p{L})apt(?!\\p{L})|suite|(?<!\\p{L})state(?!\\p{L})|province|country|zip|postal|post ?code|(?<!\\p{L})pin ?code|(?<!\\p{L})dob(?!\\p{L})|(?<!\\p{L})(mm|dd|yy|yyyy|day|month|year)(?!\\p{L})|expir|(?<!\\p{L})exp(?!\\p{L})|cvv|cvc|csc|security|password|otp|one time|captcha|human|verification|promo|coupon|discount|voucher|gift|subject|message|comment|question|website|(?<!\\p{L})url|project|product|brand|event|bank|campaign|sender|(?<!\\p{L})referr|(?<!\\p{L})(pan|ssn|gst|tax)(?!\\p{L})|aadhaar|income|salary|age(?!\\p{L})|gender|title',
    ),
    notWords: words('your name|full name'),
  },
  { kind: 'fullName', words: anyNameWords },
];

/**
 * The kind of field for each `autocomplete` token of a lead's values. A Map, because a page's token
 * may be the name of an object's member, such as `constructor`.
 */
export const autocompleteKinds = new Map(
  Object.entries<FieldKind>({
    email: 'email',
    tel: 'phone',
    'tel-national': 'phone',
    'tel-local': 'phone',
    'tel-country-code': 'countryCode',
    name: 'fullName',
    'given-name': 'firstName',
    'additional-name': 'middleName',
    'family-name': 'lastName',
    'address-level2': 'city',
    'transaction-amount': 'loanAmount',
  }),
);
/**
 * Standard `autocomplete` tokens for values that a lead does not have. `username` is left out,
 * because many sites want the e-mail address in such a field.
 */
export const otherAutocomplete =
  /^(cc-(?!given|family).+|bday.*|one-time-code|(new|current)-password|organization.*|street-address|address-line\d|address-level[134]|postal-code|country.*|nickname|url|sex|language|honorific-.+|tel-extension|tel-area-code)$/;

/** `autocomplete` tokens for passwords; other fields have such tokens too, against autofill. */
export const passwordTokens = /^(new|current)-password$/;

/** Input types that say what a field asks for, unless its words contradict them. */
export const typeKinds = new Map(Object.entries<FieldKind>({ email: 'email', tel: 'phone' }));

const line = ['text', 'search', 'textbox', ''];
/** For each kind of field, the input types that can hold its value. */
export const kindTypes: Readonly<Record<FieldKind, readonly string[]>> = {
  email: [...line, 'email'],
  emailAgain: [...line, 'email'],
  phone: [...line, 'tel', 'number'],
  countryCode: [...line, 'tel', 'select', 'listbox'],
  fullName: line,
  firstName: line,
  middleName: line,
  lastName: line,
  city: [...line, 'select', 'listbox', 'radio'],
  loanAmount: [...line, 'number', 'tel', 'select', 'range', 'radio', 'listbox', 'slider'],
};

/** Names of icons in common icon sets, and the kind of field that each icon marks. */
export const iconKinds: readonly [words: WordMatcher, kind: FieldKind][] = [
  [words('envelope|mail|(?<!\\p{L})at(?!\\p{L})'), 'email'],
  [words('phone|mobile|whatsapp'), 'phone'],
  [words('(?<!\\p{L})(user|person|account|avatar)(?!\\p{L})(?!.*(lock|key|plus))'), 'fullName'],
  [words('(?<!\\p{L})(map|marker|location|city|place)(?!\\p{L})'), 'city'],
  [words('rupee|(?<!\\p{L})(inr|money|cash|coins|wallet)(?!\\p{L})'), 'loanAmount'],
];

/** Words for numbers other than phone numbers. Some forms use `tel` inputs for such numbers too. */
export const otherNumberWords = words(
  [
    '(?<!\\p{L})(?!your|my|the|an?|enter|valid|sms|digits?|registered|best|direct|preferred|personal|emergency|active|current|correct|indian|full|complete|call|field|input|form)\\p{L}{2,} ?(number|no|num|nr|#|id|code)(?!\\p{L})',
    '\\p{L}{3,}n[uo]mme?r(?!\\p{L})',
    'n[uú]m[eé]ro d[eio]',
    'number of|quantity|(?<!\\p{L})qty|how many|years?|months?|percent|weight|height|width',
  ].join('|'),
);
/** Texts that say only "number"; the neighbouring fields show which number is meant. */
export const bareNumberWords = words(
  '^(your |the )?(number|no|nr|nummer|num[eé]ro|n[uú]mero|#|numer|नंबर|number daalein)\\.?$',
);

export const consentWords = words(
  'agree|consent|terms|privacy|authori[sz]e|accept|policy',
  'consent',
);
/** Words of a checkbox for an optional consent: the form can be sent without it. */
export const offerWords = words(
  'newsletter|offers?(?!\\p{L})|promotion|marketing|updates|whats ?app',
  'offer',
);
export const submitWords = words(
  'submit|send|apply|enquir|inquir|request|get |continue|register|book|contact|proceed|check|save|start|finish|done|(?<!\\p{L})(complete|confirm|create|ok(ay)?)(?!\\p{L})',
  'submit',
  'apply',
);
export const sendingWords = words('submit|send|apply', 'submit');
const goingOnWords = matcherOf(
  'next|continue|proceed|→|›|»',
  () => termsOf('next'),
  (alternatives) => `^(?:${alternatives})|^save (and|&) (continue|next)`,
);
export const nextWords: Pick<WordMatcher, 'test'> = {
  test: (text) => goingOnWords.test(text) && !sendingWords.test(text),
};
/** Texts of buttons that open a form that the page does not show yet. */
export const openerWords = words(
  'appl(y|ication)|eligib|enquir|inquir|quote|contact|call ?(?:me |us )?back|get (started|in touch|a )|request|register|start|loan|details|form',
  'apply',
);
/** Matches the entry of a list for values that are not in the list, such as `Other`. */
export const otherEntryWords = matcherOf(
  'others?(?!\\p{L})',
  () => termsOf('otherEntry'),
  (alternatives) => `^(?:${alternatives})`,
);
export const notSubmitWords = words(
  'reset|clear|cancel|(?<!(?:call|ring|phone|text|get|write)(?: me| us| to me)? ?)back|previous|close|search|log ?in|sign ?in|google|facebook|upload|browse|add |remove|menu|cookie|accept all|subscribe|otp|chat|call us(?! back)|(?<!(?:get|receive|request)(?: \\w+){0,4} )whats ?app|directions',
  'back',
);
