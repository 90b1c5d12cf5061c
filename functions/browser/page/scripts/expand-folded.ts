/** Opens collapsed sections that hide fields, as a person would. */
import { attributeOf, allMatching, isFieldSeen, shownField } from './elements.ts';
import { kept } from './kept.ts';
import type { PageScan, ScanRequest } from './page-scan.ts';
import { scanPage } from './scan-page.ts';

/** Elements that open and close when a section's head is pressed. */
const partOf = (head: Element) =>
  head.tagName === 'DETAILS' ? head : document.getElementById(attributeOf(head, 'aria-controls'));

/** Controls that open a collapsed section with fields in it. */
function foldedHeads(): Element[] {
  const holdsFields = (part: Element | null) =>
    part?.querySelector('input:not([type=hidden], [type=search]), select, textarea') != null;
  return allMatching('details:not([open]), [aria-expanded=false][aria-controls]').filter(
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
  const folds = allMatching('details, [aria-expanded][aria-controls]').map(partOf);
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
