/**
 * Finds a question that a page asks together with its thanks: a question about this lead that was
 * not there before the submit. Ignores the same form with emptied fields, newsletters, searches,
 * chats and sign-ins. Also ignores another form that asks for the phone number or the e-mail
 * address again.
 */
import type { PageReading } from '../page/scripts/page-reading.ts';
import { visibleInputs, type VisibleInput } from './visible-inputs.ts';
import { fold } from './words/normalise.ts';

interface Question extends VisibleInput {
  /** The label, normalised for comparison: without digits and stars, and in lower case. */
  key: string;
}

/** Types of fields in which a person types nothing. A slider (`range`) belongs to a calculator. */
const notTyped = /^(?:submit|button|image|reset|range|search|color)$/;
const isEmail = ({ type, label }: Question) => type === 'email' || /e-?mail/i.test(label);
const isPhone = ({ type, label }: Question) =>
  type === 'tel' || /phone|mobile|whatsapp/i.test(label);
const isPassword = ({ type }: Question) => type === 'password';
const isText = ({ type }: Question) => !/^(?:checkbox|radio|select)/.test(type);
/** Labels of fields that are not part of an enquiry form: searches, chats, trackers, settings. */
const beside =
  /search|\bfind\b|chat|messages?\b|comment|feedback|rate (?:us|your)|how (?:did|was)|track|reference (?:no|number|id)|coupon|promo|language|currency|newsletter|subscri|cookie|necessary|analytics|statistics|functional|marketing|remember me|\bstars?\b/i;
const ofCalculator = /\bemi\b|calculat|interest rate|rate of interest/i;
const newPassword = /set|create|choose|new|confirm|re-?(?:enter|type)|repeat/i;

/** @returns the label of the first question that asks for more data of the lead. */
export function furtherQuestion(before: PageReading, after: PageReading): string | undefined {
  const known = questionsOf(before);
  const keys = new Set(known.map(({ key }) => key));
  const forms = Map.groupBy(questionsOf(after), ({ form }) => form);
  for (const questions of forms.values()) {
    const fresh = questions.filter(({ key, label }) => !keys.has(key) && !beside.test(label));
    // Outside a form it is unknown which questions belong together, so only the new ones are
    // judged.
    const [first] = fresh;
    const own = first?.isLoose ? fresh : questions;
    if (first && !startsAnew(own, known) && !isOther(own)) return first.label;
  }
  return undefined;
}

function questionsOf(reading: PageReading): Question[] {
  return visibleInputs(reading)
    .filter(({ isFixed, type }) => !isFixed && !notTyped.test(type))
    .map((field) => ({
      ...field,
      key: fold(field.label)
        .replace(/[\d*:/\s]+/g, ' ')
        .trim(),
    }))
    .filter(({ key }) => key !== '');
}

/**
 * Whether the questions belong to another form. If they ask for the phone number or the e-mail
 * address again, they are no later part of the same form.
 */
const startsAnew = (questions: readonly Question[], known: readonly Question[]) =>
  [isEmail, isPhone].some((asks) => questions.some(asks) && known.some(asks));

/**
 * Whether the questions are not part of an enquiry. They then belong to a calculator, a sign-in, a
 * newsletter (all text fields are for e-mail addresses), or a chat or comment (all fields are for
 * long texts).
 */
function isOther(questions: readonly Question[]): boolean {
  const texts = questions.filter(isText);
  const isSignIn =
    texts.length <= 2 &&
    texts.some(isPassword) &&
    !texts.some(({ label }) => newPassword.test(label));
  if (questions.some(({ label }) => ofCalculator.test(label))) return true;
  if (texts.length === 0) return false;
  return isSignIn || texts.every(isEmail) || questions.every(({ type }) => type === 'textarea');
}
