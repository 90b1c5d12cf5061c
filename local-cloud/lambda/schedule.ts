/** Runs a function by a schedule rule, with the event that EventBridge would send. */
import { randomUUID } from 'node:crypto';
import { account, region, TemplateError } from '../template/template.ts';

const unitMilliseconds: Record<string, number> = {
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};

/** @throws {TemplateError} for a schedule that is not written as `rate(…)`. */
export function rateMilliseconds(expression: string): number {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const milliseconds = unitMilliseconds[unit ?? ''];
  if (!count || !milliseconds) {
    throw new TemplateError(`The local cloud knows rate(…) schedules only, not ${expression}`);
  }
  return Number(count) * milliseconds;
}

export function scheduledEvent(ruleArn: string, now: Date) {
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account,
    time: now.toISOString().replace(/\.\d+Z$/, 'Z'),
    region,
    resources: [ruleArn],
    detail: {},
  };
}

/** @returns a function that stops the schedule. */
export function startSchedule({
  everyMs,
  run,
}: {
  everyMs: number;
  run: () => Promise<unknown>;
}): () => void {
  const timer = setInterval(() => void run().catch(() => undefined), everyMs);
  return () => clearInterval(timer);
}
