/** Finds the texts and icons around a field that show what the field asks for. */
import { placeOfChoices } from './choices.ts';
import {
  anyBox,
  anyField,
  attributeOf,
  classed,
  drawnBox,
  type FieldElement,
  formOf,
  hasOther,
  isAlone,
  isSeen,
  rootOf,
  shownField,
  textOf,
  withAncestors,
} from './elements.ts';
import { around, isBefore, within } from './places.ts';

/** The alternative text of an image, because captions may be images. */
function imageText(node: Node): string {
  if (!(node instanceof Element)) return '';
  const image = node.matches('img') ? node : node.querySelector('img[alt]');
  return attributeOf(image, 'alt');
}

/** The nearest text beside the element; '' if that text belongs to another field. */
function textBeside(element: Element, side: 'previousSibling' | 'nextSibling'): string {
  let passedField = false;
  for (let node = element[side]; node; node = node[side]) {
    const isRead = node instanceof Element || node instanceof Text;
    const text = isRead ? textOf(node, 120) || imageText(node) : '';
    if (!(node instanceof Element)) {
      if (text && !passedField) return text;
    } else if (node.matches(anyField)) {
      passedField = true;
    } else if (text && !node.matches('script, style')) {
      return node.querySelector(`${anyField}, [role=combobox]`) ? '' : text;
    }
  }
  return '';
}

/**
 * A selector for fields that share a caption with the field beside them, such as a list of country
 * codes or a slider.
 */
const partners = 'select, [type=range], [readonly], [role=combobox], [aria-haspopup]';

/**
 * The nearest label before the field that belongs to no other field. The search covers the part of
 * the layout that contains only this field, and the element directly before that part. Needed
 * because libraries draw labels without `for`, or with a `for` that names no field.
 */
export function looseLabel(field: Element): string {
  const isOther = (one: Element) => !field.contains(one) && !one.matches(partners) && isSeen(one);
  const isLoose = (label: HTMLLabelElement) => {
    const named = label.control ?? document.getElementById(label.htmlFor);
    return !named || named.contains(field) || field.contains(named);
  };
  for (const part of [field, ...around(field, 9)]) {
    const { parentElement: place, previousElementSibling: before } = part;
    if (!place) break;
    const isShared = within(place, anyField).some(isOther);
    const [top, none] = isShared ? [before, before?.querySelector(anyField)] : [place, null];
    const labels = none ? [] : within<HTMLLabelElement>(top, 'label');
    if (isShared && before instanceof HTMLLabelElement) labels.push(before);
    const label = labels.findLast(
      (one) => isLoose(one) && isBefore(one, field) && !one.contains(field),
    );
    if (label) return textOf(label, 120);
    if (isShared) break;
  }
  return '';
}

/**
 * The label in the field's part of the layout, or else the text before the field. The search for
 * the text goes up to six levels, as long as they contain no other field. From the fourth level on,
 * only a label counts, unless a script draws the field. For a checkbox or radio button, the text
 * after it comes first.
 */
export function textNear(field: FieldElement): string {
  const isBox = field.matches(anyBox);
  const label = isBox ? '' : looseLabel(field);
  if (label) return label;
  const isDrawn = !field.matches(anyField);
  const others = isDrawn ? `[role=slider], ${anyField}` : anyField;
  let node: Element | null = field;
  for (let level = 0; node && level < 6; level += 1) {
    const root = rootOf(node);
    const host = isAlone(root) ? root.host : null;
    const parent: Element | null = node.parentElement ?? host;
    const hasNoOther =
      parent !== null &&
      within(parent, others).every((one) => field.contains(one) || (isDrawn && !isSeen(one)));
    // In a row of several checkboxes, the text of each checkbox directly follows it.
    const looksBehind = isBox && (hasNoOther ? level < 2 : level === 0);
    const behind = looksBehind ? textBeside(node, 'nextSibling') : '';
    const isRead = level < 3 || isDrawn || node.previousElementSibling?.matches('label');
    const text = behind || (isRead ? textBeside(node, 'previousSibling') : '');
    if (text || !hasNoOther) return text;
    node = parent;
  }
  return '';
}

/** The text that follows a field, if no other field is near it: a floating caption or a hint. */
export function textBehind(field: Element): string {
  const parent = field.parentElement;
  const alone = (place: Element | null | undefined) => within(place, anyField).length === 1;
  if (!parent || !alone(parent)) return '';
  const own = textBeside(field, 'nextSibling');
  return own || (alone(parent.parentElement) ? textBeside(parent, 'nextSibling') : '');
}

/**
 * The country code beside a phone number's field, such as `+91`, if a prefix or a picker shows it;
 * `+` if a picker shows no code or the field's value begins with a plus; otherwise ''.
 */
export function dialOf(field: FieldElement): string {
  const pickers = `select, [role=combobox], [aria-haspopup], ${classed('flag country')}`;
  let dial = field.value.startsWith('+') ? '+' : '';
  for (const box of around(field, 2)) {
    if (hasOther(box, field)) break;
    for (const one of within(box, '*')) {
      if (one === field || !one.checkVisibility()) continue;
      const isPicker = one.matches(pickers);
      const shown = isPicker ? /^[^+]{0,60}(\+ ?\d{1,4})\W*$/ : /^(\+\d{1,4})$/;
      const [, code] = shown.exec(textOf(one, 300)) ?? shown.exec(attributeOf(one, 'title')) ?? [];
      if (code) return code.replace(' ', '');
      if (isPicker) dial = '+';
    }
  }
  return dial;
}

/** The question above radio buttons that no fieldset or role marks as a group. */
function questionOver(field: HTMLInputElement): string {
  const boxes = within<HTMLInputElement>(formOf(field) ?? document, '[type=radio]');
  const group = boxes.filter(({ name }) => name === field.name);
  const first = group[0]?.closest('label') ?? group[0];
  for (let node: Element | null | undefined = first; node; node = node.parentElement) {
    const text = textBeside(node, 'previousSibling');
    if (text) return text;
    if (group.every((box) => node?.contains(box))) return looseLabel(node);
  }
  return '';
}

/**
 * The question of the field's group: a legend, an ARIA label, or the text above radio buttons. The
 * text above comes first if the group also has other fields.
 */
export function groupOf(field: Element): string {
  const group = withAncestors(field).find((one) =>
    one.matches('fieldset, [role=radiogroup], [role=group]'),
  );
  const id = attributeOf(group, 'aria-labelledby');
  const title = group?.querySelector('legend') ?? rootOf(group ?? field).getElementById(id);
  // One library names its groups "segmented control"; this name is no question.
  const named = attributeOf(group, 'aria-label').replace('segmented control', '');
  const said = named || textOf(title, 120);
  const choices = placeOfChoices(field);
  if (choices) return textNear(choices as FieldElement) || said;
  if (!field.matches('input[type=radio]')) {
    return said || (group && field.matches(drawnBox) ? textNear(group as FieldElement) : '');
  }
  const { name } = field as HTMLInputElement;
  const others = `:is(${shownField}):not([name="${CSS.escape(name)}"])`;
  const isShared = name !== '' && group?.querySelector(others);
  const over = questionOver(field as HTMLInputElement);
  return isShared ? over || said : said || over;
}

/** The last heading before the field, if it is in the same form. */
export function sectionOf(field: Element, headings: readonly Element[]): string {
  const over = headings.findLast((heading) => isBefore(heading, field));
  return over && formOf(over) === formOf(field) ? textOf(over, 120) : '';
}

/** The class, link or file name of the icon beside a field, if no other field is near it. */
export function iconOf(field: Element): string {
  for (const place of around(field, 2)) {
    if (within(place, anyField).length > 1) return '';
    const icon = place.querySelector('i, svg, img, [class*=icon i]');
    const link = attributeOf(icon?.querySelector('use'), 'href');
    const file = attributeOf(icon, 'src').split('/').at(-1) ?? '';
    if (icon) return `${attributeOf(icon, 'class')} ${link} ${file}`.trim().slice(0, 120);
  }
  return '';
}
