/**
 * Limits how much of a page the bot reads, because a page may hold any amount of text. The limits
 * are applied outside the page, because the page's scripts can change what the bot's functions in
 * the page return. On texts of limited length, regular expressions take limited time.
 */
import { isPrompt } from './is-prompt.ts';
import type { PageField, PageScan } from './scripts/page-scan.ts';

const LONGEST_TEXT = 20_000;
const MOST_ITEMS = 3000;
const MOST_CHARACTERS = 2_000_000;
const DEEPEST = 8;
const MOST_FIELDS = 300;
/**
 * The maximum number of buttons that are read from a page. Higher than the number of fields,
 * because pages are full of links that act as buttons.
 */
const MOST_BUTTONS = 1000;
/**
 * The maximum length of each text of a field or button. Low, because hundreds of patterns search
 * these texts.
 */
const LONGEST_CAPTION = 300;
/**
 * The maximum length of an option's value. Higher than for other texts, because the value may be
 * JSON and must not be cut.
 */
const LONGEST_OPTION = 1000;

/**
 * Returns the value as plain JSON data with each text and list cut; texts beyond the total limit
 * become empty.
 */
export function bounded<Value>(value: Value): Value {
  let left = MOST_CHARACTERS;
  const visit = (part: unknown, depth: number): unknown => {
    if (typeof part === 'string') {
      const text = cut(part, Math.min(LONGEST_TEXT, left));
      left -= text.length;
      return text;
    }
    if (typeof part !== 'object' || part === null) return part;
    if (depth > DEEPEST) return null;
    if (Array.isArray(part)) return part.slice(0, MOST_ITEMS).map((one) => visit(one, depth + 1));
    const entries = Object.entries(part).slice(0, MOST_ITEMS);
    return Object.fromEntries(entries.map(([key, one]) => [key, visit(one, depth + 1)]));
  };
  return visit(value, 0) as Value;
}

/** Cuts a text to at most `length` UTF-16 units without splitting a character. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const isSplit = /[\ud800-\udbff]/.test(text.charAt(length - 1));
  return text.slice(0, isSplit ? length - 1 : length);
}

/**
 * Limits a scan. If a page has too many fields, only its visible fields are kept; a required file
 * field counts as visible. A first option that is only a prompt such as "Please select" is removed,
 * and a list that shows only such a prompt counts as not filled.
 */
export function boundScan(scan: PageScan): PageScan {
  const isCrowded = scan.fields.length > MOST_FIELDS;
  const fields = isCrowded ? scan.fields.filter(({ visible }) => visible) : scan.fields;
  return {
    ...scan,
    fields: fields.slice(0, MOST_FIELDS).map((field) => ({
      ...cutTexts(field, LONGEST_CAPTION),
      visible: field.visible || isDemandedFile(field),
      filled: field.filled && !(field.shows && isPrompt(cut(field.shows, LONGEST_CAPTION))),
      options: field.options
        .map((option) => cutTexts(option, LONGEST_OPTION))
        .filter(({ value, text }, place) => place || value !== text || !isPrompt(text)),
    })),
    buttons: scan.buttons.slice(0, MOST_BUTTONS).map((button) => cutTexts(button, LONGEST_CAPTION)),
  };
}

/**
 * Whether the field requires a file. Such a field counts even if the page hides it and shows a
 * drawn button instead, because the browser does not submit without the file.
 */
const isDemandedFile = ({ type, required }: PageField) => type === 'file' && required;

function cutTexts<Described extends object>(described: Described, length: number): Described {
  const entries = Object.entries(described).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? cut(value, length) : value,
  ]);
  return Object.fromEntries(entries) as Described;
}
