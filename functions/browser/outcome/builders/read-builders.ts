/** Recognises form builders and their visible states; functions of the page (see page-script.ts). */
import { allMatching, isSeen } from '../../form/page-elements.ts';
import type { BuilderSighting, PageBuilder, StateSighting } from './form-builder.ts';

/** The document and every open shadow root in it. */
export function searchRoots(): (Document | ShadowRoot)[] {
  const hosts = allMatching('*').flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot] : []));
  return [document, ...hosts];
}

export function matchingIn(roots: (Document | ShadowRoot)[], selector: string): Element[] {
  return roots.flatMap((root) => [...root.querySelectorAll(selector)]);
}

/** The element, or its form, holds one of the lead's fields; or it stands in the lead's form. */
export function holdsField(mark: Element, fields: readonly Element[]): boolean {
  return fields.some((field) => {
    const form = 'form' in field ? (field.form as Element | null) : null;
    return mark.contains(field) || Boolean(form?.contains(mark));
  });
}

export function shownTexts(elements: Element[]): string[] {
  return elements
    .filter(isSeen)
    .slice(0, 20)
    .map((element) => ((element as HTMLElement).innerText ?? element.textContent ?? '').trim())
    .map((text) => text.replace(/\s+/g, ' ').slice(0, 300));
}

export function visibleStates(
  builder: PageBuilder,
  roots: (Document | ShadowRoot)[],
): StateSighting[] {
  return builder.states.flatMap(({ kind, shown, address, needsWords }, state) => {
    if (address !== undefined && !new RegExp(address, 'i').test(location.href)) return [];
    const texts = shown === undefined ? [''] : shownTexts(matchingIn(roots, shown));
    return texts.length > 0 ? [{ kind, isExact: !needsWords, state, texts }] : [];
  });
}

/**
 * @param fields the lead's fields, as far as the page still has them.
 * @returns every builder that the page or frame bears a mark of.
 */
export function readBuilders(
  table: readonly PageBuilder[],
  fields: readonly Element[] = [],
): BuilderSighting[] {
  const roots = searchRoots();
  return table.flatMap((builder) => {
    const marks = matchingIn(roots, builder.marks);
    const isHome = builder.home !== undefined && new RegExp(builder.home, 'i').test(location.href);
    if (marks.length === 0 && !isHome) return [];
    const holdsLead = isHome ? fields.length > 0 : marks.some((mark) => holdsField(mark, fields));
    const isMarked = marks.length > 0;
    const states = builder.needsForm && !holdsLead ? [] : visibleStates(builder, roots);
    return [{ builder: builder.name, isMarked, holdsLead, states }];
  });
}

/** Besides the functions of form/page-elements.ts. */
export const builderParts = [searchRoots, matchingIn, holdsField, shownTexts, visibleStates];
