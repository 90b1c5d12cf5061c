/**
 * Writes the record of a new version, made with today's code, if the shape of the stored data (its
 * members and their formats) has changed.
 */
import { readRecord, recordOf, versionNames, writeRecord } from './record.ts';
import { shapeOf } from './shape.ts';
import { tellToday } from './tell-today.ts';

interface ShapeChange {
  /**
   * Differences between the shape of an older record and today's shape (see shape.ts). `gone`:
   * lines that only the older shape has. `added`: lines that only today's shape has.
   */
  gone: string[];
  added: string[];
}

/**
 * Compares the shape of the data that today's code stores and sends with the given version's
 * record.
 */
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
