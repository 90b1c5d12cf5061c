/**
 * Reads which members the types in `contract/` declare for stored items. The recorded data of a
 * version does not contain all of these members.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const contract = path.resolve(import.meta.dirname, '../../contract');
/** The modules that declare the types of stored rows and items. */
const files = [
  'account',
  'api-key',
  'attempt-receipt',
  'follow-ups',
  'lead',
  'origins',
  'rehearsal',
  'submission',
  'target-forms',
];
const declaration = /^export interface (\w+)[^{]*\{\n(.*?)^\}/gms;
const member = /^ {2}(\w+\??): ([^;{]+)/gm;

/** @returns the members of each interface, with their types as written in the source. */
export async function declaredMembers(): Promise<Record<string, Record<string, string>>> {
  const declared: Record<string, Record<string, string>> = {};
  for (const file of files) {
    const text = await readFile(path.join(contract, `${file}.ts`), 'utf8');
    for (const [, name = '', body = ''] of text.matchAll(declaration)) {
      const members = [...body.matchAll(member)].map(([, one = '', type = '']) => [
        one,
        type.replace(/\s+/g, ''),
      ]);
      declared[name] = Object.fromEntries(members) as Record<string, string>;
    }
  }
  return declared;
}
