/**
 * `npm run operate -- origin approve|block|clear <origin> | list [--outputs FILE]`: decides to
 * which sites users may send the bot. Applies to the stage whose outputs are in FILE (written by
 * `cdk deploy --outputs-file`), or to the local cloud. On AWS the command uses the caller's
 * credentials, which need the rights listed in docs/runbook.md.
 */
import { parseArgs } from 'node:util';
import { createDocumentClient } from '../../functions/stores/dynamodb/document-client.ts';
import { createOriginDecisions } from '../../functions/stores/origins/origin-decisions.ts';
import { changeOrigin, isOriginAction, originActions } from './change-origin.ts';
import { accessTo, localOutputs, readOutputs } from './stage-outputs.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { outputs: { type: 'string', default: localOutputs } },
});
const [action = '', origin = '', ...others] = positionals;
const isComplete = (origin === '') === (action === 'list') && others.length === 0;
if (!isOriginAction(action) || !isComplete) {
  console.error(`npm run operate -- origin ${originActions.join('|')} <origin> [--outputs FILE]`);
  process.exit(2);
}
try {
  const outputs = readOutputs(values.outputs, 'OriginsTable');
  const client = createDocumentClient(accessTo(outputs).config);
  const table = outputs.OriginsTable;
  const decisions = createOriginDecisions({ client, table, now: () => new Date() });
  console.log(await changeOrigin(action, origin, decisions));
} catch (error: unknown) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
