/**
 * The type of a table's items, named once for each table. Items are not parsed when they are read:
 * only the stores write them, and parsing every row would make lists slower. `tests/replay` tests
 * the reading of items that earlier versions wrote.
 */
export const storedAs =
  <Row>() =>
  <Item extends object | undefined>(item: Item): Row | Extract<Item, undefined> =>
    item as Row | Extract<Item, undefined>;
