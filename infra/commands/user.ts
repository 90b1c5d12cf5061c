/**
 * `npm run user -- show|disable|enable|delete <email> [--outputs FILE]`: cuts a user off, or takes
 * that back. Of the stage whose outputs FILE names, as `cdk deploy --outputs-file` writes it; else
 * of the local cloud. On AWS with the credentials of whoever calls, which need the rights that
 * docs/runbook.md names.
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createAccountStore } from '../../functions/stores/accounts/account-store.ts';
import { createDocumentClient } from '../../functions/stores/dynamodb/document-client.ts';
import { createUserPool } from '../../functions/stores/accounts/user-pool.ts';
import { loopback, portsFrom } from '../../local-cloud/ports.ts';
import { changeUser, isUserAction, userActions, type UserDependencies } from './change-user.ts';

interface Outputs {
  SiteUrl: string;
  Region: string;
  UserPoolId: string;
  AccountsTable: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { outputs: { type: 'string', default: '.local/outputs.json' } },
});
const [action = '', email = '', ...others] = positionals;
if (!isUserAction(action) || !email.includes('@') || others.length > 0) {
  console.error(`npm run user -- ${userActions.join('|')} <email> [--outputs FILE]`);
  process.exit(2);
}
try {
  console.log(await changeUser(action, email, dependenciesOf(readOutputs(values.outputs))));
} catch (error: unknown) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** One stack's outputs by name. */
function readOutputs(file: string): Outputs {
  const stacks = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Outputs>;
  const [outputs] = Object.values(stacks);
  if (!outputs?.AccountsTable)
    throw new Error(`${file} has no output AccountsTable: deploy first.`);
  return outputs;
}

function dependenciesOf({ SiteUrl, Region, UserPoolId, AccountsTable }: Outputs): UserDependencies {
  const site = new URL(SiteUrl);
  const local = site.hostname === '127.0.0.1' ? portsFrom(Number(site.port)) : undefined;
  const config = {
    region: Region,
    ...(local && {
      endpoint: loopback(local.database),
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  };
  const { credentials } = new DynamoDBClient(config).config;
  const client = createDocumentClient(config);
  return {
    accounts: createAccountStore({ client, table: AccountsTable, now: () => new Date() }),
    pool: createUserPool({
      endpoint: local ? loopback(local.login) : `https://cognito-idp.${Region}.amazonaws.com`,
      userPoolId: UserPoolId,
      identity: { region: Region, credentials },
    }),
  };
}
