/**
 * Writes a table into docs/target-forms.md: the signs by which the browser function recognises the
 * outcome of a submit, in the order in which it checks them.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signTable } from '../../../functions/browser/judge/signs/sign-table.ts';

const start =
  '<!-- Made from functions/browser/judge/signs by `npm run generate`; change those. -->';
const end = '<!-- The end of the table of signs. -->';

/**
 * @throws {Error} if one of the two comments that mark the table's start and end is missing in
 * docs/target-forms.md.
 */
export async function pageWithSigns(): Promise<string> {
  const path = join(import.meta.dirname, '../../../docs/target-forms.md');
  const [before, rest = ''] = (await readFile(path, 'utf8')).split(start);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error(`${path} has no marks around the table of signs`);
  const rows = signTable.map(({ name, reads, accepts, refuses, doubts }) => {
    const says = Object.entries({ accepts, refuses, doubts }).filter(([, value]) => value);
    return `| ${name} | ${says.map(([does]) => does).join(', ')} | ${reads} |`;
  });
  const table = ['| sign | may say | what is read |', '| --- | --- | --- |', ...rows];
  return `${before}${start}\n\n${table.join('\n')}\n\n${end}${after}`;
}
