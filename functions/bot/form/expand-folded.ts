/** Functions of the page (see page-script.ts): unfold what hides fields, as a person would. */
import { allMatching } from './page-elements.ts';
import { scanPage, type PageScan, type ScanRequest } from './page-scan.ts';

/** Opens every folded part that holds fields, each once; how many. */
export function expandFolded(): number {
  const place = globalThis as unknown as { __formBotUnfolded?: WeakSet<Element> };
  const before = (place.__formBotUnfolded ??= new WeakSet<Element>());
  const holdsFields = (part: Element | null) =>
    part?.querySelector('input:not([type=hidden], [type=search]), select, textarea') != null;
  const folded = allMatching('details:not([open]), [aria-expanded=false][aria-controls]').filter(
    (element) =>
      !before.has(element) &&
      !element.matches('input, select, [role=combobox]') &&
      holdsFields(
        element.tagName === 'DETAILS'
          ? element
          : document.getElementById(element.getAttribute('aria-controls') ?? ''),
      ),
  );
  for (const element of folded) {
    before.add(element);
    if (element instanceof HTMLDetailsElement) element.open = true;
    else (element as HTMLElement).click();
  }
  return folded.length;
}

/** Nothing was folded: the scan. Else undefined, once what opened has been drawn. */
export function unfoldOrScan(request: ScanRequest): PageScan | Promise<undefined> {
  if (expandFolded() === 0) return scanPage(request);
  return new Promise((drawn) => setTimeout(drawn, 80, undefined));
}
