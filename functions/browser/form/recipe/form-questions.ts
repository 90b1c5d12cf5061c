/**
 * The questions of a form, and the signs (such as label and name) by which a recipe finds each
 * question again.
 */
import type { FieldSigns } from '../../../../contract/recipe.ts';
import { isPrompt } from '../../page/is-prompt.ts';
import { asWords, guessByText } from '../read-words.ts';
import type { PageField, PageOption } from '../../page/scripts/page-scan.ts';

/** One question: a field, or a whole group of radio buttons. */
export interface FormQuestion {
  /** The field, or the first radio button of a group. */
  field: PageField;
  /** The radio buttons of the group; empty for any other field. */
  boxes: readonly PageField[];
  signs: FieldSigns;
  /** All texts that may name the question. The first one is the label in `signs`. */
  names: readonly string[];
  /**
   * The options of the question. For radio buttons, each option has the button's label as its text
   * and the button's index as its value.
   */
  options: readonly PageOption[];
  required: boolean;
  /** Whether the page itself has filled in the field. */
  filled: boolean;
}

/** The visible questions of one part of a form, in page order. */
export function questionsIn(fields: readonly PageField[]): FormQuestion[] {
  const known = new Set<PageField>();
  const pageFields: FormQuestion[] = [];
  for (const field of fields.filter(({ visible }) => visible)) {
    if (known.has(field)) continue;
    const boxes = field.type === 'radio' ? groupOf(field, fields) : [];
    for (const one of [field, ...boxes]) known.add(one);
    const all = boxes.length > 0 ? boxes : [field];
    pageFields.push({
      field,
      boxes,
      signs: signsOf(field, pageFields.length),
      names: namesOf(field),
      options: boxes.length > 0 ? optionsOfBoxes(boxes) : field.options,
      required: all.some(({ required }) => required),
      filled: all.some(({ filled }) => filled),
    });
  }
  return pageFields;
}

function signsOf(field: PageField, position: number): FieldSigns {
  const { name, id, type } = field;
  return {
    label: nameOf(field),
    name: name.slice(0, 200),
    id: id.slice(0, 200),
    type: type.slice(0, 40),
    position,
  };
}

export const optionsOfBoxes = (boxes: readonly PageField[]): PageOption[] =>
  boxes.map(({ index, label, nearby }) => ({ value: String(index), text: label || nearby }));

export const groupOf = ({ name, form, group }: PageField, fields: readonly PageField[]) =>
  fields
    .filter((one) => one.type === 'radio' && one.name === name && one.form === form)
    .filter((one) => name !== '' || one.group === group);

/** The question's text. For a field without texts, its technical name or its type. */
export function nameOf(field: PageField): string {
  const { name, id, type } = field;
  return namesOf(field)[0] ?? cleaned(asWords(name) || asWords(id) || type);
}

/**
 * The texts that may name the question, the best first. For a radio button, the group's question
 * comes first. For one part of a date, such as the day, the question and the part's label are
 * joined.
 */
function namesOf(field: PageField): string[] {
  const { label, placeholder, nearby, behind, group, type } = field;
  const isPart = type === 'spinbutton' && group !== '' && !label.includes(group);
  const question = type === 'radio' ? group : isPart ? `${group}: ${label}` : '';
  // A prompt such as `Please select` comes after better texts: it does not name the question, and
  // the page may replace it by the chosen entry.
  const isOnlyPrompt = isPrompt(placeholder) && guessByText(asWords(placeholder), 1) === undefined;
  const [hint, prompt] = isOnlyPrompt ? ['', placeholder] : [placeholder, ''];
  // Some pages use a single space as a placeholder, so blank texts are left out.
  const texts = [question, label, hint, nearby, prompt, behind].filter((one) => one.trim() !== '');
  return texts.map(cleaned);
}

const cleaned = (text: string) => text.replace(/^[\s*]+|[\s*:]+$/g, '').slice(0, 80);
