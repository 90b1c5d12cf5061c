/** Judges a submit by the known states of form builders. Takes plain data, returns a verdict. */
import type { BuilderSighting, StateSighting } from '../../page/scripts/read-builders.ts';
import { withoutTags } from '../../traffic/answer-text.ts';
import type { JsonAnswer } from '../../traffic/submit-answer.ts';
import type { BuilderAnswer, BuilderVerdict, FormBuilder } from './form-builder.ts';

/** The maximum length of an answer's value that is matched against patterns. */
const LONGEST_VALUE = 10_000;

export interface BuilderEvidence {
  before: readonly BuilderSighting[];
  after: readonly BuilderSighting[];
  answers: readonly JsonAnswer[];
}

type Sign = BuilderVerdict & { kind: NonNullable<BuilderVerdict['kind']> };

/**
 * Judges the states that form builders have shown or reported since the submit. If two states
 * contradict each other, a state that is not an acceptance wins: if the page shows an error and
 * thanks, the lead was not accepted. If there is no new state, the result only names the builder of
 * the filled form.
 */
export function judgeBuilders(
  table: readonly FormBuilder[],
  evidence: BuilderEvidence,
): BuilderVerdict | undefined {
  const signs = [...newStates(table, evidence), ...toldStates(table, evidence)];
  const sign = signs.find(({ kind }) => kind !== 'accepted') ?? signs[0];
  if (sign) return sign;
  const own = [...evidence.before, ...evidence.after].find(({ holdsLead }) => holdsLead);
  return own && { builder: own.builder, isExact: false, words: '' };
}

/** The states of form builders that were not visible with the same text before the submit. */
function newStates(table: readonly FormBuilder[], { before, after }: BuilderEvidence): Sign[] {
  const statesOf = new Map(table.map(({ name, states }) => [name, states]));
  const known = new Set(before.flatMap(keysOf));
  const builders = new Set(before.map(({ builder }) => builder));
  const recognised = after.filter(({ builder, isMarked }) => isMarked || builders.has(builder));
  return recognised.flatMap(({ builder, states }) =>
    states.flatMap((sighting): Sign[] => {
      const fresh = sighting.texts.filter((text) => !known.has(keyOf(builder, sighting, text)));
      const state = statesOf.get(builder)?.[sighting.state];
      if (fresh.length === 0 || !state) return [];
      const { kind, needsWords } = state;
      return [{ builder, kind, isExact: !needsWords, words: fresh.join(' ').slice(0, 300) }];
    }),
  );
}

const keyOf = (builder: string, { state }: StateSighting, text: string) =>
  JSON.stringify([builder, state, text]);

function keysOf({ builder, states }: BuilderSighting): string[] {
  return states.flatMap((sighting) => sighting.texts.map((text) => keyOf(builder, sighting, text)));
}

function toldStates(table: readonly FormBuilder[], evidence: BuilderEvidence): Sign[] {
  const holding = new Set(
    evidence.before.filter(({ holdsLead }) => holdsLead).map(({ builder }) => builder),
  );
  return table.flatMap(({ name, endpoint, sharesEndpoint, answers = [] }) => {
    if (endpoint === undefined || (sharesEndpoint && !holding.has(name))) return [];
    const isOwn = ({ url }: JsonAnswer) => new RegExp(endpoint, 'i').test(url);
    const bodies = evidence.answers.filter(isOwn).map(({ body }) => body);
    return bodies.flatMap((body) =>
      answers.filter((answer) => isTold(answer, body)).map((answer) => signOf(name, answer, body)),
    );
  });
}

function isTold({ where }: BuilderAnswer, body: unknown): boolean {
  return Object.entries(where).every(([path, pattern]) => {
    const value = valueAt(body, path);
    return value !== undefined && new RegExp(pattern, 'i').test(value);
  });
}

function signOf(builder: string, { kind, needsWords, words }: BuilderAnswer, body: unknown): Sign {
  const said = (words !== undefined && valueAt(body, words)) || '';
  return { builder, kind, isExact: !needsWords, words: withoutTags(said) };
}

function valueAt(body: unknown, path: string): string | undefined {
  let value = body;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, LONGEST_VALUE);
}
