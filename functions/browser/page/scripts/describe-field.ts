/** Describes a native field of the page by its attributes and the texts around it. */
import { offersList } from './drawn-list.ts';
import { dialOf, groupOf, iconOf, sectionOf, textBehind, textNear } from './captions.ts';
import {
  attributeOf,
  drawnListOf,
  type FieldElement,
  isBoxed,
  isFieldSeen,
  isSeen,
  labelOf,
  outerFormOf,
  textOf,
} from './elements.ts';
import { foundAt, kept } from './kept.ts';
import type { PageField, PageOption, ScanRequest } from './page-scan.ts';
import { within } from './places.ts';

/** The forms and headings of the page, which the descriptions of fields refer to. */
export interface PageContext {
  forms: Element[];
  headings: Element[];
}

interface DescribedElement {
  element: Element;
  type: string;
  label: string;
  required: readonly (Element | null)[];
}

function isFilled(field: FieldElement): boolean {
  return isBoxed(field) ? 'checked' in field && field.checked : field.value !== '';
}

function suggests(field: FieldElement): boolean {
  return field.matches(
    'input:is([role=combobox], [aria-autocomplete=list], [aria-autocomplete=both])',
  );
}

/** Whether a script has emptied and hidden this native `<select>`. */
export const isEmptied = (field: FieldElement): boolean =>
  field instanceof HTMLSelectElement && field.length < 2 && !isSeen(field);

/** Whether the input is drawn in place of an empty `<select>` that a script has hidden. */
function standsForList(field: FieldElement): boolean {
  const drawn = field.closest('select + *:not(:has([role]))');
  const list = drawn?.previousElementSibling as FieldElement | undefined;
  return list !== undefined && isEmptied(list) && drawnListOf(list) === drawn;
}

/** Whether the input takes no typed text and only opens a list when it is pressed. */
function opensOnly(field: FieldElement): boolean {
  const opener = ':is([role=combobox], [aria-haspopup=listbox], [aria-autocomplete=list])';
  return (
    field.matches(`input:is([inputmode=none], [readonly]:is(${opener}, ${opener} *))`) ||
    standsForList(field)
  );
}

/**
 * The field's technical name. Fields that a script sends need no `name`; then the framework's
 * binding attribute names the field.
 */
/**
 * The name that the page's makers gave the field: its own, its binding's, or that of the hidden input
 * beside it that takes the choice from a list.
 */
function makersName(field: FieldElement): string {
  const bindings = 'formcontrolname ng-model v-model data-name data-field data-testid'.split(' ');
  const bound = bindings.map((name) => attributeOf(field, name)).find(Boolean);
  const beside = within<HTMLInputElement>(field.parentElement, ':scope > input');
  const [hidden] = beside.filter((one) => one !== field);
  const isOfList = beside.length === 2 && hidden?.type === 'hidden';
  return field.name || bound || (isOfList ? hidden.name : '');
}

function optionsOf(field: FieldElement): PageOption[] {
  if (!('options' in field)) return [];
  return [...field.options]
    .filter((one) => one.value && !one.disabled && !one.hidden)
    .slice(0, 500)
    .map((option) => ({ value: option.value, text: textOf(option, 120) }));
}

/**
 * Whether an answer is required: by an attribute of one of the given elements, or by a star in the
 * caption.
 */
function isRequired(elements: readonly (Element | null)[], captions: readonly string[]): boolean {
  const caption = captions.find(Boolean) ?? '';
  const starred = caption.length <= 60 && /^\*|\*\s*:?\s*$/.test(caption);
  return (
    starred ||
    elements.some((one) => one?.matches('[required]:not(:disabled), [aria-required=true]'))
  );
}

/**
 * Describes a native field, or a field that a script makes from other elements, by the facts that
 * both kinds have.
 * @param required the elements whose attributes may require an answer.
 */
export function describeAny(
  { element, type, label, required }: DescribedElement,
  index: number,
  { forms, headings }: PageContext,
  { fields: selectors }: ScanRequest,
) {
  const placeholder = attributeOf(element, 'placeholder');
  const nearby = textNear(element as FieldElement);
  const isBox = isBoxed({ type });
  const group = groupOf(element);
  const asked = type === 'radio' ? [group] : [label, placeholder, isBox ? '' : nearby];
  return {
    index,
    type,
    label,
    placeholder,
    nearby,
    form: forms.indexOf(outerFormOf(element) as Element),
    id: element.id,
    autocomplete: attributeOf(element, 'autocomplete'),
    behind: isBox ? '' : textBehind(element),
    group,
    section: sectionOf(element, headings),
    icon: label || placeholder || nearby ? '' : iconOf(element),
    required: isRequired(required, asked),
    override: selectors.findIndex((selector) => element.matches(selector)),
  };
}

function shownBy(field: FieldElement): string {
  if (field.type === 'range') return field.value;
  return 'options' in field && field.selectedIndex === 0 ? textOf(field.options[0], 120) : '';
}

export function describeField(
  field: FieldElement,
  index: number,
  context: PageContext,
  request: ScanRequest,
): PageField {
  const opens = opensOnly(field);
  const input = field as HTMLInputElement;
  const type = field.tagName === 'SELECT' ? 'select' : opens ? 'listbox' : field.type;
  // An input that opens a list may stand for a hidden native list, as in Materialize.
  const [native] = opens ? within<FieldElement>(field.parentElement, 'select') : [];
  const label = labelOf(field) || (native ? labelOf(native) : '');
  const described = { element: field, type, label, required: [field] };
  return {
    ...describeAny(described, index, context, request),
    name: makersName(field) || (native?.name ?? ''),
    // A field in a collapsed section may have been visible while the section was open (see
    // expand-folded.ts).
    visible: !field.disabled && (isFieldSeen(field) || kept.seenFields.has(field)),
    filled: isFilled(field),
    shows: shownBy(field),
    pattern: input.pattern,
    min: input.min,
    max: input.max,
    minLength: input.minLength,
    maxLength: input.maxLength,
    dial: type === 'tel' || type === 'text' ? dialOf(field) : '',
    suggests: opens || suggests(field),
    offers: offersList(field),
    options: optionsOf(field),
  };
}

export function suggestsAt(index: number): boolean {
  const field = foundAt<FieldElement | undefined>(index);
  return field !== undefined && suggests(field);
}
