import { useEffect, useRef, type MouseEvent } from 'react';
import { Toaster, useSonner } from 'sonner';
import './toast-layer.css';

export { toast } from 'sonner';

/** Up to this width sonner draws toasts as wide as the window. */
const phone = '(max-width: 600px)';
const isWorking = () => document.querySelector('.task-dialog:modal') !== null;

/**
 * Takes the focus from a toast's button before the toast goes. Sonner then returns it to where it
 * was; it would be lost with one of several toasts.
 */
function leaveButton({ target }: MouseEvent): void {
  if (target instanceof Element) target.closest<HTMLElement>('[data-close-button]')?.blur();
}

/**
 * The toasts; while a modal dialog is open, in the browser's top layer, because the dialog's
 * backdrop would dim them elsewhere. What is opened last lies on top, so they are opened again with
 * each toast and each dialog.
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
  // At the bottom of a phone's screen the toasts would cover the buttons of a dialog.
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
