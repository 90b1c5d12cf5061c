/**
 * The library of toasts, which no first view needs. It is loaded at the user's first action on the
 * page, because a toast may later have to report a lost connection. It is also loaded with the
 * first toast.
 */
import type * as ToastLayer from './toast-layer.tsx';

type Library = typeof ToastLayer;

let load = () => {};
const wanted = new Promise<void>((resolve) => {
  load = resolve;
});

/**
 * Resolves after `loadToasts` was called and the library has loaded; rejects if it can't be loaded.
 */
export const toastLibrary: Promise<Library> = wanted.then(() => import('./toast-layer.tsx'));

export function loadToasts(): Promise<Library> {
  load();
  return toastLibrary;
}
