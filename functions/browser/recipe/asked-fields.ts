/** The questions of a form, and the signs by which a recipe finds each of them again. */
import type { FieldSigns } from '../../../contract/recipe.ts';
import { asWords } from '../form/read-words.ts';
import type { PageField, PageOption } from '../page/page-scan.ts';

/** A field; of boxes of which one is chosen, all of them together. */
export interface AskedField {
  /** Of boxes the first. */
  field: PageField;
  /** The boxes of which one is chosen; empty for any other field. */
  boxes: readonly PageField[];
  signs: FieldSigns;
  /** Of boxes their words, each with its index as its value. */
  options: readonly PageOption[];
  required: boolean;
  /** The page has answered it. */
  filled: boolean;
}

/** In the order of the page, of one part of a form: what people see of it. */
export function askedIn(fields: readonly PageField[]): AskedField[] {
  const known = new Set<PageField>();
  const asked: AskedField[] = [];
  for (const field of fields.filter(({ visible }) => visible)) {
    if (known.has(field)) continue;
    const boxes = field.type === 'radio' ? groupOf(field, fields) : [];
    for (const one of [field, ...boxes]) known.add(one);
    const all = boxes.length > 0 ? boxes : [field];
    asked.push({
      field,
      boxes,
      signs: signsOf(field, asked.length),
      options: boxes.length > 0 ? optionsOfBoxes(boxes) : field.options,
      required: all.some(({ required }) => required),
      filled: all.some(({ filled }) => filled),
    });
  }
  return asked;
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

/** What is asked, not one of its answers. */
export function nameOf(field: PageField): string {
  const { label, placeholder, nearby, behind, group, name, id, type } = field;
  const question = type === 'radio' ? group : '';
  // A caption that floats over its field comes with a blank for a placeholder.
  const said = [question, label, placeholder, nearby, behind].find((text) => text.trim() !== '');
  const text = said ?? (asWords(name) || asWords(id) || type);
  return text.replace(/^[\s*]+|[\s*:]+$/g, '').slice(0, 80);
}
