/**
 * Finds values in a request that contradict the lead: a default that the page did not give up, a
 * phone number with another country, a suggestion for somebody else. Formats and codes differ from
 * form to form, so only a readable contradiction counts.
 */
import type { Lead } from '../../../contract/lead.ts';
import { readPhone } from '../../../contract/phone-number.ts';
import { PHONE_DIGITS } from './lead-in-request.ts';

export type Contradicted = 'phone' | 'email' | 'loanAmount';

const keys: Record<Contradicted, RegExp> = {
  phone: /phone|mobile|contact_?n|whats_?app|^tel$/i,
  email: /e-?mail/i,
  loanAmount: /(?<!m)(?:loan|amount|amt)/i,
};
/** About another person, another number, or another sum. */
const otherKeys =
  /alt|second|other|office|home|land|code|country|type|recipient|admin|from|support|reply|income|salary|emi|fee|exist|current|outstanding|tenure|purpose|min|max|id$/i;
/** Smaller numbers may be codes of options, or in another unit. */
const LEAST_AMOUNT = 1000;
const LONGEST_BODY = 100_000;

/** @param body what the request readably holds; its values may be form-encoded, JSON or multipart. */
export function sentOtherwise(url: string, body: string, lead: Lead): Contradicted[] {
  if (body.length > LONGEST_BODY) return [];
  const sent = [...pairsOfForm(URL.parse(url)?.search ?? ''), ...pairsOf(body)];
  return (Object.keys(keys) as Contradicted[]).filter((field) => {
    const told = sent.filter(([key]) => keys[field].test(key) && !otherKeys.test(key));
    const judged = told.map(([, value]) => judge[field](value.trim(), lead));
    return judged.includes('other') && !judged.includes('same');
  });
}

type Judgement = 'same' | 'other' | 'unclear';

const judge: Record<Contradicted, (value: string, lead: Lead) => Judgement> = {
  email(value, { email }) {
    if (!/^\S+@\S+\.\S+$/.test(value)) return 'unclear';
    return value.toLowerCase() === email.toLowerCase() ? 'same' : 'other';
  },
  phone(value, lead) {
    const digits = value.replace(/\D/g, '');
    if (!/^[+\d\s().-]+$/.test(value) || digits.length < PHONE_DIGITS) return 'unclear';
    const own = readPhone(lead.phone).digits;
    const isNational = !value.startsWith('+') && own.endsWith(digits.replace(/^0/, ''));
    return readPhone(value).digits === own || isNational ? 'same' : 'other';
  },
  loanAmount(value, { loanAmount }) {
    if (!/^(?:₹|rs\.?|inr)?\s?\d[\d,]*(?:\.\d+)?$/i.test(value)) return 'unclear';
    const amount = Number(value.replace(/[^\d.]/g, ''));
    if (Math.abs(amount - loanAmount) <= loanAmount / 100) return 'same';
    return amount >= LEAST_AMOUNT ? 'other' : 'unclear';
  },
};

type Pair = readonly [key: string, value: string];

function pairsOf(body: string): Pair[] {
  if (/^\s*[[{]/.test(body)) return pairsOfJson(body);
  const parts = body.matchAll(
    /name="([^"\r\n]{1,100})"(?:\r?\n[^\r\n]+)*\r?\n\r?\n([^\r\n]{0,200})/g,
  );
  const multipart = [...parts].map(([, key = '', value = '']): Pair => [key, value]);
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
  if (typeof value !== 'object' || value === null || depth > 5) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    leavesOf(Array.isArray(value) ? key : name, one, depth + 1),
  );
}
