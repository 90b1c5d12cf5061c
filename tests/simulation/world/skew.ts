/**
 * The clock error of each process. Lambda's clocks are far more exact, so code that works with
 * these errors also works on Lambda.
 */
import { Chance } from './chance.ts';

const MOST_SKEW_MS = 2000;
/** The largest difference between the clocks of two processes. */
export const CLOCKS_APART_MS = 2 * MOST_SKEW_MS;
/**
 * Some clocks are corrected in one step. The step happens within this time after the process
 * starts.
 */
const STEPS_WITHIN_MS = 20 * 60_000;

/**
 * The error of one clock.
 * @param time the true time.
 * @returns how many milliseconds the clock is ahead at that time.
 */
export type Skew = (time: number) => number;

export const noSkew: Skew = () => 0;

/**
 * Chooses clock errors for the processes of a simulated world, in the order in which they start.
 */
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
