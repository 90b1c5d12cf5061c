/**
 * Decides where the story panel is: beside the page if both fit, so that both can be used;
 * otherwise over the page as a modal dialog, which keeps the focus inside. Follows changes of the
 * window.
 */
import { useLayoutEffect, type RefObject } from 'react';

/** The same minimum width as in story-panel.css. */
const BESIDE = '(min-width: 80rem)';

export function usePanelPlace(panel: RefObject<HTMLDialogElement | null>, submissionId: string) {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const room = window.matchMedia(BESIDE);
    const place = () => {
      // Opening the panel again would put it above a dialog that it contains.
      const question = element.querySelector<HTMLDialogElement>('dialog[open]');
      if (question) {
        question.addEventListener('close', place, { once: true });
        return;
      }
      const focused = document.activeElement;
      holdRow(submissionId, () => {
        element.close();
        if (room.matches) element.show();
        else element.showModal();
      });
      if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
    };
    place();
    room.addEventListener('change', place);
    return () => {
      element.querySelector('dialog[open]')?.removeEventListener('close', place);
      room.removeEventListener('change', place);
      holdRow(submissionId, () => element.close());
    };
  }, [panel, submissionId]);
}

export function storyLinkOf(submissionId: string): HTMLElement | null {
  return document.querySelector(`[data-story="${CSS.escape(submissionId)}"]`);
}

/** When the page's width changes, a visible row keeps its position on the screen. */
function holdRow(submissionId: string, change: () => void): void {
  const top = () => storyLinkOf(submissionId)?.getBoundingClientRect().top;
  const before = top();
  change();
  const after = top();
  if (before === undefined || after === undefined) return;
  const inSight = before >= 0 && before < window.innerHeight;
  if (inSight) window.scrollBy({ top: after - before, behavior: 'instant' });
}
