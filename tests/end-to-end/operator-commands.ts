/** Runs `npm run operate` as an operator does, on a given stage. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { OriginAction } from '../../infra/commands/change-origin.ts';
import type { UserAction } from '../../infra/commands/change-user.ts';
import { deployedOutputs, repository, type Stage } from './stage.ts';

const run = promisify(execFile);

type OperatedStage = Pick<Stage, 'local'>;

export function runUserCommand(stage: OperatedStage, action: UserAction, email: string) {
  return runCommand(stage, 'user', action, email);
}

export function runOriginCommand(stage: OperatedStage, action: OriginAction, ...origin: string[]) {
  return runCommand(stage, 'origin', action, ...origin);
}

/** For a deployed stage, the environment must contain an operator's AWS credentials. */
async function runCommand({ local }: OperatedStage, ...command: string[]): Promise<string> {
  const outputs = deployedOutputs ?? path.join(local?.dataDir ?? '', 'outputs.json');
  const all = ['infra/commands/operate.ts', ...command, '--outputs', path.resolve(outputs)];
  return (await run(process.execPath, all, { cwd: repository })).stdout;
}
