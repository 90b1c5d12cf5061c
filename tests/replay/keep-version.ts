/**
 * Writes a record of today's code as the newest version, if the shape of the stored data has
 * changed.
 */
import { readRecord, recordOf, versionNames, writeRecord } from './record.ts';
import { shapeOf } from './shape.ts';
import { tellToday } from './tell-today.ts';

interface ShapeChange {
  /**
   * `gone`: lines of the newest record's shape that today's code no longer writes; `added`: lines
   * that only today's code writes.
   */
  gone: string[];
  added: string[];
}

/** Compares the data that today's code stores and sends with the record of the given version. */
export async function changeSince(version: string): Promise<ShapeChange> {
  const { service, leads } = await tellToday();
  const [before, now] = [await readRecord(version), await recordOf(service, leads)].map(
    (record) => new Set(shapeOf(record)),
  );
  return {
    gone: [...(before ?? [])].filter((line) => !now?.has(line)),
    added: [...(now ?? [])].filter((line) => !before?.has(line)),
  };
}

/**
 * @returns the name of the new record, or undefined if the shape has not changed since the newest
 *   record.
 */
export async function keepVersion(): Promise<string | undefined> {
  const names = await versionNames();
  const newest = names.at(-1) ?? '000';
  if (names.length > 0) {
    const { gone, added } = await changeSince(newest);
    if (gone.length + added.length === 0) return undefined;
  }
  const name = String(Number(newest) + 1).padStart(3, '0');
  const { service, leads } = await tellToday();
  await writeRecord(name, await recordOf(service, leads));
  return name;
}
