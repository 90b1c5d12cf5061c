/**
 * `npm run operate -- restore export|import <folder> [--suffix=-restored] [--outputs FILE]`:
 * `export` copies a stage's tables to a folder, or, with `--suffix`, the tables that AWS restored
 * under names with this suffix; `import` writes the items that the stage's own tables lack.
 * docs/runbook.md, "Restoring tables", has the whole procedure.
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { parseArgs } from 'node:util';
import { stages } from '../stages.ts';
import { exportTables, importTables } from './restore/restore-stage.ts';
import { accessTo, localOutputs, readOutputs } from './stage-outputs.ts';
import { readJson } from '../read-json.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    outputs: { type: 'string', default: localOutputs },
    suffix: { type: 'string', default: '' },
  },
});
const [action, folder, ...others] = positionals;
if ((action !== 'export' && action !== 'import') || folder === undefined || others.length > 0) {
  console.error(
    'npm run operate -- restore export|import <folder> [--suffix=-restored] [--outputs FILE]',
  );
  process.exit(2);
}
try {
  const outputs = readOutputs(values.outputs, 'Region');
  const [stackName = ''] = Object.keys(readJson<object>(values.outputs));
  const settings = stages[stackName.replace(/^FormAutomation-/, '')];
  if (!settings) throw new Error(`${stackName} is no stage of infra/stages.ts.`);
  const dependencies = {
    client: new DynamoDBClient(accessTo(outputs).config),
    stackName,
    folder,
    leadRetentionDays: settings.leadRetentionDays,
    now: () => new Date(),
    tell: (line: string) => console.log(line),
  };
  if (action === 'export') await exportTables(dependencies, values.suffix);
  else await importTables(dependencies);
} catch (error: unknown) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
