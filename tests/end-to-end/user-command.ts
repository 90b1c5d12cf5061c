/** `npm run user`, as an operator runs it: on the stage whose outputs file it is given. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { UserAction } from '../../infra/commands/change-user.ts';
import { repository, type Stage } from './stage.ts';

const run = promisify(execFile);

/** On a deployed stage it wants an operator's credentials in the environment. */
export async function runUserCommand(
  { local }: Pick<Stage, 'local'>,
  action: UserAction,
  email: string,
): Promise<string> {
  const file = process.env['OUTPUTS_FILE'] ?? path.join(local?.dataDir ?? '', 'outputs.json');
  const args = ['infra/commands/user.ts', action, email, '--outputs', path.resolve(file)];
  return (await run(process.execPath, args, { cwd: repository })).stdout;
}
