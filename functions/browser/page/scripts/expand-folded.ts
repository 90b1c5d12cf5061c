/** Opens collapsed sections that hide fields, as a person would. */
import { isFieldSeen, shownField } from './elements.ts';
import { kept } from './kept.ts';
import type { PageScan, ScanRequest } from './page-scan.ts';
import { allMatching, within } from './places.ts';
import { scanPage } from './scan-page.ts';
import { partOf } from './sections.ts';

/** Controls that open a collapsed section with fields in it. */
function foldedHeads(): Element[] {
  const holdsFields = (part: Element | null | undefined) =>
    within<HTMLInputElement>(part, shownField).some(({ type }) => type !== 'search');
  return allMatching('details:not([open]), [aria-expanded=false]').filter(
    (element) =>
      !kept.openedHeads.has(element) &&
      !element.matches('input, select, [role=combobox]') &&
      holdsFields(partOf(element)),
  );
}

/**
 * Notes fields in collapsible sections only: a field that vanishes elsewhere may be a trap for
 * robots, which must stay empty.
 */
function noteSeenFields(): void {
  const folds = allMatching('details, [aria-expanded]').map(partOf);
  for (const field of allMatching<HTMLInputElement>(shownField)) {
    const isFolded = folds.some((part) => part?.contains(field));
    if (isFolded && isFieldSeen(field)) kept.seenFields.add(field);
  }
}

/**
 * Opens every collapsed section with fields and remembers the fields that become visible: in some
 * forms opening one section closes another one, whose fields must be filled in too.
 */
export async function expandFolded(): Promise<void> {
  noteSeenFields();
  for (const head of foldedHeads()) {
    // Each control is pressed once: one that opens nothing must not be tried for ever.
    kept.openedHeads.add(head);
    // `<details>` elements with the same name close each other.
    head.removeAttribute('name');
    if (head instanceof HTMLDetailsElement) head.open = true;
    else (head as HTMLElement).click();
    await new Promise((drawn) => setTimeout(drawn, 80));
    noteSeenFields();
  }
}

/**
 * Returns the scan if no section is collapsed, otherwise undefined: opening a section is a press,
 * which needs the guard in before-fence.ts.
 */
export function scanUnlessFolded(request: ScanRequest): PageScan | undefined {
  return foldedHeads().length === 0 ? scanPage(request) : undefined;
}
