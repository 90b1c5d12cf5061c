/**
 * Random numbers that depend only on the seed and a name. So a lead's events stay the same if
 * another lead is left out. The search for the fewest leads that cause a failure depends on this.
 */

/** Hashes a text to 32 bits: FNV-1a, then a function that mixes the bits. */
export function hashOf(seed: number, name: string): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  }
  return mixed(hash);
}

/** Returns a 32-bit number derived from `hash`; each index gives a different number. */
export function mixed(hash: number, place = 0): number {
  let bits = (hash + Math.imul(place + 1, 0x9e3779b9)) >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

export class Chance {
  private readonly hash: number;
  private place = 0;

  constructor(seed: number, name: string) {
    this.hash = hashOf(seed, name);
  }

  /** A number from 0 up to, but excluding, 1. */
  next(): number {
    this.place += 1;
    return mixed(this.hash, this.place) / 2 ** 32;
  }

  is(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number from `low` up to, but excluding, `high`. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low));
  }

  of<Choice>(choices: readonly Choice[]): Choice {
    return choices[this.between(0, choices.length)] as Choice;
  }

  /** Returns 32 random hexadecimal digits. */
  hex(): string {
    const part = () =>
      this.between(0, 2 ** 32)
        .toString(16)
        .padStart(8, '0');
    return part() + part() + part() + part();
  }
}
