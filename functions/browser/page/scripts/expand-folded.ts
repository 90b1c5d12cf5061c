/** Opens collapsed sections that hide fields, as a person would. */
import { isFieldSeen, shownField, type FieldElement } from './elements.ts';
import { kept } from './kept.ts';
import type { PageScan, ScanRequest } from './page-scan.ts';
import { allMatching, within } from './places.ts';
import { scanPage } from './scan-page.ts';
import { partOf, tiedPart } from './sections.ts';

/** Finds the controls that open a collapsed section with fields. */
function foldedHeads(): Element[] {
  const holdsFields = (part: Element | null) =>
    within<HTMLInputElement>(part, shownField).some(({ type }) => type !== 'search');
  return allMatching(
    'details:not([open]), [aria-expanded=false]:not(input, select, [role=combobox])',
  ).filter((element) => !kept.openedHeads.has(element) && holdsFields(partOf(element)));
}

/**
 * Remembers visible fields in collapsible sections. Fields elsewhere are not remembered: a field
 * that vanishes may be a trap for robots, which must stay empty. If no attribute links a section to
 * its control, its fields are remembered only after the bot has opened the section.
 */
function noteSeenFields(): void {
  for (const head of allMatching('details, [aria-expanded]')) {
    const part = (kept.openedHeads.has(head) ? partOf : tiedPart)(head);
    for (const field of within<FieldElement>(part, shownField))
      if (isFieldSeen(field)) kept.seenFields.add(field);
  }
}

/**
 * Opens every collapsed section with fields and remembers the fields that become visible: in some
 * forms opening one section closes another section whose fields must be filled in too.
 */
export async function expandFolded(): Promise<void> {
  noteSeenFields();
  for (const head of foldedHeads()) {
    // Each control is pressed at most one time. Otherwise a control that opens nothing would be
    // pressed again and again.
    kept.openedHeads.add(head);
    // `<details>` elements with the same name close each other, so the name is removed.
    head.removeAttribute('name');
    if (head instanceof HTMLDetailsElement) head.open = true;
    else (head as HTMLElement).click();
    await new Promise((drawn) => setTimeout(drawn, 80));
    noteSeenFields();
  }
}

/**
 * Returns the scan if no section is collapsed. Otherwise returns undefined: opening a section
 * presses a button, and before-fence.ts must limit the page's requests meanwhile.
 */
export function scanUnlessFolded(request: ScanRequest): PageScan | undefined {
  return foldedHeads().length === 0 ? scanPage(request) : undefined;
}
