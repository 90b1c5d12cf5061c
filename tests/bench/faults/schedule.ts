/** Injects random faults, at most two at the same time, until it is stopped. */
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '../../../contract/time-units.ts';
import { chooseFault, type Fault, type FaultChoice, type FaultRecord } from './faults.ts';

const AT_ONCE = 2;

/**
 * Before each fault, the schedule waits until some leads have arrived at the form: a random number
 * from one to this number. So a slow machine gets as many faults per lead as a fast one.
 */
const MOST_ARRIVALS = 7;
/** The longest pause between two faults, even if no lead arrives. */
const LONGEST_PAUSE_MS = 10 * SECOND_MS;

export interface Schedule {
  records: FaultRecord[];
  /** Never resolves. Rejects if a fault can't be injected or the local cloud ends by itself. */
  failed: Promise<never>;
  /** Ends the running faults and starts no other fault. */
  stop: () => Promise<void>;
}

async function pause({ random, arrived }: FaultChoice): Promise<void> {
  const wanted = arrived() + Math.ceil(MOST_ARRIVALS * random());
  const latest = performance.now() + LONGEST_PAUSE_MS;
  while (arrived() < wanted && performance.now() < latest) await wait(50);
}

export function startSchedule(choice: FaultChoice): Schedule {
  const records: FaultRecord[] = [];
  const underWay = new Set<Promise<void>>();
  let isStopped = false;

  async function make({
    make: begin,
    what,
    target,
    hitsOne = false,
    stepMs,
  }: Fault): Promise<void> {
    const record = { what, target, from: Date.now(), until: Infinity, hitsOne };
    const known = { ...record, ...(stepMs !== undefined && { stepMs }) };
    records.push(known);
    const hit = await begin();
    known.until = Date.now();
    if (!hit) records.splice(records.indexOf(known), 1);
  }

  async function go(): Promise<void> {
    while (!isStopped) {
      await pause(choice);
      if (!choice.cloud.isRunning()) throw new Error('The local cloud has ended by itself');
      const fault = chooseFault(choice);
      if (fault.alone) {
        await Promise.all(underWay);
        await make(fault);
        continue;
      }
      if (underWay.size >= AT_ONCE) await Promise.race(underWay);
      const task = make(fault).finally(() => underWay.delete(task));
      underWay.add(task);
    }
    await Promise.all(underWay);
  }

  const going = go();
  const failed = new Promise<never>((_resolve, reject) => void going.catch(reject));
  failed.catch(() => undefined);
  return {
    ...{ records, failed },
    stop: () => {
      isStopped = true;
      return going;
    },
  };
}
