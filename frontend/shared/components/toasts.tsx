import { useEffect, useState, type ComponentType } from 'react';
import { onFirstSign } from './first-sign.ts';
import { loadToasts, toastLibrary } from './toast-library.ts';

/** The element in which the toasts appear. */
export function Toasts() {
  const [Layer, setLayer] = useState<ComponentType>();
  useEffect(() => {
    void toastLibrary.then(
      ({ ToastLayer }) => setLayer(() => ToastLayer),
      () => undefined,
    );
    return onFirstSign(() => void loadToasts().catch(() => undefined));
  }, []);
  return Layer && <Layer />;
}
