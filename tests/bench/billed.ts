/**
 * Estimates what Lambda would bill for leads, from the local cloud's REPORT line of each
 * invocation. The durations are measured on this machine; the prices are those of infra/prices.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pricesPerMillion } from '../../infra/prices.ts';
import { buildDirectoryName } from '../../local-cloud/command-line/build.ts';
import { readAssembly } from '../../local-cloud/template/assembly.ts';
import { repository } from '../end-to-end/stage.ts';

const { gigabyteSecond, invocation, apiRequest } = pricesPerMillion;
const dollarsPerGigabyteSecond = {
  x86_64: gigabyteSecond.x86 / 1e6,
  arm64: gigabyteSecond.arm / 1e6,
};

/**
 * The functions that process every accepted lead; each name is the beginning of the function's
 * logical id.
 */
const functions = ['BotFunction', 'BrowserFunction', 'FenceFunction'];

interface Invocations {
  count: number;
  milliseconds: number;
}
export type Usage = Map<string, Invocations>;

/** Adds up the invocations and durations that each function has logged so far. */
export function usageOf(dataDir: string): Usage {
  const usage: Usage = new Map();
  const logs = join(dataDir, 'logs');
  for (const name of functions) {
    const file = readdirSync(logs).find((log) => log.startsWith(name));
    const text = file ? readFileSync(join(logs, file), 'utf8') : '';
    const reported = [...text.matchAll(/^REPORT .* Duration: ([\d.]+) ms/gm)];
    const milliseconds = reported.reduce((sum, [, duration]) => sum + Number(duration), 0);
    usage.set(name, { count: reported.length, milliseconds });
  }
  return usage;
}

/** The bench's output lines for the usage between two calls of `usageOf`. */
export function billedRows(before: Usage, after: Usage, leads: number): Record<string, string> {
  const { template } = readAssembly(join(repository, '.local', buildDirectoryName, 'assembly'));
  const rows: Record<string, string> = {};
  let dollars = 0;
  for (const [name, { count, milliseconds }] of after) {
    const [, resource] =
      Object.entries(template.Resources).find(
        ([id, { Type }]) => Type === 'AWS::Lambda::Function' && id.startsWith(name),
      ) ?? [];
    if (!resource) continue;
    const { MemorySize = 128, Architectures = ['x86_64'] } = resource.Properties as {
      MemorySize?: number;
      Architectures?: (keyof typeof dollarsPerGigabyteSecond)[];
    };
    const used = milliseconds - (before.get(name)?.milliseconds ?? 0);
    const calls = count - (before.get(name)?.count ?? 0);
    const rate = dollarsPerGigabyteSecond[Architectures[0] ?? 'x86_64'];
    // The fence function is called through API Gateway, which also bills each request.
    const request = (invocation + (name === 'FenceFunction' ? apiRequest : 0)) / 1e6;
    dollars += (used / 1000) * (MemorySize / 1024) * rate + calls * request;
    rows[`${name}, billed a lead`] =
      `${(used / leads).toFixed(0)} ms × ${MemorySize} MB (${(calls / leads).toFixed(1)} calls)`;
  }
  rows['price of 1,000 leads'] = `$${((dollars / leads) * 1000).toFixed(4)}`;
  return rows;
}
