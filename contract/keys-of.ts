/** The names of an object that has exactly the members of its type, such as a table in the code. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}

/** An object with one member for each of these names. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  const entries = names.map((name) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as Record<Name, Value>;
}
