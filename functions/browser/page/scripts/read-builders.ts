/** Recognises form builders and their visible states. */
import { isSeen, onOneLine } from './elements.ts';
import { allRoots, within } from './places.ts';

/**
 * The part of a form builder's entry (judge/builders) that the script in the page needs. The script
 * reports a state by its number; the bot looks up the state's meaning.
 */
export interface PageBuilder {
  name: string;
  marks: string;
  home?: string;
  needsForm?: true;
  states: readonly { shown?: string; address?: string }[];
}

export interface StateSighting {
  /** The position of the state in the builder's entry. */
  state: number;
  /** The visible text of each element that shows the state; '' for an icon or an address. */
  texts: string[];
}

/** A form builder that was recognised on a page or frame, with its visible states. */
export interface BuilderSighting {
  builder: string;
  /**
   * Whether the builder was recognised by its markup. If only its address (`home`) matches, the
   * builder counts only if it was already recognised before the submit.
   */
  isMarked: boolean;
  /** Whether the lead's fields belong to the builder's form. */
  holdsLead: boolean;
  states: StateSighting[];
}

function matchingIn(roots: (Document | ShadowRoot)[], selector: string): Element[] {
  return roots.flatMap((root) => within(root, selector));
}

/** Whether the element or its form contains a field of the lead, or is inside the lead's form. */
function holdsField(mark: Element, fields: readonly Element[]): boolean {
  return fields.some((field) => {
    const form = 'form' in field ? (field.form as Element | null) : null;
    return mark.contains(field) || Boolean(form?.contains(mark));
  });
}

function shownTexts(elements: Element[]): string[] {
  return elements
    .filter(isSeen)
    .slice(0, 20)
    .map((element) => onOneLine(innerTextOf(element) ?? element.textContent ?? '').slice(0, 300));
}

function visibleStates(builder: PageBuilder, roots: (Document | ShadowRoot)[]): StateSighting[] {
  return builder.states.flatMap(({ shown, address }, state) => {
    if (address !== undefined && !new RegExp(address, 'i').test(location.href)) return [];
    const texts = shown === undefined ? [''] : shownTexts(matchingIn(roots, shown));
    return texts.length > 0 ? [{ state, texts }] : [];
  });
}

/**
 * @param fields the lead's fields that are still in the page.
 * @returns every builder whose markup or address is in the page or frame.
 */
export function readBuilders(
  table: readonly PageBuilder[],
  fields: readonly Element[] = [],
): BuilderSighting[] {
  const roots = allRoots();
  return table.flatMap((builder) => {
    const marks = matchingIn(roots, builder.marks);
    const isHome = builder.home !== undefined && new RegExp(builder.home, 'i').test(location.href);
    const isMarked = marks.length > 0;
    if (!isMarked && !isHome) return [];
    const holdsLead = isHome ? fields.length > 0 : marks.some((mark) => holdsField(mark, fields));
    const states = builder.needsForm && !holdsLead ? [] : visibleStates(builder, roots);
    return [{ builder: builder.name, isMarked, holdsLead, states }];
  });
}

/** The visible text of an HTML element; undefined for other elements. */
export const innerTextOf = (element: Element) => (element as Partial<HTMLElement>).innerText;
