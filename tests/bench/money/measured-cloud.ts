/**
 * A local cloud that measures its functions: what they request of the services, how long they run,
 * and what they log.
 */
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS, SECOND_MS } from '../../../contract/time-units.ts';
import { buildAssembly, buildDirectoryIn } from '../../../local-cloud/command-line/build.ts';
import { startLocalCloud } from '../../../local-cloud/local-cloud.ts';
import { portsFrom } from '../../../local-cloud/ports.ts';
import { readAssembly } from '../../../local-cloud/template/assembly.ts';
import { createPhysicalNames } from '../../../local-cloud/template/physical-names.ts';
import type { Template } from '../../../local-cloud/template/template.ts';
import { claimPorts } from '../../end-to-end/claim-ports.ts';
import { makeDataDir, repository, type StageOutputs } from '../../end-to-end/stage.ts';
import { until } from '../../until.ts';
import { startMeter } from './meter.ts';
import type { Tally } from './tally.ts';

export interface MeasuredCloud {
  outputs: StageOutputs;
  template: Template;
  databasePort: number;
  /** Returns the physical name of a table, by the beginning of the table's logical id. */
  tableName: (logicalId: string) => string;
  /**
   * Counts what functions use from the start of `work` until no function has called a service for a
   * while. Counts either the functions that run by a schedule or only the other functions.
   */
  measure: (work: () => Promise<void>, options?: { scheduled: boolean }) => Promise<Tally>;
  /**
   * Invokes a function as a schedule does. The parameter is the beginning of the function's logical
   * id.
   */
  invoke: (logicalId: string) => Promise<void>;
  /** The names of the custom metrics that a function sent in its last invocation. */
  metricsOf: (logicalId: string) => string[];
  close: () => Promise<void>;
}

const QUIET_MS = 700;
const DRAIN_MS = MINUTE_MS;
const GRACE_MS = 3 * SECOND_MS;
/** The log lines that Lambda itself writes for an invocation: START, END and REPORT. */
const LAMBDA_LINES = { count: 3, bytes: 350 };
/** The bytes that CloudWatch charges for each log event in addition to its text. */
const EVENT_BYTES = 26;
/** The size in bytes of one line of the API's access log: `accessLogFormat` with its values. */
export const ACCESS_LOG_BYTES = 330 + EVENT_BYTES;

export async function startMeasuredCloud(target: string): Promise<MeasuredCloud> {
  const assembly = await buildAssembly({
    projectRoot: repository,
    buildDir: buildDirectoryIn(repository),
    tell: console.log,
  });
  const { template, stackName } = readAssembly(assembly);
  const names = createPhysicalNames(stackName);
  const rows = [await claimPorts(), await claimPorts()] as const;
  const [ports, outer] = [portsFrom(rows[0].base), portsFrom(rows[1].base)];
  const { login, site, invoke, devServer } = ports;
  const reached = { ...outer, login, site, invoke, devServer };
  const meter = await startMeter(outer, ports);
  const dataDir = await makeDataDir();
  const tellCode = () => undefined;
  const cloud = await startLocalCloud({ assembly, dataDir, ports, reached, target, tellCode });
  const functions = cloud.functions.all().map(({ definition }) => definition);
  const tables = Object.entries(template.Resources).filter(
    ([, { Type }]) => Type === 'AWS::DynamoDB::Table',
  );
  const shown = new Map(tables.map(([id]) => [names.named(id), shortName(id)]));
  meter.nameOf = (table) => shown.get(table) ?? table;
  meter.callerOf = (accessKey) => {
    const caller = functions.find(({ credentials }) => credentials.accessKeyId === accessKey);
    return shortName(caller?.logicalId ?? '');
  };
  const logicalIds = Object.keys(template.Resources);
  const idOf = (start: string) => logicalIds.find((id) => id.startsWith(start)) ?? start;
  const logOf = (logicalId: string) => {
    const folder = join(dataDir, 'logs');
    const file = readdirSync(folder).find((name) => name.startsWith(logicalId));
    return file ? readFileSync(join(folder, file), 'utf8') : '';
  };
  const taken = () => {
    const all = meter.counted.copy();
    for (const { logicalId } of functions) addLog(all, shortName(logicalId), logOf(logicalId));
    return all;
  };
  const rules = Object.values(template.Resources).filter(
    ({ Type }) => Type === 'AWS::Events::Rule',
  );
  const onSchedule = new Set(
    functions
      .map(({ logicalId }) => logicalId)
      .filter((id) => JSON.stringify(rules).includes(`"${id}"`))
      .map(shortName),
  );
  const quiet = () => performance.now() - meter.lastCallAt > QUIET_MS;
  return {
    outputs: cloud.outputs as unknown as StageOutputs,
    template,
    databasePort: ports.database,
    tableName: (logicalId) => names.named(idOf(logicalId)),
    measure: async (work, { scheduled } = { scheduled: false }) => {
      await until('the functions to rest', quiet, DRAIN_MS);
      const before = taken();
      await work();
      await until('the functions to rest', quiet, DRAIN_MS);
      const counted = taken().since(before);
      return counted.only(({ by }) => onSchedule.has(by) === scheduled);
    },
    invoke: async (logicalId) => {
      const found = functions.find((one) => one.logicalId.startsWith(logicalId));
      await cloud.functions.invoke(found?.arn ?? logicalId, {});
    },
    metricsOf: (logicalId) => metricsIn(logOf(logicalId).split('REPORT ').at(-2) ?? ''),
    close: async () => {
      await cloud.close(GRACE_MS);
      await meter.close();
      await Promise.all(rows.map(({ release }) => release()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A logical id without its hash: `BotFunction97F6EEF9` → `BotFunction`. */
export function shortName(logicalId: string): string {
  return logicalId.replace(/[0-9A-F]{8}$/, '');
}

function addLog(all: Tally, by: string, text: string): void {
  const lines = text.split('\n').filter((line) => line !== '');
  const reports = lines.flatMap((line) => {
    const [, duration] = /^REPORT .* Duration: ([\d.]+) ms/.exec(line) ?? [];
    return duration === undefined ? [] : [Number(duration)];
  });
  const own = lines.filter((line) => !line.startsWith('REPORT '));
  const bytes = own.reduce((sum, line) => sum + Buffer.byteLength(line) + EVENT_BYTES, 0);
  const ofLambda = LAMBDA_LINES.bytes + LAMBDA_LINES.count * EVENT_BYTES;
  const milliseconds = reports.reduce((sum, one) => sum + one, 0);
  all.add({ by, what: 'invocations', of: 'Lambda' }, reports.length);
  all.add({ by, what: 'milliseconds', of: 'Lambda' }, milliseconds);
  all.add({ by, what: 'bytes of logs', of: 'own lines' }, bytes);
  all.add({ by, what: 'bytes of logs', of: 'Lambda’s lines' }, reports.length * ofLambda);
}

function metricsIn(text: string): string[] {
  const found = [...text.matchAll(/"Metrics":\[(.*?)\]/g)].flatMap(([, metrics = '']) =>
    [...metrics.matchAll(/"Name":"(\w+)"/g)].map(([, name = '']) => name),
  );
  return [...new Set(found)];
}
