/**
 * The library of toasts, which no first view needs. It is loaded when the user first does something
 * on the page, because a toast may have to say that the connection is lost, or with the first
 * toast.
 */
import type * as ToastLayer from './toast-layer.tsx';

type Library = typeof ToastLayer;

let load = () => {};
const wanted = new Promise<void>((resolve) => {
  load = resolve;
});

/** Settles once the library was wanted; rejects if it cannot be loaded. */
export const toastLibrary: Promise<Library> = wanted.then(() => import('./toast-layer.tsx'));

export function loadToasts(): Promise<Library> {
  load();
  return toastLibrary;
}
