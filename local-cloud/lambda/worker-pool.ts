/**
 * The worker processes of one function. A worker handles one event at a time and is reused for
 * later events. It is ended when it is idle for long, and replaced when the code changes. Used by
 * the runner only.
 */
import type { WorkerProcess } from './worker-process.ts';
import { MINUTE_MS, SECOND_MS } from '../../contract/time-units.ts';

const IDLE_SPARE_MS = 20 * SECOND_MS;
const IDLE_LAST_MS = 10 * MINUTE_MS;

export interface WorkerPoolOptions {
  start: () => WorkerProcess;
  /** Returns the current maximum number of workers. */
  limit: () => number;
}

export interface WorkerPool {
  /**
   * Returns an idle worker of the tenant. Without an idle worker, starts a new worker; at the
   * limit, ends an idle worker of another tenant first. If all workers are busy, waits for the next
   * free worker.
   */
  take: (tenantId?: string) => Promise<WorkerProcess>;
  release: (worker: WorkerProcess) => void;
  /** Ends each worker after its current event; later events go to new workers. */
  retire: () => void;
  /** Refuses all further calls of `take`. */
  close: () => void;
  killAll: () => Promise<void>;
  size: () => number;
}

interface Slot {
  tenantId: string | undefined;
  busy: boolean;
  retired: boolean;
  idleTimer?: NodeJS.Timeout;
}

export function createWorkerPool({ start, limit }: WorkerPoolOptions): WorkerPool {
  const slots = new Map<WorkerProcess, Slot>();
  const waiting: (() => void)[] = [];
  let closed = false;

  function takeWarm(tenantId: string | undefined): WorkerProcess | undefined {
    const worker = warmIn(slots, tenantId);
    const slot = worker && slots.get(worker);
    if (!slot) return undefined;
    clearTimeout(slot.idleTimer);
    slot.busy = true;
    return worker;
  }

  function takeNew(tenantId: string | undefined): WorkerProcess | undefined {
    if (slots.size >= limit()) {
      const idle = [...slots.keys()].find((one) => !slots.get(one)?.busy);
      if (!idle) return undefined;
      end(idle);
    }
    const worker = start();
    slots.set(worker, { tenantId, busy: true, retired: false });
    return worker;
  }

  function end(worker: WorkerProcess): void {
    clearTimeout(slots.get(worker)?.idleTimer);
    slots.delete(worker);
    void worker.kill();
  }

  /** Ends an idle worker; the function's last worker may stay idle for longer. */
  function endSpare(worker: WorkerProcess, slot: Slot): void {
    if (slots.size > 1) end(worker);
    else slot.idleTimer = setTimeout(() => end(worker), IDLE_LAST_MS - IDLE_SPARE_MS).unref();
  }

  function wakeAll(): void {
    for (const wake of waiting.splice(0)) wake();
  }

  return {
    size: () => slots.size,
    take: async (tenantId) => {
      while (!closed) {
        const worker = takeWarm(tenantId) ?? takeNew(tenantId);
        if (worker) return worker;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      throw new Error('The function is stopping');
    },
    release: (worker) => {
      const slot = slots.get(worker);
      if (!slot) return;
      slot.busy = false;
      if (!worker.alive() || slot.retired || closed) end(worker);
      else slot.idleTimer = setTimeout(() => endSpare(worker, slot), IDLE_SPARE_MS).unref();
      wakeAll();
    },
    retire: () => {
      for (const [worker, slot] of slots) {
        slot.retired = true;
        if (!slot.busy) end(worker);
      }
    },
    close: () => {
      closed = true;
      wakeAll();
    },
    killAll: async () => {
      await Promise.all([...slots.keys()].map((worker) => worker.kill()));
    },
  };
}

function warmIn(slots: ReadonlyMap<WorkerProcess, Slot>, tenantId: string | undefined) {
  const [worker] =
    [...slots].findLast(([one, slot]) => !slot.busy && slot.tenantId === tenantId && one.alive()) ??
    [];
  return worker;
}
