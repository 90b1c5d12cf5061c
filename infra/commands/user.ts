/**
 * `npm run operate -- user show|disable|enable|delete <email> [--outputs FILE]`: shows, disables,
 * enables or deletes a user. Applies to the stage whose outputs are in FILE (written by `cdk deploy
 * --outputs-file`), or to the local cloud. On AWS the command uses the caller's credentials, which
 * need the rights listed in docs/runbook.md.
 */
import { parseArgs } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import { createAccountStore } from '../../functions/stores/accounts/account-store.ts';
import { createDocumentClient } from '../../functions/stores/dynamodb/document-client.ts';
import { createTargetFormStore } from '../../functions/stores/target-forms/target-form-store.ts';
import { createUserPool } from '../../functions/stores/accounts/user-pool.ts';
import { loopback } from '../../local-cloud/ports.ts';
import { changeUser, isUserAction, userActions, type UserDependencies } from './change-user.ts';
import { accessTo, localOutputs, readOutputs, type StageOutputs } from './stage-outputs.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { outputs: { type: 'string', default: localOutputs } },
});
const [action = '', email = '', ...others] = positionals;
if (!isUserAction(action) || !email.includes('@') || others.length > 0) {
  console.error(`npm run operate -- user ${userActions.join('|')} <email> [--outputs FILE]`);
  process.exit(2);
}
try {
  const outputs = readOutputs(values.outputs, 'AccountsTable', 'TargetFormsTable');
  console.log(await changeUser(action, email, dependenciesOf(outputs)));
} catch (error: unknown) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function dependenciesOf(outputs: StageOutputs): UserDependencies {
  const { Region, UserPoolId, AccountsTable, TargetFormsTable } = outputs;
  const { config, credentials, ports } = accessTo(outputs);
  const client = createDocumentClient(config);
  const now = () => new Date();
  return {
    accounts: createAccountStore({ client, table: AccountsTable, now }),
    targetForms: createTargetFormStore({
      client,
      table: TargetFormsTable,
      now,
      newId: () => uuidv7(),
    }),
    pool: createUserPool({
      endpoint: ports ? loopback(ports.login) : `https://cognito-idp.${Region}.amazonaws.com`,
      userPoolId: UserPoolId,
      identity: { region: Region, credentials },
    }),
  };
}
