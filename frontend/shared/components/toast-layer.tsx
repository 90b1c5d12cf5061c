import { useEffect, useRef, type MouseEvent } from 'react';
import { Toaster, useSonner } from 'sonner';
import './toast-layer.css';

export { toast } from 'sonner';

/** The window width up to which sonner draws toasts as wide as the window. */
const phone = '(max-width: 600px)';
const isWorking = () => document.querySelector('.task-dialog:modal') !== null;

/**
 * Takes the focus from a toast's close button before the toast disappears. Sonner then gives the
 * focus back to the element that had it before the toast. Otherwise the focus would be lost if
 * several toasts are shown.
 */
function leaveButton({ target }: MouseEvent): void {
  if (target instanceof Element) target.closest<HTMLElement>('[data-close-button]')?.blur();
}

/**
 * The toasts. While a modal dialog is open, they are in the browser's top layer, because elsewhere
 * the dialog's backdrop would dim them. The element opened last lies on top, so each new toast and
 * each new dialog opens the layer again.
 */
export function ToastLayer() {
  const place = useRef<HTMLDivElement>(null);
  const { toasts } = useSonner();
  useEffect(() => {
    const raise = () => {
      const layer = place.current;
      if (!layer?.showPopover) return;
      if (layer.matches(':popover-open')) layer.hidePopover();
      if (toasts.length > 0 && document.querySelector('dialog:modal')) layer.showPopover();
    };
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement) raise();
    };
    raise();
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, [toasts]);
  // On a phone, toasts at the bottom of the screen would cover the buttons of a dialog.
  const isAbove = toasts.length > 0 && matchMedia(phone).matches && isWorking();
  return (
    <div ref={place} popover="manual" className="toast-layer" onClick={leaveButton}>
      <Toaster
        position={isAbove ? 'top-center' : 'bottom-right'}
        closeButton
        duration={6000}
        className="toasts"
      />
    </div>
  );
}
