/** A form field's text as it was entered. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The same without white space around it. */
export function trimmedText(form: FormData, name: string): string {
  return fieldText(form, name).trim();
}
