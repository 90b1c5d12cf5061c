/**
 * Decides the position of the panel that shows a submission's details. If page and panel both fit,
 * the panel is beside the page. Otherwise the panel is a modal dialog over the page, which keeps
 * the focus inside. The position changes with the window.
 */
import { useLayoutEffect, type RefObject } from 'react';

/** The minimum width for a panel beside the page; the same as in story-panel.css. */
const BESIDE = '(min-width: 80rem)';

export function usePanelPlace(panel: RefObject<HTMLDialogElement | null>, submissionId: string) {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const room = window.matchMedia(BESIDE);
    const place = () => {
      // Reopening the panel would cover a dialog that is open inside the panel, so the panel waits
      // until that dialog closes.
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

/** Keeps a visible row at the same position on the screen when the page's width changes. */
function holdRow(submissionId: string, change: () => void): void {
  const top = () => storyLinkOf(submissionId)?.getBoundingClientRect().top;
  const before = top();
  change();
  const after = top();
  if (before === undefined || after === undefined) return;
  const inSight = before >= 0 && before < window.innerHeight;
  if (inSight) window.scrollBy({ top: after - before, behavior: 'instant' });
}
