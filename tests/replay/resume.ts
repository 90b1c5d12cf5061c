/** Starts today's service with the tables and messages that an earlier version stored. */
import { isFinal } from '../../contract/submission.ts';
import type { TableName } from '../functions/table-definitions.ts';
import { readRecord, type VersionRecord } from './record.ts';
import { Service } from './service.ts';

const MINUTE_SECONDS = 60;
/**
 * How long `finish` runs the bots, in minutes. All leads end within this time, except leads that
 * wait for a paused form.
 */
const LONGEST_MINUTES = 6 * 60;

export interface Resumed {
  service: Service;
  record: VersionRecord;
}

/**
 * Loads the version's record. The service's clock starts at the time at which the record was
 * written.
 */
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

/** Runs bots and reconciler until every lead has ended. Every form accepts its leads. */
export async function finish(service: Service): Promise<void> {
  for (let minute = 0; minute < LONGEST_MINUTES; minute += 1) {
    await service.deliverAll({ fences: true, fate: 'success' });
    await service.reconcile();
    if (service.rows().every(({ status }) => isFinal(status))) return;
    service.turn(MINUTE_SECONDS);
  }
}
