/**
 * Writes to a table with a stream. Sends writes of one item to dynalite one after another and
 * requests the old and new images that the stream needs. The caller gets only the values that it
 * requested. Also returns the old item if a write's condition fails, which dynalite does not
 * support.
 */
import type { Engine, EngineAnswer } from './engine.ts';
import { createItemLine } from './item-line.ts';
import type { AttributeMap, TableStream } from './stream.ts';

export interface StreamedTable {
  name: string;
  keyAttributes: string[];
  stream: TableStream;
}

export interface WriteInput extends Record<string, unknown> {
  Key?: AttributeMap;
  Item?: AttributeMap;
  ReturnValues?: string;
}

type Operation = 'PutItem' | 'UpdateItem' | 'DeleteItem';

export interface StreamedWrites {
  write: (
    table: StreamedTable,
    operation: Operation,
    input: WriteInput,
    expired?: boolean,
  ) => Promise<EngineAnswer>;
}

export function createStreamedWrites(engine: Engine): StreamedWrites {
  // Writes of one item wait for each other, so that the stream's records are in the order of the
  // writes.
  const inLine = createItemLine();

  async function read(table: StreamedTable, keys: AttributeMap): Promise<AttributeMap | undefined> {
    const answer = await engine.call('GetItem', {
      TableName: table.name,
      Key: keys,
      ConsistentRead: true,
    });
    return answer.body.Item;
  }

  async function write(
    table: StreamedTable,
    operation: Operation,
    input: WriteInput,
    expired = false,
  ): Promise<EngineAnswer> {
    const source = input.Item ?? input.Key ?? {};
    const keys = Object.fromEntries(table.keyAttributes.map((name) => [name, source[name]]));
    return inLine(`${table.name} ${JSON.stringify(keys)}`, async () => {
      const oldImage = await read(table, keys);
      const engineInput =
        operation === 'UpdateItem' ? { ...input, ReturnValues: 'ALL_NEW' } : input;
      const answer = await engine.call(operation, engineInput);
      if (answer.status !== 200) return answer;
      const newImage =
        operation === 'PutItem'
          ? input.Item
          : operation === 'UpdateItem'
            ? answer.body.Attributes
            : undefined;
      if (newImage || oldImage) table.stream.append({ keys, newImage, oldImage, expired });
      if (operation === 'UpdateItem') answerAsAsked(answer, input, oldImage);
      return answer;
    });
  }

  return { write };
}

/**
 * Reduces the answer to a write to the values that the caller requested, because dynalite returns
 * the whole new item.
 */
function answerAsAsked(answer: EngineAnswer, input: WriteInput, oldImage?: AttributeMap): void {
  const returnValues = input.ReturnValues ?? 'NONE';
  const newImage = answer.body.Attributes ?? {};
  const image = returnValues.endsWith('_OLD') ? oldImage : newImage;
  delete answer.body['Attributes'];
  if (returnValues === 'NONE' || !image) return;
  answer.body['Attributes'] = returnValues.startsWith('ALL')
    ? image
    : changed(image, newImage, oldImage);
}

function changed(image: AttributeMap, newImage: AttributeMap, oldImage: AttributeMap = {}) {
  return Object.fromEntries(
    Object.entries(image).filter(
      ([name]) => JSON.stringify(newImage[name]) !== JSON.stringify(oldImage[name]),
    ),
  );
}
