/** Unfolds what hides fields, as a person would. */
import { allMatching, isFieldSeen } from './elements.ts';
import { kept } from './kept.ts';
import type { PageScan, ScanRequest } from './page-scan.ts';
import { scanPage } from './scan-page.ts';

/** Heads of folded parts that hold fields. */
function foldedHeads(): Element[] {
  const holdsFields = (part: Element | null) =>
    part?.querySelector('input:not([type=hidden], [type=search]), select, textarea') != null;
  return allMatching('details:not([open]), [aria-expanded=false][aria-controls]').filter(
    (element) =>
      !kept.openedHeads.has(element) &&
      !element.matches('input, select, [role=combobox]') &&
      holdsFields(
        element.tagName === 'DETAILS'
          ? element
          : document.getElementById(element.getAttribute('aria-controls') ?? ''),
      ),
  );
}

/** Only within what folds: elsewhere a field that goes, a trap for robots say, is not to be filled. */
function noteSeenFields(): void {
  const folds = allMatching('details, [aria-expanded][aria-controls]').map((head) =>
    head.tagName === 'DETAILS'
      ? head
      : document.getElementById(head.getAttribute('aria-controls') ?? ''),
  );
  for (const field of allMatching('input:not([type=hidden]), select, textarea')) {
    const isFolded = folds.some((part) => part?.contains(field));
    if (isFolded && isFieldSeen(field as HTMLInputElement)) kept.seenFields.add(field);
  }
}

/**
 * Opens every folded part that holds fields and notes what is seen on the way: in some forms
 * opening one part closes another, with fields that are filled in all the same.
 */
export async function expandFolded(): Promise<void> {
  noteSeenFields();
  for (const head of foldedHeads()) {
    // Each head is opened once: one that stays folded is no head.
    kept.openedHeads.add(head);
    // Parts that share a name close each other.
    head.removeAttribute('name');
    if (head instanceof HTMLDetailsElement) head.open = true;
    else (head as HTMLElement).click();
    await new Promise((drawn) => setTimeout(drawn, 80));
    noteSeenFields();
  }
}

/** Returns the scan if no section was collapsed: opening one is a press (see before-fence.ts). */
export function scanUnlessFolded(request: ScanRequest): PageScan | undefined {
  return foldedHeads().length === 0 ? scanPage(request) : undefined;
}
