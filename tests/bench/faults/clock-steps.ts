/**
 * Gives each function's process a wrong clock. Node loads this module before the function's code. A
 * file gives the error in milliseconds for each function; the clock steps when the file changes.
 * Timers are not affected, as when a machine's clock is set.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
const LOOK_EVERY_MS = 25;
const file = process.env['CLOCK_STEPS'] ?? '';
const own = process.env['AWS_LAMBDA_FUNCTION_NAME'] ?? '';
let offset = 0;
let lookedAt = -Infinity;

/**
 * The time by the wrong clock. If the file with the clocks' errors is incomplete or missing, the
 * clock's error stays as it is.
 */
function stepped(): number {
  if (performance.now() - lookedAt > LOOK_EVERY_MS) {
    lookedAt = performance.now();
    try {
      const steps = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
      offset = 0;
      for (const [name, by] of Object.entries(steps)) if (own.includes(name)) offset += by;
    } catch {
      // The file with the clocks' errors is missing or incomplete, so the clock's error stays
      // unchanged.
    }
  }
  return RealDate.now() + offset;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[], made) =>
    Reflect.construct(target, args.length === 0 ? [stepped()] : args, made) as Date,
  apply: () => new RealDate(stepped()).toString(),
  get: (target, name) => (name === 'now' ? stepped : (Reflect.get(target, name) as unknown)),
});
