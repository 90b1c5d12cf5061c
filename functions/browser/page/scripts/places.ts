/** Where elements of the page are: inside, around and before each other, and in the layout. */

/** The matching elements inside the place, of a kind that the selector ensures; none without a place. */
export const within = <Kind extends Element = Element>(
  place: ParentNode | null | undefined,
  selector: string,
): Kind[] => [...(place?.querySelectorAll<Kind>(selector) ?? [])];

/** Matching elements, of a kind that the selector ensures, in the page and in every open shadow root. */
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

/** The elements around this one, nearest first. */
export function around(element: Element, most: number = Infinity): Element[] {
  const found: Element[] = [];
  for (let place = element.parentElement; place && found.length < most; place = place.parentElement)
    found.push(place);
  return found;
}

export const rectOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** As a number, because the constant's name is long and the page's script has few bytes. */
const following: typeof Node.DOCUMENT_POSITION_FOLLOWING = 4;

/** Whether the element comes before the other one, or is around it. */
export const isBefore = (element: Element, other: Element): boolean =>
  (element.compareDocumentPosition(other) & following) > 0;
