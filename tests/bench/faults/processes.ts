/** Finds the processes of functions and of their browsers in `/proc`. */
import { readFileSync } from 'node:fs';
import { descendantsOf } from '../../../local-cloud/processes/process-tree.ts';

/** The functions that handle a lead, each by a part of the function's name. */
export const functionNames = [
  'AuthoriserFunction',
  'WebhookFunction',
  'BotFunction',
  'BrowserFunction',
  'FenceFunction',
  'ReconcilerFunction',
  'LiveFunction',
  'DashboardApiFunction',
] as const;
export type ProcessName = (typeof functionNames)[number] | 'Chromium';

const read = (pid: number, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** Returns the ids of the processes of one function, or of the browsers of running attempts. */
export function processesOf(cloud: number, name: ProcessName): number[] {
  const isWanted = (pid: number) =>
    name === 'Chromium'
      ? /chrom/.test(read(pid, 'cmdline').split('\0')[0] ?? '')
      : new RegExp(`(^|\0)AWS_LAMBDA_FUNCTION_NAME=[^\0]*${name}`).test(read(pid, 'environ')) &&
        read(pid, 'cmdline').includes('worker.mjs');
  return descendantsOf(cloud)
    .map(({ pid }) => pid)
    .filter(isWanted);
}
