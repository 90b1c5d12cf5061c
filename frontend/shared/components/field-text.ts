/** Returns a form field's text as the user typed it. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Returns a form field's text without leading and trailing white space. */
export function trimmedText(form: FormData, name: string): string {
  return fieldText(form, name).trim();
}
