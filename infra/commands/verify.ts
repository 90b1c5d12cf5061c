/**
 * `npm run verify -- <receipt.json> [--key FILE|ADDRESS] [--picture FILE] [--outputs FILE]`: checks
 * a receipt and prints its content. Needs only the receipt and the public keys. The keys come from
 * `--key` (a JWK set), or else from the site whose outputs are in FILE, by default the local
 * cloud's site. Exits with 0 if the receipt is genuine, otherwise with 1 and a sentence.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { receiptKeysPath, type Receipt } from '../../contract/receipt.ts';
import { localOutputs, readOutputs } from './stage-outputs.ts';
import { describeReceipt } from './verify/describe-receipt.ts';
import { printable } from './verify/printable.ts';
import { readKeys } from './verify/read-keys.ts';
import { NotGenuine, verifyReceipt } from './verify/verify-receipt.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    picture: { type: 'string' },
    outputs: { type: 'string', default: localOutputs },
  },
});
const [file, ...others] = positionals;
if (file === undefined || others.length > 0) {
  console.error(
    'npm run verify -- <receipt.json> [--key FILE|ADDRESS] [--picture FILE] [--outputs FILE]',
  );
  process.exit(2);
}
try {
  const text = await readFile(file, 'utf8');
  const keys = await readKeys(values.key ?? publishedKeys());
  const verified = await verifyReceipt(text, keys);
  if (values.picture !== undefined) await checkPicture(values.picture, verified.receipt);
  console.log(describeReceipt(verified).join('\n'));
} catch (error: unknown) {
  console.error(printable(error instanceof Error ? error.message : String(error)));
  process.exit(1);
}

function publishedKeys(): string {
  return new URL(receiptKeysPath, readOutputs(values.outputs, 'SiteUrl').SiteUrl).href;
}

async function checkPicture(path: string, { picture }: Receipt): Promise<void> {
  if (!picture) throw new NotGenuine('The receipt is genuine, but it has no picture.');
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  if (sha256 !== picture.sha256) {
    throw new NotGenuine('The receipt is genuine, but this is not its picture.');
  }
}
