/** Describes a native field of the page. */
import { offersList } from './drawn-list.ts';
import { groupOf, iconOf, isPrompt, sectionOf, textBehind, textNear } from './captions.ts';
import { formOf, isFieldSeen, labelOf, textOf, type FieldElement } from './elements.ts';
import { foundAt, kept } from './kept.ts';
import type { PageField, PageOption, ScanRequest } from './page-scan.ts';

/** The forms and headings of the page, by which fields are described. */
export interface PageContext {
  forms: Element[];
  headings: Element[];
}

function isRequired(field: FieldElement, captions: readonly string[]): boolean {
  const caption = captions.find(Boolean) ?? '';
  const starred = caption.length <= 60 && /^\*|\*\s*:?\s*$/.test(caption);
  return field.required || field.getAttribute('aria-required') === 'true' || starred;
}

/** A list that still shows its `Please select` counts as not answered, whatever its value is. */
function isFilled(field: FieldElement): boolean {
  if (field.type === 'checkbox' || field.type === 'radio')
    return 'checked' in field && field.checked;
  if (!('selectedOptions' in field)) return field.value !== '';
  const [chosen] = field.selectedOptions;
  return field.value !== '' && !(field.selectedIndex === 0 && isPrompt(textOf(chosen, 120)));
}

function suggests(field: FieldElement): boolean {
  const list = field.getAttribute('aria-autocomplete') ?? '';
  return (
    field.tagName === 'INPUT' &&
    (field.getAttribute('role') === 'combobox' || list === 'list' || list === 'both')
  );
}

/**
 * If a script sends the form, its fields need no `name`; then the framework's binding attribute
 * names the field.
 */
function makersName(field: FieldElement): string {
  const bindings = ['formcontrolname', 'ng-model', 'v-model', 'data-name', 'data-field'];
  const names = [...bindings, 'data-testid'].map((name) => field.getAttribute(name) ?? '');
  return field.name || (names.find(Boolean) ?? '');
}

/**
 * Whether the field was seen while collapsed sections were opened in turn (see expand-folded.ts).
 */
function wasSeen(field: Element): boolean {
  return kept.seenFields.has(field);
}

/** The options that are answers: a placeholder is none. */
function optionsOf(field: FieldElement): PageOption[] {
  if (!('options' in field)) return [];
  return [...field.options]
    .filter((one) => one.value && !one.disabled && !one.hidden)
    .slice(0, 500)
    .map((option) => ({ value: option.value, text: textOf(option, 120) }))
    .filter(({ value, text }, place) => place || value !== text || !isPrompt(text));
}

export function describeField(
  field: FieldElement,
  index: number,
  { forms, headings }: PageContext,
  { fields: selectors }: ScanRequest,
): PageField {
  const label = labelOf(field);
  const placeholder = field.getAttribute('placeholder') ?? '';
  const nearby = textNear(field);
  const isBox = field.type === 'checkbox' || field.type === 'radio';
  const form = formOf(field);
  return {
    index,
    form: form ? forms.indexOf(form) : -1,
    type: field.tagName === 'SELECT' ? 'select' : field.type,
    name: makersName(field),
    id: field.id,
    autocomplete: field.getAttribute('autocomplete') ?? '',
    label,
    placeholder,
    nearby,
    behind: isBox ? '' : textBehind(field),
    group: groupOf(field),
    section: sectionOf(field, headings),
    icon: label || placeholder || nearby ? '' : iconOf(field),
    required: isRequired(field, [label, placeholder, isBox ? '' : nearby]),
    visible: !field.disabled && (isFieldSeen(field) || wasSeen(field)),
    filled: isFilled(field),
    maxLength: 'maxLength' in field ? field.maxLength : -1,
    suggests: suggests(field),
    offers: offersList(field),
    options: optionsOf(field),
    override: selectors.findIndex((selector) => field.matches(selector)),
  };
}

export function suggestsAt(index: number): boolean {
  const field = foundAt(index);
  return field !== undefined && suggests(field as FieldElement);
}
