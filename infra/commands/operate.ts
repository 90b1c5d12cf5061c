/**
 * `npm run operate -- user|origin|restore …`: what an operator changes in a running stage. Each
 * command names its own arguments when it gets wrong ones.
 */
import { argv } from 'node:process';

const commands: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
  origin: () => import('./origin.ts'),
  restore: () => import('./restore.ts'),
  user: () => import('./user.ts'),
};

// The command reads the remaining arguments itself.
const [name = ''] = argv.splice(2, 1);
const command = commands[name];
if (command) await command();
else {
  console.error(`npm run operate -- ${Object.keys(commands).join('|')} …`);
  process.exitCode = 2;
}
