/**
 * What an amount belongs to: the function that used something, the kind of use, and the resource.
 */
export interface Use {
  /** The function's name. Empty for uses by AWS itself and for a sender's requests. */
  by: string;
  what: UseKind;
  /** The name of the table, index, queue operation or route. */
  of: string;
}

export type UseKind =
  | 'read units'
  | 'write units'
  | 'queue requests'
  | 'keyed hashes'
  | 'published events'
  | 'gateway calls'
  | 'pictures'
  | 'invocations'
  | 'milliseconds'
  | 'bytes of logs';

export interface Tally {
  add: (use: Use, amount: number) => void;
  /** Returns the amounts that were added after `earlier` was copied from this tally. */
  since: (earlier: Tally) => Tally;
  copy: () => Tally;
  only: (isWanted: (use: Use) => boolean) => Tally;
  all: () => { use: Use; amount: number }[];
}

export function tally(from: ReadonlyMap<string, number> = new Map()): Tally {
  const sums = new Map(from);
  const nameOf = ({ by, what, of }: Use) => JSON.stringify([by, what, of]);
  const add = (use: Use, amount: number) =>
    void sums.set(nameOf(use), (sums.get(nameOf(use)) ?? 0) + amount);
  const all = () =>
    [...sums].map(([name, amount]) => {
      const [by, what, of] = JSON.parse(name) as [string, UseKind, string];
      return { use: { by, what, of }, amount };
    });
  return {
    add,
    all,
    copy: () => tally(sums),
    only: (isWanted) => {
      const wanted = tally();
      for (const { use, amount } of all()) if (isWanted(use)) wanted.add(use, amount);
      return wanted;
    },
    since: (earlier) => {
      const rest = tally(sums);
      for (const { use, amount } of earlier.all()) rest.add(use, -amount);
      return rest;
    },
  };
}
