/** Ids in the format of UUIDs, made from virtual time and seeded random numbers. */
import { Chance } from './chance.ts';

export interface Ids {
  /** Returns a UUIDv7, which begins with the virtual time. */
  newId: () => string;
  newToken: () => string;
  random: () => number;
}

export function createIds(seed: number, name: string, now: () => Date): Ids {
  const chance = new Chance(seed, `ids of ${name}`);
  return {
    newId: () => {
      const time = now().getTime().toString(16).padStart(12, '0');
      const rest = chance.hex();
      return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
    },
    newToken: () => {
      const hex = chance.hex();
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
    random: () => chance.next(),
  };
}
