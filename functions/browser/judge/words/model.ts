/**
 * A small linear model over hashed character n-grams, for texts in which the rules find nothing.
 * Its weights are written by `npm run bench -- words <file> --train`.
 */
import { afterPageKinds, type AfterPageKind } from '../after-page.ts';
import { fold } from './normalise.ts';

export const BUCKETS = 1 << 13;
const MAX_GRAM = 5;
const MAX_CHARACTERS = 600;

/**
 * The weights: one row per kind, one column per bucket; `scale` turns the stored bytes into
 * weights.
 */
export interface Weights {
  scale: number;
  rows: readonly Int8Array[];
}

export type Features = ReadonlyMap<number, number>;

/** @returns weighted buckets, normalised so that the sum of their squares is 1. */
export function featuresOf(text: string): Features {
  const characters = [...` ${fold(text).slice(0, MAX_CHARACTERS).replace(/\p{N}/gu, '0')} `];
  const counts = new Map<number, number>();
  for (let start = 0; start < characters.length; start += 1) {
    let hash = 0x811c9dc5;
    for (let size = 0; size < MAX_GRAM && start + size < characters.length; size += 1) {
      hash = Math.imul(hash ^ (characters[start + size]?.codePointAt(0) ?? 0), 0x01000193);
      const bucket = ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS;
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
    }
  }
  let squares = 0;
  for (const [bucket, count] of counts) {
    const value = 1 + Math.log(count);
    counts.set(bucket, value);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [bucket, value] of counts) counts.set(bucket, value / length);
  return counts;
}

/** @returns the probability of each kind, in the order of `afterPageKinds`. */
function probabilities(features: Features, weights: Weights): number[] {
  const scores = afterPageKinds.map((_kind, row) => {
    let score = 0;
    for (const [bucket, value] of features) score += (weights.rows[row]?.[bucket] ?? 0) * value;
    return score * weights.scale;
  });
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

export interface Guess {
  kind: AfterPageKind;
  probability: number;
}

export function guess(text: string, weights: Weights): Guess {
  const shares = probabilities(featuresOf(text), weights);
  const probability = Math.max(...shares);
  const kind = afterPageKinds[shares.indexOf(probability)] ?? 'neutral';
  return { kind, probability };
}
