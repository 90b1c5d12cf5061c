/**
 * How wrong the clocks of processes are. Lambda keeps time far better; whatever holds here holds
 * there.
 */
import { Chance } from './chance.ts';

const MOST_SKEW_MS = 2000;
/** By so much the clocks of two processes differ at most. */
export const CLOCKS_APART_MS = 2 * MOST_SKEW_MS;
/** A clock that steps does so within this time from its process's begin. */
const STEPS_WITHIN_MS = 20 * 60_000;

/** By how much a clock is ahead at a time, in milliseconds. */
export type Skew = (time: number) => number;

export const noSkew: Skew = () => 0;

/** Draws the clocks of a world's processes, in the order in which these begin. */
export function createSkews(seed: number): (beginsAt: number) => Skew {
  const chance = new Chance(seed, 'clocks');
  return (beginsAt) => {
    const ahead = chance.between(-MOST_SKEW_MS, MOST_SKEW_MS + 1);
    if (!chance.is(0.2)) return () => ahead;
    const stepsAt = beginsAt + chance.between(0, STEPS_WITHIN_MS);
    const later = chance.between(-MOST_SKEW_MS, ahead + 1);
    return (time) => (time < stepsAt ? ahead : later);
  };
}
