/**
 * Finds elements by their position: inside, around and before other elements, and in the layout.
 */

/**
 * The elements inside `place` that match the selector; an empty list if `place` is missing. `Kind`
 * is the type of the elements that the selector matches.
 */
export const within = <Kind extends Element = Element>(
  place: ParentNode | null | undefined,
  selector: string,
): Kind[] => [...(place?.querySelectorAll<Kind>(selector) ?? [])];

/**
 * The matching elements in the page and in every open shadow root. `Kind` is the type of the
 * elements that the selector matches.
 */
export function allMatching<Kind extends Element = Element>(selector: string): Kind[] {
  const found: Kind[] = [];
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll<Kind>('*')) {
      if (element.matches(selector)) found.push(element);
      if (element.shadowRoot) visit(element.shadowRoot);
    }
  };
  visit(document);
  return found;
}

export const countMatching = (selector: string): number => allMatching(selector).length;

/** The document and every open shadow root in it. */
export function allRoots(): (Document | ShadowRoot)[] {
  return [document, ...allMatching('*').flatMap(({ shadowRoot }) => shadowRoot ?? [])];
}

/** The element's ancestors, with the nearest first. */
export function around(element: Element, most: number = Infinity): Element[] {
  const found: Element[] = [];
  for (let place = element.parentElement; place && found.length < most; place = place.parentElement)
    found.push(place);
  return found;
}

export const rectOf = (element: Element): DOMRect => element.getBoundingClientRect();

/**
 * A copy of `DOCUMENT_POSITION_FOLLOWING`, because the constant's name is long and the page's
 * script must be small.
 */
const following: typeof Node.DOCUMENT_POSITION_FOLLOWING = 4;

/** Whether the element comes before the other element or contains it. */
export const isBefore = (element: Element, other: Element): boolean =>
  (element.compareDocumentPosition(other) & following) > 0;
