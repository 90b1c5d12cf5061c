/**
 * Repeats interrupted writes. dynalite writes an item's indexes before the item, in several steps.
 * If the process is killed between two steps, a row may be missing from an index for ever. So each
 * write to a table with indexes is first noted in a file, and an interrupted write is repeated at
 * the next start.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Engine } from './engine.ts';
import { createItemLine } from './item-line.ts';
import type { AttributeMap } from './stream.ts';
import type { WriteInput } from './writes.ts';

type Input = WriteInput;

interface Note {
  operation: string;
  input: Input;
  key: AttributeMap;
  /** The item before the write; absent if the item did not exist. */
  before?: unknown;
}

export interface RedoEngine extends Engine {
  /**
   * Repeats writes to this table that an earlier process began but did not finish. From now on,
   * notes each new write to the table in a file.
   */
  protect: (table: string, keyAttributes: readonly string[]) => Promise<void>;
}

const noted = new Set(['PutItem', 'UpdateItem', 'DeleteItem']);

/**
 * @param folder the folder for the notes of writes; undefined if the engine stores its data in
 * memory.
 */
export function withRedo(engine: Engine, folder: string | undefined): RedoEngine {
  const keys = new Map<string, readonly string[]>();
  const inLine = createItemLine();
  let count = 0;
  if (folder) mkdirSync(folder, { recursive: true });

  async function read(table: string, key: AttributeMap): Promise<unknown> {
    const input = { TableName: table, Key: key, ConsistentRead: true };
    return (await engine.call('GetItem', input)).body['Item'];
  }

  async function write(at: string, table: string, operation: string, input: Input) {
    const source = input.Item ?? input.Key ?? {};
    const names = keys.get(table) ?? [];
    const key = Object.fromEntries(names.map((name) => [name, source[name]]));
    return inLine(`${table} ${JSON.stringify(key)}`, async () => {
      const file = join(at, `${process.pid}-${(count += 1)}.json`);
      const note: Note = { operation, input, key, before: await read(table, key) };
      writeFileSync(file, JSON.stringify(note));
      const answer = await engine.call(operation, input);
      rmSync(file);
      return answer;
    });
  }

  /**
   * Reads the note of a write. Returns undefined if the note is incomplete: then its write had not
   * begun.
   */
  function parse(text: string): Note | undefined {
    try {
      return JSON.parse(text) as Note;
    } catch {
      return undefined;
    }
  }

  return {
    ...engine,
    call: (operation, input) => {
      const table = String(input['TableName']);
      const isNoted = folder && noted.has(operation) && keys.has(table);
      return isNoted ? write(folder, table, operation, input) : engine.call(operation, input);
    },
    protect: async (table, keyAttributes) => {
      for (const name of folder ? readdirSync(folder) : []) {
        const file = join(folder ?? '', name);
        const note = parse(readFileSync(file, 'utf8'));
        if (note && note.input['TableName'] !== table) continue;
        if (note && isDeepStrictEqual(await read(table, note.key), note.before)) {
          await engine.call(note.operation, note.input);
        }
        rmSync(file);
      }
      keys.set(table, keyAttributes);
    },
  };
}
