/** Programs of other languages, which a machine may lack. */
import { spawnSync } from 'node:child_process';

const found = new Map<string, boolean>();

/** Whether the machine has the program. */
export function hasProgram(name: string): boolean {
  const known = found.get(name) ?? spawnSync(name, ['--version']).status === 0;
  found.set(name, known);
  return known;
}
