/**
 * Patterns of custom fields, with the meaning of HTML's `pattern`: the whole value must match. The
 * patterns come from strangers' pages, and JavaScript's own engine backtracks: `(a+)+b` can take
 * hours for 40 characters. So this engine reads the value once, with a set of states. The time is
 * at most proportional to the value's length times the pattern's size. Characters, escapes,
 * classes, groups, alternatives, `^`, `$` and quantifiers are supported, nested ones included.
 * These are not supported: lookaround, references, `\b`, `\p{…}`, nested classes, flags, and
 * patterns of more than 300 parts, where each repetition of a part counts.
 */
import { parsePattern, type PatternPart } from './parse-pattern.ts';

const MOST_STATES = 300;

interface Pattern {
  matches: (value: string) => boolean;
  /** A short value that matches the pattern; undefined if no such value was found. */
  sample: string | undefined;
}

/** @returns the pattern, or the reason why it is not supported. */
export function readPattern(
  text: string,
): { pattern: Pattern; why?: never } | { why: string; pattern?: never } {
  const { part, why } = parsePattern(text);
  if (!part) return { why };
  const built = build(part);
  if (!built) return { why: 'it is too large' };
  const matches = (value: string) => isMatch(built, value);
  const sample = sampleOf(part);
  return { pattern: { matches, sample: matches(sample) ? sample : undefined } };
}

/**
 * A state of the pattern's automaton. It reads one character, checks for the start or end of the
 * value, or moves on without reading.
 */
interface State {
  fits?: RegExp;
  edge?: 'start' | 'end';
  next: State[];
}

interface Machine {
  start: State;
  end: State;
}

function build(whole: PatternPart): Machine | undefined {
  let left = MOST_STATES;
  const from = (part: PatternPart, next: State): State => {
    left -= 1;
    if (left < 0) return next;
    switch (part.kind) {
      case 'character':
        return { fits: part.fits, next: [next] };
      case 'edge':
        return { edge: part.edge, next: [next] };
      case 'row':
        return part.parts.reduceRight((after, one) => from(one, after), next);
      case 'either':
        return { next: part.ways.map((way) => from(way, next)) };
      case 'repeated':
        return repeat(part, next);
    }
  };
  const repeat = (
    { part, least, most }: Extract<PatternPart, { kind: 'repeated' }>,
    next: State,
  ): State => {
    let state = next;
    if (most === Infinity) {
      state = { next: [next] };
      state.next.push(from(part, state));
    } else {
      for (let count = least; count < most && left >= 0; count += 1)
        state = { next: [next, from(part, state)] };
    }
    for (let count = 0; count < least && left >= 0; count += 1) state = from(part, state);
    return state;
  };
  const end = { next: [] };
  const start = from(whole, end);
  return left < 0 ? undefined : { start, end };
}

function isMatch({ start, end }: Machine, value: string): boolean {
  const characters = [...value];
  let states = reach([start], { start: true, end: characters.length === 0 });
  for (const [place, character] of characters.entries()) {
    const read = [...states].filter(({ fits }) => fits?.test(character));
    const edges = { start: false, end: place === characters.length - 1 };
    states = reach(
      read.flatMap(({ next }) => next),
      edges,
    );
  }
  return states.has(end);
}

/** The states that can be reached without reading a further character. */
function reach(from: readonly State[], at: Record<'start' | 'end', boolean>): Set<State> {
  const known = new Set<State>();
  const open = [...from];
  for (let state = open.pop(); state; state = open.pop()) {
    if (known.has(state) || (state.edge && !at[state.edge])) continue;
    known.add(state);
    if (!state.fits) open.push(...state.next);
  }
  return known;
}

/** The characters that are tried, in this order, as a sample for a character class. */
const typed = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz1234567890 -_.,/@+:#&'];

function sampleOf(part: PatternPart): string {
  switch (part.kind) {
    case 'character':
      return [...typed, part.text].find((character) => part.fits.test(character)) ?? '';
    case 'edge':
      return '';
    case 'row':
      return part.parts.map(sampleOf).join('');
    case 'either':
      return part.ways[0] ? sampleOf(part.ways[0]) : '';
    case 'repeated':
      return sampleOf(part.part).repeat(part.least || (part.most > 1 ? 1 : 0));
  }
}
