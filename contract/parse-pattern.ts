/** Parses the patterns that `pattern.ts` supports. */

export type PatternPart =
  /**
   * @property fits a regular expression that matches one accepted character
   * @property text the part of the pattern, as it was written
   */
  | { kind: 'character'; fits: RegExp; text: string }
  | { kind: 'edge'; edge: 'start' | 'end' }
  | { kind: 'row'; parts: PatternPart[] }
  | { kind: 'either'; ways: PatternPart[] }
  | { kind: 'repeated'; part: PatternPart; least: number; most: number };

/**
 * Matches one of these: a character class without a nested class, an escape for one character, or a
 * single character.
 */
const CHARACTER =
  /\[(?:\\[^pPq]|[^[\]\\])*\]|\\(?:u(?!d[89a-f])[\da-f]{4}|u\{[\da-f]+\}|x[\da-f]{2}|c[a-z]|[dsw]|[fnrtv0]|[^\da-z])|[^\\[\](){}|^$*+?]/iuy;
const QUANTIFIER = /(?:([*+?])|\{(\d{1,3})(,(\d{0,3}))?\})\??/uy;
const GROUP = /\((?:\?:|\?<[a-z]\w*>|(?!\?))/iuy;

/** Thrown for a construct that this parser does not support. */
class Outside extends Error {}

/** @returns the pattern's parts, or the reason why the pattern is not supported. */
export function parsePattern(
  text: string,
): { part: PatternPart; why?: never } | { why: string; part?: never } {
  try {
    new RegExp(text, 'v');
  } catch {
    return { why: 'it is no valid pattern' };
  }
  try {
    return { part: new PatternReader(text).readWhole() };
  } catch (error: unknown) {
    if (error instanceof Outside) return { why: `it holds “${error.message}”` };
    throw error;
  }
}

class PatternReader {
  readonly #text: string;
  #place = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readWhole(): PatternPart {
    const part = this.#readEither();
    if (this.#place < this.#text.length) throw this.#outside();
    return part;
  }

  #readEither(): PatternPart {
    const ways = [this.#readRow()];
    while (this.#takes('|')) ways.push(this.#readRow());
    return ways.length === 1 && ways[0] ? ways[0] : { kind: 'either', ways };
  }

  #readRow(): PatternPart {
    const parts: PatternPart[] = [];
    while (this.#place < this.#text.length && !/[|)]/.test(this.#text.charAt(this.#place)))
      parts.push(this.#readQuantified());
    return { kind: 'row', parts };
  }

  #readQuantified(): PatternPart {
    const part = this.#readOne();
    const found = this.#match(QUANTIFIER);
    if (!found) return part;
    const [, sign, least = '', comma, most = ''] = found;
    if (sign) {
      const [from, to] = [sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity];
      return { kind: 'repeated', part, least: from, most: to };
    }
    const longest = most === '' ? Infinity : Number(most);
    const to = comma ? longest : Number(least);
    return { kind: 'repeated', part, least: Number(least), most: to };
  }

  #readOne(): PatternPart {
    if (this.#takes('^')) return { kind: 'edge', edge: 'start' };
    if (this.#takes('$')) return { kind: 'edge', edge: 'end' };
    if (this.#match(GROUP)) {
      const part = this.#readEither();
      if (!this.#takes(')')) throw this.#outside();
      return part;
    }
    const character = this.#match(CHARACTER);
    if (!character) throw this.#outside();
    const [text] = character;
    return { kind: 'character', fits: new RegExp(`^${text}$`, 'v'), text };
  }

  #takes(character: string): boolean {
    const isThere = this.#text.startsWith(character, this.#place);
    if (isThere) this.#place += 1;
    return isThere;
  }

  #match(what: RegExp): RegExpExecArray | null {
    what.lastIndex = this.#place;
    const found = what.exec(this.#text);
    if (found) this.#place = what.lastIndex;
    return found;
  }

  #outside(): Outside {
    return new Outside(this.#text.slice(this.#place, this.#place + 4));
  }
}
