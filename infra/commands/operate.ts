/**
 * `npm run operate -- user|origin|restore …`: the commands with which an operator changes a running
 * stage. A command that gets wrong arguments prints the correct ones.
 */
import { argv } from 'node:process';

const commands: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
  origin: () => import('./origin.ts'),
  restore: () => import('./restore.ts'),
  user: () => import('./user.ts'),
};

// The called command reads the remaining arguments itself.
const [name = ''] = argv.splice(2, 1);
const command = commands[name];
if (command) await command();
else {
  console.error(`npm run operate -- ${Object.keys(commands).join('|')} …`);
  process.exitCode = 2;
}
