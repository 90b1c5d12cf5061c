/** Reads the field names and values that the page's forms would send. */
import { ownFields, type FieldElement } from './elements.ts';
import { allMatching } from './places.ts';

/** The field names and typed values that one form would send. */
export interface FormContent {
  names: string[];
  values: string[];
}

export function formContents(shortest: number): FormContent[] {
  const fieldsOfAll = allMatching<FieldElement>(ownFields);
  const all = fieldsOfAll.filter(({ type }) => type !== 'search');
  const forms = [...new Set(all.map((field) => field.form))];
  return forms.map((form) => {
    const fields = all.filter((field) => field.form === form);
    const typed = fields.filter(({ type }) => !/^(checkbox|radio|select-.*)$/.test(type));
    return {
      names: [...new Set(fields.flatMap(({ name, id }) => [name, id]).filter(Boolean))],
      values: typed.map(({ value }) => value).filter((value) => value.length >= shortest),
    };
  });
}
