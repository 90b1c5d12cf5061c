/**
 * `npm audit --json | node infra/commands/supply-chain/advisories.ts`: exits with 1 if a package
 * that ships has a high or critical advisory without an entry in accepted-advisories.ts, or if the
 * registry gave no report.
 */
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { acceptedAdvisories } from './accepted-advisories.ts';
import { judgeAdvisories, type Audit } from './judge-advisories.ts';
import { readJson } from '../../read-json.ts';

const lockFile = join(import.meta.dirname, '../../../package-lock.json');
try {
  const { packages } = readJson<Pick<Audit, 'packages'>>(lockFile);
  const { refused, noticed } = judgeAdvisories({
    answer: JSON.parse(await text(process.stdin)),
    packages,
    accepted: acceptedAdvisories,
    today: new Date().toISOString().slice(0, 10),
  });
  for (const line of noticed) console.log(`::notice::${line}`);
  for (const line of refused) console.log(`::error::${line}`);
  console.log(`${refused.length} advisories refused, ${noticed.length} noticed`);
  if (refused.length > 0) process.exitCode = 1;
} catch (error: unknown) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
