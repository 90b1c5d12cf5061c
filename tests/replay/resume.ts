/** Today's service on what an earlier version left: its tables and its messages. */
import { isFinal } from '../../contract/submission.ts';
import type { TableName } from '../functions/table-definitions.ts';
import { readRecord, type VersionRecord } from './record.ts';
import { Service } from './service.ts';

const MINUTE_SECONDS = 60;
/** Everything that is not held ends long before this. */
const LONGEST_MINUTES = 6 * 60;

export interface Resumed {
  service: Service;
  record: VersionRecord;
}

/** The clock goes on where the version's story ended. */
export async function resume(version: string): Promise<Resumed> {
  const record = await readRecord(version);
  const service = new Service(record.leads.writtenAt, 100 + Number(version));
  for (const tables of [record.rows, record.keys, record.forms]) {
    for (const [name, items = []] of Object.entries(tables)) {
      for (const item of items) service.put(name as TableName, item);
    }
  }
  for (const message of record.messages.queue) service.send(message);
  return { service, record };
}

/** Lets bots and reconciler work until no row is open; all forms take leads. */
export async function finish(service: Service): Promise<void> {
  for (let minute = 0; minute < LONGEST_MINUTES; minute += 1) {
    await service.deliverAll({ fences: true, fate: 'success' });
    await service.reconcile();
    if (service.rows().every(({ status }) => isFinal(status))) return;
    service.turn(MINUTE_SECONDS);
  }
}
