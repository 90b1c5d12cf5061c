/**
 * Compares the values in a request with the lead's values. A request may contradict the lead: it
 * may hold a default value that the page kept, a phone number with another country's code, or a
 * suggested entry for another person. Formats and codes differ from form to form, so only a
 * readable contradiction counts.
 */
import { leadFacts, leadFields, type Lead, type LeadField } from '../../../contract/lead.ts';
import type { CustomValues } from '../../../contract/custom-field.ts';
import { readPhone } from '../../../contract/phone-number.ts';
import { PHONE_DIGITS } from './lead-in-request.ts';
import type { Begun, Contradicted } from './log.ts';

type Judgement = 'same' | 'other' | 'unclear';
type Kind = (typeof leadFacts)[LeadField]['kind'];

/**
 * The rule for comparing one kind of value: the keys under which forms send such a value, and a
 * function that compares a sent value with the lead's value.
 */
interface Judge {
  keys: RegExp;
  judge: (value: string, own: string) => Judgement;
}

/**
 * The rule for kinds of values without their own rule: the value may have any key, and a different
 * value is never a contradiction.
 */
const anyKey: Judge = {
  keys: /(?:)/,
  judge: (value, own) => (value.toLowerCase() === own.toLowerCase() ? 'same' : 'unclear'),
};

/** Keys of values about another person, another phone number or another amount. */
const otherKeys =
  /alt|second|other|office|home|land|code|country|type|recipient|admin|from|support|reply|income|salary|emi|fee|exist|current|outstanding|tenure|purpose|min|max|id$/i;
/**
 * The smallest number that counts as an amount. Smaller numbers may be codes of options, or in
 * another unit.
 */
const LEAST_AMOUNT = 1000;
const LONGEST_BODY = 100_000;

const judges: Partial<Record<Kind, Judge>> = {
  email: {
    keys: /e-?mail/i,
    judge(value, own) {
      if (!/^\S+@\S+\.\S+$/.test(value)) return 'unclear';
      return value.toLowerCase() === own.toLowerCase() ? 'same' : 'other';
    },
  },
  phone: {
    keys: /phone|mobile|contact_?n|whats_?app|^tel$/i,
    judge(value, own) {
      const digits = value.replace(/\D/g, '');
      if (!/^[+\d\s().-]+$/.test(value) || digits.length < PHONE_DIGITS) return 'unclear';
      const whole = readPhone(own).digits;
      const isNational = !value.startsWith('+') && whole.endsWith(digits.replace(/^0/, ''));
      return readPhone(value).digits === whole || isNational ? 'same' : 'other';
    },
  },
  rupees: {
    keys: /(?<!m)(?:loan|amount|amt)/i,
    judge(value, own) {
      if (!/^(?:₹|rs\.?|inr)?\s?\d[\d,]*(?:\.\d+)?$/i.test(value)) return 'unclear';
      const [amount, wanted] = [Number(value.replace(/[^\d.]/g, '')), Number(own)];
      if (Math.abs(amount - wanted) <= wanted / 100) return 'same';
      return amount >= LEAST_AMOUNT ? 'other' : 'unclear';
    },
  },
};

const judgeOf = (field: LeadField): Judge => judges[leadFacts[field].kind] ?? anyKey;

/**
 * Whether an entered value is the lead's complete value. A part of the value or a code for it does
 * not count.
 */
export const isWholeValue = (field: LeadField, value: string, lead: Lead): boolean =>
  judgeOf(field).judge(value, String(lead[field])) === 'same';

/**
 * @param body the readable content of the request; its values may be form-encoded, JSON or
 * multipart.
 * @param own the lead with its answers to the form's own questions.
 */
export function compareSent(
  url: string,
  body: string,
  { lead, values = {} }: { lead: Lead; values?: CustomValues | undefined },
): Pick<Begun, 'holds' | 'contradicts' | 'lacks'> {
  if (body.length > LONGEST_BODY) return {};
  const sent = [...pairsOfForm(URL.parse(url)?.search ?? ''), ...pairsOf(body)];
  const judged = Map.groupBy(leadFields, (field): Judgement => {
    const { keys, judge } = judgeOf(field);
    const ofField = sent.filter(([key]) => keys.test(key) && !otherKeys.test(key));
    const values = ofField.map(([, value]) => judge(value.trim(), String(lead[field])));
    return values.includes('same') ? 'same' : values.includes('other') ? 'other' : 'unclear';
  });
  const holds = judged.get('same');
  const contradicts: Contradicted[] = judged.get('other') ?? [];
  if (isTurned(sent, Object.values(values))) contradicts.push('date');
  // Only answers with a digit can count as missing from the request: a number or a date is sent as
  // it is, but an answer in words may be sent as a yes or no.
  const answers = Object.entries(values).filter(([, value]) => /\d/.test(value));
  const empty = leadFields.filter((field) => isEmptyIn(sent, field, lead));
  const lacks = [...empty, ...lacking(sent, { ...lead, ...Object.fromEntries(answers) })];
  return {
    ...(holds && { holds }),
    ...(contradicts.length > 0 && { contradicts }),
    ...(lacks.length > 0 && { lacks }),
  };
}

/** Matches the name of a field, but not a text that was read as a key. */
const fieldName = /^[\w.[\]$-]{1,60}$/;

/**
 * Whether the request has a key for the phone number, e-mail address or amount, but only empty
 * values under such keys, and the lead's value under no other key.
 */
function isEmptyIn(sent: readonly Pair[], field: LeadField, lead: Lead): boolean {
  const rule = judges[leadFacts[field].kind];
  const own = sent.filter(([key]) => rule?.keys.test(key) && fieldName.test(key));
  const isEmpty = own.length > 0 && own.every(([, value]) => value.trim() === '');
  return isEmpty && !sent.some(([, value]) => isWholeValue(field, value.trim(), lead));
}

/** Matches an answer to a question of yes or no. */
const yesOrNo = /^(?:on|off|yes|no|true|false)?$/i;
/**
 * The minimum length of a text that counts as part of a value. A shorter text may be a code for
 * anything.
 */
const LEAST_PART = 4;
/**
 * The maximum number of characters that are read of a value. A value of this length may hold
 * anything.
 */
const LONGEST_VALUE = 200;
const DEEPEST = 5;

/**
 * The names of the values that the request does not contain. They are known only if each text in
 * the request is one of the values or a part of one, because any other text may be a code for a
 * missing value. A request without readable texts may hold all values, so none is named.
 */
function lacking(sent: readonly Pair[], own: Readonly<Record<string, string | number>>): string[] {
  const texts = sent.map(([, value]) => value.trim()).filter((value) => !yesOrNo.test(value));
  const named = Object.entries(own).map(([name, value]) => {
    const isOwn = (text: string) => isPartOf(text, String(value));
    return { name, texts: texts.filter(isOwn) };
  });
  const known = new Set(named.flatMap((one) => one.texts));
  const isRead = (text: string) => known.has(text) && text.length < LONGEST_VALUE;
  return texts.length > 0 && texts.every(isRead)
    ? named.flatMap((one) => (one.texts.length === 0 ? one.name : []))
    : [];
}

function isPartOf(text: string, value: string): boolean {
  const plain = (one: string) => one.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const [part, whole] = [plain(text), plain(value)];
  const least = /^\d+$/.test(part) ? PHONE_DIGITS : LEAST_PART;
  return part.includes(whole) || (part.length >= least && whole.includes(part));
}

/**
 * Whether a date was sent with day and month exchanged, because a script has read it in the other
 * order.
 */
function isTurned(sent: readonly Pair[], own: readonly string[]): boolean {
  const turned = own.map((value) => value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$1-$3-$2'));
  const has = (day: string) => sent.some(([, value]) => value.trim().startsWith(day));
  return turned.some((day, place) => !own.includes(day) && has(day) && !has(own[place] ?? ''));
}

type Pair = readonly [key: string, value: string];

function pairsOf(body: string): Pair[] {
  if (/^\s*[[{]/.test(body)) return pairsOfJson(body);
  const parts = body.matchAll(/name="([^"\r\n]{1,100})"(?:\r?\n[^\r\n]+)*\r?\n\r?\n([^\r\n]*)/g);
  const multipart = [...parts].map(([, key = '', value = '']): Pair => {
    return [key, value.slice(0, LONGEST_VALUE)];
  });
  return multipart.length > 0 ? multipart : pairsOfForm(body);
}

const pairsOfForm = (text: string): Pair[] => [...new URLSearchParams(text)];

function pairsOfJson(body: string): Pair[] {
  try {
    return leavesOf('', JSON.parse(body));
  } catch {
    return [];
  }
}

function leavesOf(key: string, value: unknown, depth = 0): Pair[] {
  if (typeof value === 'string' || typeof value === 'number') return [[key, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  if (depth > DEEPEST) return [[key, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, one]) =>
    leavesOf(Array.isArray(value) ? key : name, one, depth + 1),
  );
}
