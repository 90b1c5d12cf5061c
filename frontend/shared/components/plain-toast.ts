/**
 * The toast of the public pages, which load no React, and of the application's pages if their own
 * toasts cannot be loaded. The live region exists before it gets a text. The toast is shown in the
 * top layer, and disappears after a while or when its button is pressed.
 */
const SHOWN_MS = 6000;
let hide: ReturnType<typeof setTimeout> | undefined;

function region(): HTMLElement {
  const present = document.querySelector<HTMLElement>('#site-toast');
  if (present) return present;
  const made = document.createElement('div');
  made.id = 'site-toast';
  made.className = 'site-toast';
  made.setAttribute('role', 'status');
  document.body.append(made);
  return made;
}

function line(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function dismissButton(toast: HTMLElement): HTMLElement {
  const button = line('button', '×');
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', 'Dismiss');
  button.addEventListener('click', () => toast.replaceChildren());
  return button;
}

/**
 * Adds an empty live region at first, so that screen readers announce a text that is inserted
 * later.
 */
export function startToasts(): void {
  region();
}

export function showToast(title: string, text: string): void {
  const toast = region();
  const words = document.createElement('div');
  words.append(line('strong', title), line('p', text));
  toast.replaceChildren(words, dismissButton(toast));
  clearTimeout(hide);
  hide = setTimeout(() => toast.replaceChildren(), SHOWN_MS);
}
