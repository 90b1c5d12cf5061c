/**
 * Compares the tables in memory with dynalite: the same steps must give the same answers and
 * errors.
 */
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { startDynamoDb } from '../../functions/local-aws.ts';
import { tableDefinitions } from '../../functions/table-definitions.ts';
import { createMemoryTables } from '../cloud/memory-tables.ts';
import { commandOf, tableStep, type TableStep } from './table-steps.ts';

interface Answer {
  Item?: unknown;
  Items?: unknown[];
  Count?: number;
  Attributes?: unknown;
  LastEvaluatedKey?: Record<string, unknown>;
}

/**
 * @throws {Error} that shows the steps after which the tables in memory and dynalite differ: the
 *   shortest list of steps that the search has found.
 */
export async function checkTables(options: { runs: number; seed: number }): Promise<void> {
  const database = await startDynamoDb();
  const memory = createMemoryTables({ definitions: tableDefinitions });
  let run = 0;
  const property = fc.asyncProperty(fc.array(tableStep, { maxLength: 20 }), async (steps) => {
    run += 1;
    const cursors = new Map<string, Record<string, unknown>>();
    for (const [place, step] of steps.entries()) {
      const command = commandOf(step, `run${run}`, cursors.get(cursorKey(step)));
      const [real, fake] = [
        await answerOf(() => database.client.send(command as never)),
        await answerOf(() => memory.client.send(command as never)),
      ];
      if (!isDeepStrictEqual(real, fake)) {
        const difference = { step: place, input: command.input, real, fake };
        throw new Error(`They differ: ${JSON.stringify(difference, null, 1)}`);
      }
      const { LastEvaluatedKey: after } = (typeof real === 'string' ? {} : real) as Answer;
      if (after) cursors.set(cursorKey(step), after);
      else cursors.delete(cursorKey(step));
    }
  });
  try {
    await fc.assert(property, { numRuns: options.runs, seed: options.seed });
  } finally {
    await database.stop();
  }
}

/** Identifies a query by its values. A second query with the same values reads the next page. */
function cursorKey(step: TableStep): string {
  if (step.kind !== 'query') return '';
  return JSON.stringify([step.query, step.request.values, step.request.key.userId, step.isForward]);
}

async function answerOf(ask: () => Promise<unknown>): Promise<unknown> {
  try {
    const { Item, Items, Count, Attributes, LastEvaluatedKey } = (await ask()) as Answer;
    const parts = { Item, Items, Count, Attributes, LastEvaluatedKey };
    return JSON.parse(JSON.stringify(parts, sorted)) as unknown;
  } catch (error: unknown) {
    return error instanceof Error ? error.name : 'no error';
  }
}

/** Sorts the members of objects, so that their order does not matter in a comparison. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
