/**
 * Finds the form to continue with after a button was pressed: a next part that asks for new data,
 * or a review page that shows the entries and asks the person to confirm them. A pure function on
 * plain data.
 */
import type { FilledField } from '../../../contract/attempt-receipt.ts';
import type { FormConfig } from './recipe/choices.ts';
import { resolveForms, configOfPart, type ResolvedForm } from './recipe/resolve-recipe.ts';
import { sendingButton, type ShownDialog } from './dialog-question.ts';
import { asWords, guessByText } from './read-words.ts';
import { consentWords, notSubmitWords, submitWords, type FieldKind } from './field-rules.ts';
import { leadFieldOf } from './fill-plan.ts';
import { judgeForm, pressable, type LeadForm } from './find-lead-form.ts';
import { mayLeadOn, onlyOne, otherWords } from './find-submit.ts';
import type { PageButton, PageField, PageScan } from '../page/scripts/page-scan.ts';
import { keysOf } from '../../../contract/keys-of.ts';

/** What the earlier parts of the form have asked for. */
export interface FillProgress {
  kinds: Set<FieldKind>;
  /** Every question of the page, including those of other forms. */
  questions: Set<string>;
  parts: Set<string>;
  /** Whether the button of a part without questions (a review of the entries) was pressed. */
  confirmed: boolean;
}

/** Facts about the button press that led to this page. */
export interface Pressed {
  /** How many parts of the form have had their button pressed so far. */
  parts: number;
  /**
   * Which form of the page had the pressed button; undefined if another document or window is
   * shown.
   */
  form: number | undefined;
  hasNext: boolean;
  /**
   * What the page has sent since the button was pressed: nothing, a request without the whole lead,
   * or the whole lead.
   */
  sent: 'nothing' | 'part' | 'whole';
}

export const noProgress = (): FillProgress => ({
  kinds: new Set(),
  questions: new Set(),
  parts: new Set(),
  confirmed: false,
});

export function noteProgress(
  progress: FillProgress,
  form: LeadForm,
  questions: readonly string[],
): void {
  for (const kind of keysOf(form.found)) progress.kinds.add(kind);
  for (const question of questions) progress.questions.add(question);
  progress.parts.add(signatureOf(form));
  progress.confirmed ||= Object.keys(form.found).length === 0;
}

/** Notes the entered values, because a list may show its choice in place of its caption. */
export function noteAnswers(progress: FillProgress, fields: readonly FilledField[]): void {
  for (const { value } of fields) if (value !== '') progress.questions.add(asWords(value));
}

/** Identifies a part of a form by the text of its button and its questions. */
export function signatureOf({ fields, submit }: LeadForm): string {
  return JSON.stringify([submit.text, fields.map(questionOf)]);
}

export function questionsOf({ fields }: PageScan): string[] {
  return fields.filter(({ visible }) => visible).map(questionOf);
}

/**
 * Questions are compared by visible text, because a form that is shown again may have new field
 * names.
 */
function questionOf({ label, placeholder, nearby, behind, group, name, id }: PageField): string {
  const said = [label, placeholder, nearby, behind].find(Boolean) ?? '';
  return asWords([group, said].filter(Boolean).join(' ') || name || id);
}

export interface Shown {
  progress: FillProgress;
  pressed: Pressed;
  /** The page's text, which shows whether the page is a review of the entries. */
  text: string;
  /** A dialog without fields that has opened since the button was pressed. */
  dialog?: ShownDialog | undefined;
}

export function findNextPart(
  scan: PageScan,
  config: FormConfig,
  { progress, pressed, text, dialog }: Shown,
): LeadForm | undefined {
  const candidates = judgeForms(scan, config, pressed.parts + 1)
    .filter(({ isLogin, fields }) => !isLogin && !fields.some(asksForCode))
    .filter((judged) => asksMore(judged, progress, pressed));
  const next =
    candidates.flatMap(pressable)[0] ??
    findReview(scan, progress, pressed, text) ??
    (dialog && pressed.sent === 'nothing' ? findQuestion(scan, pressed.form, dialog) : undefined);
  if (!next || progress.parts.has(signatureOf(next))) return undefined;
  // The labels of a summary are removed, because they repeat the questions of the earlier parts of
  // the form.
  const isKnown = (text: string) => {
    const kind = guessByText(asWords(text), 1)?.kind;
    return kind !== undefined && progress.kinds.has(kind);
  };
  return { ...next, unheld: next.unheld.filter((text) => !isKnown(text)) };
}

/** The page's forms that may be the next part, with the most likely form first. */
function judgeForms(scan: PageScan, all: FormConfig, part: number): Judged[] {
  const config = configOfPart(all, part);
  const { recipe } = config;
  const judge = (form: number, resolved?: ResolvedForm) => judgeForm(form, scan, config, resolved);
  if (recipe) {
    return resolveForms(scan, { ...config, recipe }, part).map((one) => judge(one.form, one));
  }
  return [...new Set([...scan.fields, ...scan.buttons].map((one) => one.form))]
    .filter((form) => !scan.searchForms.includes(form))
    .map((form) => judge(form))
    .sort((one, other) => other.kinds - one.kinds);
}

type Judged = ReturnType<typeof judgeForm>;

function asksMore(
  { form, found, fields }: Judged,
  progress: FillProgress,
  pressed: Pressed,
): boolean {
  const fresh = keysOf(found).filter((kind) => !progress.kinds.has(kind));
  if (pressed.sent === 'whole') {
    // A form that asks for the e-mail address or phone again is another form, not a part of this
    // one.
    const starts = [found.email, found.phone].some((field) => field && !field.filled);
    const known = new Set([...progress.kinds].map((kind) => leadFieldOf[kind]));
    return pressed.hasNext && !starts && fresh.some((kind) => !known.has(leadFieldOf[kind]));
  }
  if (fresh.length > 0 && (pressed.hasNext || pressed.sent === 'nothing')) return true;
  const recognised = new Set(Object.values(found).map(({ index }) => index));
  const isSame = pressed.form === undefined || pressed.form === form;
  const otherFields = fields.filter(({ index }) => !recognised.has(index));
  return (
    pressed.hasNext &&
    isSame &&
    otherFields.some((field) => !progress.questions.has(questionOf(field)))
  );
}

/**
 * Whether the field asks for a code that was sent to the person. A part with such a field is not
 * filled in, and the outcome says that a code is required.
 */
function asksForCode(field: PageField): boolean {
  if (field.filled) return false;
  return (
    /one-time-code/.test(field.autocomplete) ||
    /\botp\b|one.?time|verification code|security code/.test(questionOf(field))
  );
}

const confirmWords =
  /confirm|agree|accept|^yes\b|complete|bestätig|confirmar|confirmer|conferma|पुष्टि|تأكيد|אישור|確認|确认/;
/** Words by which a page asks the visitor to check the entries or to complete the application. */
const reviewWords =
  /^(step \d+\W*)?((please|kindly|now|carefully|double) )*(review|check|verify|confirm)\b(?! (your|the|this) (e-?mail|mobile|phone|number|code|otp))(.{0,40}\b(details?|information|answers?|application|entries|data|request|enquiry|below|following|summary)\b| (and|&) (submit|send|confirm))|^summary\b|^to (complete|continue|finish|proceed|submit)\b.{0,60}\b(agree|accept|confirm|terms)|(this|everything|details|information).{0,30}\bcorrect\?|(über)?prüfen sie|zusammenfassung|v[ée]rifiez (vos|les|votre)|r[ée]capitulatif|rev[ií]s[ea] (sus|tus|los)|resumen de|controlla i|riepilogo/i;

/**
 * Finds a review: a page or form that shows the entries once more and has one button that
 * continues.
 */
function findReview(
  scan: PageScan,
  progress: FillProgress,
  { form, hasNext, sent }: Pressed,
  text: string,
): LeadForm | undefined {
  // The target already has the lead. So only one more press is allowed, for the review's button.
  if (sent === 'whole' && progress.confirmed) return undefined;
  const questionFields = scan.fields.filter(
    (field) => field.visible && !scan.searchForms.includes(field.form) && !isConsent(field),
  );
  const asks = (button: PageButton) =>
    questionFields.some(
      ({ index, form }) => button.beside.includes(index) || (form !== -1 && form === button.form),
    );
  const submit = loneOf(scan.buttons.filter((button) => isForward(button) && !asks(button)));
  if (!submit || (submit.form === -1 && questionFields.some((field) => field.form === -1)))
    return undefined;
  const lines = text.split(/[\n.!]+/).map((line) => line.trim());
  const isOurs = hasNext && sent !== 'whole' && submit.form !== -1 && submit.form === form;
  if (!isOurs && !lines.some((line) => reviewWords.test(line))) return undefined;
  const fields = scan.fields
    .filter((field) => field.visible && field.form === submit.form && isConsent(field))
    .map((field) => ({ ...field, required: true }));
  return { ...reviewWith(submit), fields };
}

function reviewWith(submit: PageButton): LeadForm {
  const none = { found: {}, repeated: [], fields: [], unheld: [], drift: [] };
  const nothing = { ...none, choices: new Map(), byRecipe: false };
  return { ...nothing, form: submit.form, submit, hasNext: mayLeadOn(submit) };
}

/** Finds the dialog's button that sends the entries. */
function findQuestion(
  scan: PageScan,
  own: number | undefined,
  dialog: ShownDialog,
): LeadForm | undefined {
  const yes = sendingButton(dialog)?.toLowerCase();
  if (yes === undefined) return undefined;
  const isOther = ({ form }: PageButton) =>
    form !== own && scan.fields.some((field) => form !== -1 && field.form === form);
  const submit = scan.buttons.findLast(
    (button) => isForward(button) && !isOther(button) && button.text.toLowerCase().startsWith(yes),
  );
  return submit && reviewWith(submit);
}

const isConsent = ({ type, label, nearby }: PageField) =>
  type === 'checkbox' && consentWords.test(`${label} ${nearby}`.toLowerCase());

/**
 * The only submit button of a form; without submit buttons, the only button. Undefined if there are
 * several such buttons.
 */
function loneOf(buttons: PageButton[]): PageButton | undefined {
  const own = buttons.filter(({ submits, form }) => submits && form !== -1);
  return onlyOne(own.length > 0 ? own : buttons);
}

function isForward({ visible, opens, wasPressed, text }: PageButton): boolean {
  const words = text.toLowerCase();
  if (!visible || opens || wasPressed || otherWords.test(words)) return false;
  return (submitWords.test(words) || confirmWords.test(words)) && !notSubmitWords.test(words);
}
