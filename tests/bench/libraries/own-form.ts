/**
 * Adds a page as a user's own form. A rehearsal proposes a recipe. A simulated person looks at the
 * rehearsal's picture, chooses the button that opens the form, and corrects the recipe. If a
 * question is missing in the picture, the person requests a rehearsal that numbers all elements of
 * the page. The recipe is then saved. Everything except the person is the product's own code.
 */
import type { CustomField } from '../../../contract/custom-field.ts';
import { sampleLead, type FormKind } from '../../../contract/lead.ts';
import type { Fill, Recipe, RecipeField } from '../../../contract/recipe.ts';
import type { RehearsalReport } from '../../../contract/rehearsal.ts';
import {
  emptyRecipe,
  shownIn,
  takeReport,
} from '../../../frontend/dashboard/forms/recipes/take-report.ts';
import {
  rehearsalWaits,
  rehearseForm,
} from '../../../functions/browser/rehearsal/rehearse-form.ts';
import { parseRecipe } from '../../../functions/dashboard-api/target-form-arguments.ts';
import { rehearsalBrowser } from '../../functions/browser/rehearsal/rehearse-builders.ts';

export interface OwnForm {
  recipe: Recipe;
  customFields: CustomField[];
  /** The names of the lead's values for which the rehearsal found no field. */
  unseen: string[];
}

interface Question {
  name: string;
  fill: Fill;
  /** Words in the page's text that identify the question. */
  words: RegExp;
}

const part = (kind: FormKind): Fill => ({ kind: 'lead', part: kind });

/** The questions for the lead's values, in the order of the fields on the pages. */
const questions: readonly Question[] = [
  { name: 'name', fill: part('fullName'), words: /name|nombre|call you/i },
  { name: 'phone', fill: part('phone'), words: /phone|mobile|number|contact|tel[eé]fono/i },
  { name: 'email', fill: part('email'), words: /mail|correo/i },
  { name: 'city', fill: part('city'), words: /city|ciudad|stadt|town|location|शहर/i },
  {
    name: 'amount',
    fill: part('loanAmount'),
    words: /amount|loan|betrag|monto|borrow|need|राशि/i,
  },
];
const consent: Question = {
  name: 'consent',
  fill: { kind: 'fixed', value: 'on' },
  words: /agree|consent|terms|privacy|authori[sz]e|accept|datenschutz|t&c/i,
};
/** Words that identify a list of country codes. */
const countryWords = /\+ ?\d{1,4}(?!\d)|country/i;

/** The forms' custom fields: name, type, and words that identify the field on the page. */
export const ownQuestions = [
  { name: 'dob', type: 'date', words: /birth|\bdob\b|^(day|month|year)\b/i },
  { name: 'income', type: 'number', words: /income/i },
] as const;

/**
 * @param fixed the answers that the owner gives for every lead; each key is a part of the
 *   question's text.
 * @throws {Error} if the page can't be rehearsed, or if the recipe can't be saved.
 */
export async function addOwnForm(
  url: string,
  fixed: Readonly<Record<string, string>> = {},
): Promise<OwnForm & { report: RehearsalReport }> {
  const seen = await rehearse(url);
  const [opens] = seen.unfound === 'fields' ? (seen.pressables ?? []) : [];
  const opener = opens && { text: opens.text, look: opens.look };
  const opened = opener && { ...emptyRecipe, anywhere: true as const, opener };
  const first = opened ? await rehearse(url, opened) : seen;
  const proposed = choose(first, fixed, opened);
  const isWhole = proposed.unseen.length === 0 || first.pressables !== undefined;
  const report = isWhole ? first : await rehearse(url, shownIn(proposed.recipe, 'page'));
  const { recipe, customFields, unseen } = isWhole ? proposed : choose(report, fixed, opened);
  const saved = parseRecipe({ recipe, customFields }, (origin) => origin);
  return { ...saved, unseen, report };
}

async function rehearse(url: string, recipe?: Recipe): Promise<RehearsalReport> {
  const result = await rehearseForm({
    ...{ url, recipe, lead: sampleLead, fields: {} },
    launch: rehearsalBrowser,
    now: () => new Date(),
    signal: AbortSignal.timeout(60_000),
    waits: rehearsalWaits,
  });
  if (result.kind === 'failure') throw new Error(`not rehearsed: ${result.failure.message}`);
  return result.report;
}

function choose(
  report: RehearsalReport,
  fixed: Readonly<Record<string, string>>,
  before: Recipe = emptyRecipe,
): OwnForm {
  const proposed = takeReport(before, report);
  const fields = proposed.fields.map((field) => ({ ...field, fill: ownFill(field, fixed) }));
  const unseen = questions.filter((question) => !answer(question, fields)).map(({ name }) => name);
  const isAnswered = (kind: FormKind) =>
    fields.some(({ fill }) => fill.kind === 'lead' && fill.part === kind);
  for (const field of fields) {
    const isCodes = isOpen(field) && !isBox(field) && countryWords.test(field.signs.label);
    if (isCodes && !isAnswered('countryCode')) field.fill = part('countryCode');
    if (isOpen(field) && isBox(field) && consent.words.test(wordsOf(field))) {
      const says = field.options?.find((option) => consent.words.test(option));
      field.fill = { kind: 'fixed', value: says ?? 'on' };
    }
  }
  const used = ownQuestions.filter(({ name }) =>
    fields.some(({ fill }) => fill.kind === 'custom' && fill.name === name),
  );
  const button = buttonOf(report);
  const allowedOrigins = [...new Set([...(report.sendsTo ?? []), report.origin])];
  return {
    recipe: { ...proposed, fields, allowedOrigins, ...(button && { button }) },
    customFields: used.map(({ name, type }) => ({ name, label: name, type, required: true })),
    unseen,
  };
}

const isOpen = ({ fill, signs }: RecipeField) => fill.kind === 'empty' && signs.type !== 'file';
const isBox = ({ signs: { type } }: RecipeField) => type === 'checkbox' || type === 'radio';
const wordsOf = ({ signs: { label, name, id }, options = [] }: RecipeField) =>
  [label, name, id, ...options].join(' ');

function ownFill(field: RecipeField, fixed: Readonly<Record<string, string>>): Fill {
  const { label, name } = field.signs;
  const own = ownQuestions.find(({ words }) => words.test(`${label} ${name}`));
  if (own) return { kind: 'custom', name: own.name };
  const value = Object.entries(fixed).find(([words]) => label.includes(words))?.[1];
  return value === undefined ? field.fill : { kind: 'fixed', value };
}

/**
 * Chooses a field of the page for the question, unless a field already answers the question.
 * @returns false if no field was found.
 */
function answer(question: Question, fields: RecipeField[]): boolean {
  if (fields.some((field) => answers(field, question))) return true;
  const open = fields.filter((field) => isOpen(field) && !isBox(field));
  const said = open.find((field) => question.words.test(wordsOf(field)));
  const chosen = said ?? between(question, fields, open);
  if (chosen) chosen.fill = question.fill;
  return chosen !== undefined;
}

function answers({ fill }: RecipeField, { name, fill: whole }: Question): boolean {
  if (fill.kind !== 'lead' || whole.kind !== 'lead') return false;
  return name === 'name' ? /Name$/.test(fill.part) : fill.part === whole.part;
}

/**
 * Finds the field of a question by its place in the picture: between the fields of the previous
 * question and of the next question.
 */
function between(
  question: Question,
  fields: readonly RecipeField[],
  open: readonly RecipeField[],
): RecipeField | undefined {
  const place = questions.indexOf(question);
  const placesOf = (some: readonly Question[]) =>
    some.flatMap((one) => fields.flatMap((field, at) => (answers(field, one) ? [at] : [])));
  const start = Math.max(-1, ...placesOf(questions.slice(0, place)));
  const end = Math.min(fields.length, ...placesOf(questions.slice(place + 1)));
  const free = open.filter((field) => {
    const at = fields.indexOf(field);
    return at > start && at < end;
  });
  const missing = questions.slice(place).findIndex((one) => fields.some((f) => answers(f, one)));
  const count = missing < 0 ? questions.length - place : missing;
  return free.length === count ? free[0] : undefined;
}

/** Chooses a button from the numbered elements of the picture, if the bot proposes no button. */
function buttonOf({ button, pressables = [] }: RehearsalReport): Recipe['button'] {
  if (button !== '' || pressables.length === 0) return undefined;
  const words = /apply|submit|send|get |eligib|register|save|finish|complete|call/i;
  const chosen = pressables.findLast(({ text }) => words.test(text)) ?? pressables.at(-1);
  return chosen && { text: chosen.text, look: chosen.look };
}
