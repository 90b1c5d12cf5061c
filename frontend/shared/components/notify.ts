import type { toast } from 'sonner';
import { showToast } from './plain-toast.ts';
import { loadToasts } from './toast-library.ts';

type Toast = typeof toast;

/** Shows a toast; if the library of toasts cannot be loaded, a plain toast with the same text. */
export function notify(title: string, description = '', show: (toast: Toast) => void): void {
  void loadToasts().then(
    ({ toast }) => show(toast),
    () => showToast(title, description),
  );
}

/**
 * Shows an error in a toast.
 * @param id the id of a toast that is shown only once, however often it is requested.
 */
export function notifyError(description: string, id?: string): void {
  const title = 'Error';
  notify(title, description, (toast) =>
    toast.error(title, { description, ...(id !== undefined && { id }) }),
  );
}

export function notifySuccess(title: string, description?: string): void {
  notify(title, description, (toast) => toast.success(title, { description }));
}
