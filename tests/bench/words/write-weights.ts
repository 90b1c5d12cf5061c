/** Writes the weights as source code, so that they can be bundled like any other module. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Weights } from '../../../functions/browser/judge/words/model.ts';

const file = join(import.meta.dirname, '../../../functions/browser/judge/words/weights.ts');

export async function writeWeights({ scale, rows }: Weights): Promise<number> {
  const bytes = Buffer.concat(rows.map((row) => Buffer.from(row.buffer)));
  const source = `/** Written by \`npm run bench -- words <file> --train\`; not for editing. */
import { BUCKETS, type Weights } from './model.ts';

const scale = ${scale};
const bytes =
  '${bytes.toString('base64')}';

export function readWeights(): Weights {
  const all = Buffer.from(bytes, 'base64');
  const row = (index: number) =>
    new Int8Array(all.subarray(index * BUCKETS, (index + 1) * BUCKETS));
  return { scale, rows: Array.from({ length: all.length / BUCKETS }, (_row, index) => row(index)) };
}
`;
  await writeFile(file, source);
  return source.length;
}
