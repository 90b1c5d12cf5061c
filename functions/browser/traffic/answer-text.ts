/** Reads a target's answer of any length and content, in linear time. */
import { bounded, cut } from '../page/page-bounds.ts';

const LONGEST_MARKUP = 5000;
const LONGEST_WORDS = 300;
const LONGEST_PAGE = 65_536;
const MOST_LINES = 400;
const inline: ReadonlySet<string> = new Set(
  'a abbr b em font i mark small span strong u'.split(' '),
);
const unseen: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'title']);

/**
 * @returns the value of JSON, of a JSONP call or of a streamed answer; undefined for any other
 * text.
 */
export function parseAnswer(text: string): unknown {
  const value =
    parsed(argumentOf(text)) ??
    streamed(text) ??
    parsed(withinText(text)) ??
    parsed(withQuotes(text));
  return typeof value === 'string' ? (objectIn(value) ?? value) : (value ?? decoded(text));
}

/**
 * The object or list that a text contains, as in `{"d":"{\"success\":false}"}`. The text may also
 * be in base64.
 */
export function objectIn(text: string): unknown {
  const within = /^\s*[[{]/.test(text) ? parseAnswer(text) : decoded(text);
  return typeof within === 'object' ? within : undefined;
}

/** Matches base64 that may contain an object or a list in JSON, by its first letters. */
const base64 = /^(?:e[wy]|W)[\w+/-]{9,}={0,2}$/;

function decoded(text: string): unknown {
  const code = text.replace(/\s+/g, '');
  return base64.test(code) ? parsed(Buffer.from(code, 'base64').toString()) : undefined;
}

/**
 * Matches a line of a streamed answer with the name of an event or with an object. The object may
 * stand alone, after `data:`, or after a number.
 */
const streamLine = /^(?:event: ?(.*)|(?:data: ?|[1-9a-f][\da-f]{0,5}:)?(\{.*\}))$/;
/**
 * Matches a line of a streamed answer that says nothing about the lead. Line 0 of React's servers
 * describes the page.
 */
const otherLine =
  /^(?:\s*$|:|id:|retry:|data: ?\[DONE\]|0:\{|[\da-f]{1,6}:(?:I?\[|D["{]|"\$|null$))/;

/**
 * The objects and the names of events in a streamed answer, which has one of them on each line.
 * @returns undefined if the text has any other line.
 */
function streamed(text: string): unknown {
  const values: unknown[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, event, object] = streamLine.exec(line) ?? [];
    const value = object === undefined ? event?.replace(/\W+/g, '_') : parsed(object);
    if (value !== undefined) values.push(value);
    else if (object !== undefined || !otherLine.test(line)) return undefined;
  }
  return values.some((value) => typeof value === 'object') ? lastAnswers(values) : undefined;
}

/**
 * Adds the missing quotes to an object that a script writes by hand:
 * `{success:false,msg:'Duplicate'}`.
 */
function withQuotes(text: string): string {
  if (!/^\s*\{\s*[\w$'"]/.test(text)) return '';
  const quoted = /"(?:[^"\\]|\\.){0,2000}"|'([^'\\]{0,2000})'|(?<![\w$])([\w$]{1,60})(?=\s{0,9}:)/g;
  return cut(text, LONGEST_PAGE).replace(quoted, (whole, single?: string, key?: string) =>
    whole.startsWith('"') ? whole : JSON.stringify(single ?? key),
  );
}

/**
 * Leaves out each `false`, `null`, 0 and '' that a later object of the streamed answer replaces: a
 * stream may report `false` during the work and `true` at its end.
 */
function lastAnswers(values: readonly unknown[]): unknown[] {
  type Field = [key: string, value: unknown];
  const answered = new Set<string>();
  const last = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const fields = Object.entries<unknown>({ ...value }).flatMap(([key, inner]): Field[] => {
      const at = `${path}/${key}`;
      if (!inner && answered.has(at)) return [];
      if (inner !== null) answered.add(at);
      return [[key, last(inner, at)]];
    });
    return Object.fromEntries(fields);
  };
  const latestFirst = values.toReversed().map((value) => last(value, ''));
  return latestFirst.toReversed();
}

function parsed(text: string): unknown {
  try {
    return bounded<unknown>(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const assigning = /^\s*(?:(?:var|let|const)\s+)?[\w$.]+\s*=\s*$/;

/**
 * The JSON after a prefix such as `)]}',`, `var answer =` or a notice of PHP, or before the `0`
 * that WordPress adds.
 */
function withinText(text: string): string {
  const last = text.lastIndexOf('}') + 1;
  const [first, after] = [text.indexOf('{'), text.slice(last).trim()];
  // Other statements before the object may show a refusal: `alert('Duplicate'); var s={};`.
  const isWhole = after === ';' ? assigning.test(text.slice(0, first)) : /^\d?$/.test(after);
  return isWhole ? text.slice(first, last) : '';
}

/** The argument if the whole text is a single function call (JSONP); otherwise the text. */
function argumentOf(text: string): string {
  const call = text.trim().replace(/;$/, '').trimEnd();
  const opens = call.indexOf('(');
  const isCall = opens > 0 && call.endsWith(')') && /^[\w$.\s/*]+$/.test(call.slice(0, opens));
  return isCall ? call.slice(opens + 1, -1) : text;
}

/**
 * The XML elements that contain only a text, and all attributes, by their names. If a name occurs
 * again, its next value is put into the next record.
 */
export function fieldsOfXml(text: string): Record<string, string>[] | undefined {
  if (
    !/^\s*<(?:\?xml|[\w:]{0,40}(?:responses?|results?|envelope|root|multistatus|leads?)[\s>])/i.test(
      text,
    )
  ) {
    return undefined;
  }
  const element = /<(?:[\w-]{1,20}:)?([\w-]{1,60})(?:\s[^<>]{0,300})?>([^<>]*)<\//g;
  const fields = [...text.matchAll(element)].map(([, name = '', value = '']): [string, string] => [
    name,
    value.trim(),
  ]);
  const attributes = [...text.matchAll(/<[\w:-]+(\s[^<>]+)/g)].flatMap(([, inside = '']) =>
    attributesOf(inside),
  );
  const records: Record<string, string>[] = [];
  const byName = Map.groupBy([...attributes, ...fields], ([name]) => name);
  for (const [name, values] of byName) {
    for (const [place, [, value]] of values.entries()) (records[place] ??= {})[name] = value;
  }
  return records;
}

/** The name and value of each attribute of one element. */
function attributesOf(inside: string): [string, string][] {
  const attribute = /\s([\w-]{1,60})=(?:"([^"]{0,300})"|'([^']{0,300})')/g;
  const pairs = [...inside.matchAll(attribute)].map(
    ([, name = '', quoted, value = '']): [string, string] => [name, quoted ?? value],
  );
  // In an element with an attribute `name`, `valid` is about the named item and not about the lead,
  // so it is left out: `<item name="phone" valid="0"/>`.
  const isNamed = pairs.some(([name]) => name === 'name');
  return pairs.filter(([name]) => !(isNamed && name === 'valid'));
}

export function withoutTags(markup: string): string {
  // The tag's pattern excludes `<`, because a text such as `<<<<` would otherwise take quadratic
  // time.
  const text = cut(markup, LONGEST_MARKUP).replace(/<[^<>]*>/g, ' ');
  return cut(text.replace(/\s+/g, ' ').trim(), LONGEST_WORDS);
}

/** The texts of an HTML document that no window shows. Each text is one line. */
export function linesOf(markup: string): string[] {
  let [text, hidden] = ['', ''];
  for (const part of cut(markup, LONGEST_PAGE).split(/<(?=[a-z!/])/i)) {
    const [, closing = '', name = ''] = /^(\/?)([a-z]+)/i.exec(part) ?? [];
    const tag = name.toLowerCase();
    if (hidden === '' && closing === '' && unseen.has(tag)) hidden = tag;
    else if (hidden === tag && closing !== '') hidden = '';
    if (hidden !== '') continue;
    const words = part.slice(part.indexOf('>') + 1).replace(/\s+/g, ' ');
    text += (inline.has(tag) ? '' : '\n') + words;
  }
  const lines = text.split('\n').map((line) => cut(line.trim(), LONGEST_WORDS));
  return [...new Set(lines)].filter(Boolean).slice(0, MOST_LINES);
}
