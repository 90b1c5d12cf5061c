/** A form field's text as it was typed. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The text without leading and trailing white space. */
export function trimmedText(form: FormData, name: string): string {
  return fieldText(form, name).trim();
}
