/**
 * Moves the focus to the first control with an error. So users see the error, and screen readers
 * read it, even if the control is far above the button.
 * @param complaints the errors by the controls’ names.
 */
export function focusFirstWrong(
  form: HTMLFormElement,
  complaints: Readonly<Partial<Record<string, unknown>>>,
): void {
  for (const control of form.elements) {
    if (complaints[control.getAttribute('name') ?? ''] === undefined) continue;
    if (control instanceof HTMLElement) return control.focus();
  }
}
