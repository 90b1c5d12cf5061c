/**
 * The type of a table's items, named once for each table. Items are not parsed when they are read:
 * only the stores write them, and a schema would cost every row of every list. What earlier
 * versions wrote is tested in `tests/replay`.
 */
export const storedAs =
  <Row>() =>
  <Item extends object | undefined>(item: Item): Row | Extract<Item, undefined> =>
    item as Row | Extract<Item, undefined>;
