/** The operators' decisions on origins, as made by the command `npm run operate -- origin`. */
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { OriginDecision, OriginRow } from '../../../contract/origins.ts';
import { allOf, scanPages } from '../dynamodb/read-items.ts';
import type { TimedTable } from '../dynamodb/store-table.ts';

export interface OriginDecisions {
  decide(origin: string, decision: OriginDecision): Promise<void>;
  /** Removes the decision on an origin, so that only the stage's general policy applies to it. */
  clear(origin: string): Promise<void>;
  /** All decisions, sorted by origin. */
  list(): Promise<OriginRow[]>;
}

export function createOriginDecisions({ client, table, now }: TimedTable): OriginDecisions {
  return {
    decide: async (origin, decision) => {
      const Item: OriginRow = { origin, decision, decidedAt: now().toISOString() };
      await client.send(new PutCommand({ TableName: table, Item }));
    },
    clear: async (origin) => {
      await client.send(new DeleteCommand({ TableName: table, Key: { origin } }));
    },
    list: async () => {
      const rows = await allOf(scanPages<OriginRow>({ client, table }, {}));
      return rows.sort((one, other) => (one.origin < other.origin ? -1 : 1));
    },
  };
}
