/**
 * Multinomial logistic regression by stochastic gradient descent. The same input gives the same
 * weights.
 */
import { afterPageKinds } from '../../../functions/browser/judge/after-page.ts';
import { BUCKETS, featuresOf, type Weights } from '../../../functions/browser/judge/words/model.ts';
import type { Sample } from './samples.ts';

const EPOCHS = 30;
const RATE = 2;
const DECAY = 1e-5;

/** Fixed pseudo-random numbers, so that every training gives the same result. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const next = sequence(seed);
  const ranked = items.map((item) => ({ item, rank: next() }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ item }) => item);
}

export function train(samples: readonly Sample[]): Weights {
  const examples = samples.map(({ text, kind }) => ({
    features: [...featuresOf(text)],
    row: afterPageKinds.indexOf(kind),
  }));
  const rows = afterPageKinds.map(() => new Float64Array(BUCKETS));
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + epoch / 4);
    for (const example of shuffled(examples, epoch + 1)) step(rows, example, rate);
    for (const row of rows) {
      for (let index = 0; index < BUCKETS; index += 1) {
        row[index] = (row[index] ?? 0) * (1 - DECAY * examples.length * rate);
      }
    }
  }
  return quantised(rows);
}

interface Example {
  features: [number, number][];
  row: number;
}

function step(rows: Float64Array[], { features, row }: Example, rate: number): void {
  const scores = rows.map((weights) =>
    features.reduce((sum, [bucket, value]) => sum + (weights[bucket] ?? 0) * value, 0),
  );
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  rows.forEach((weights, index) => {
    const gradient = (powers[index] ?? 0) / total - (index === row ? 1 : 0);
    for (const [bucket, value] of features) {
      weights[bucket] = (weights[bucket] ?? 0) - rate * gradient * value;
    }
  });
}

/** Rounds each weight to one byte, which does not change the figures. */
function quantised(rows: readonly Float64Array[]): Weights {
  const largest = Math.max(
    ...rows.map((row) => row.reduce((max, w) => Math.max(max, Math.abs(w)), 0)),
  );
  const scale = largest / 127;
  return {
    scale,
    rows: rows.map((row) => Int8Array.from(row, (weight) => Math.round(weight / scale))),
  };
}
