/**
 * Moves the focus to the first control with an error, so that the error is visible and read out
 * even if it is far above the button.
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
