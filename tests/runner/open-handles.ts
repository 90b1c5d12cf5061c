/**
 * Describes what keeps this process from exiting, and during which test file each handle was
 * opened. Node lists handles only by an undocumented method. Of timers and requests, Node lists
 * only the types (https://nodejs.org/api/process.html#processgetactiveresourcesinfo).
 */
import type { ChildProcess } from 'node:child_process';
import type { Server, Socket } from 'node:net';

/**
 * Matches types of resources that `describe` does not print, because it prints their handles or
 * counts them as timers.
 */
const namedByHandle = /^(Timeout|Immediate|.*Wrap|.*ReqWrap)$/;

export class OpenHandles {
  private readonly openedDuring = new Map<object, string>();

  constructor() {
    this.note('Jest itself');
  }

  /** Assigns all new handles to the given test file. Call it at the end of each test file. */
  note(file: string): void {
    for (const handle of activeHandles()) {
      if (!this.openedDuring.has(handle)) this.openedDuring.set(handle, file);
    }
  }

  describe(): string[] {
    const handles = activeHandles()
      .filter((handle) => this.openedDuring.get(handle) !== 'Jest itself')
      .map((handle) => `${nameOf(handle)}, opened during ${this.openedDuring.get(handle) ?? '?'}`);
    const resources = process.getActiveResourcesInfo();
    const timers = resources.filter((type) => type === 'Timeout' || type === 'Immediate').length;
    return [
      ...handles,
      ...(timers > 0 ? [`${timers} timers`] : []),
      ...resources.filter((type) => !namedByHandle.test(type)),
    ];
  }
}

function activeHandles(): object[] {
  return (process as unknown as { _getActiveHandles: () => object[] })._getActiveHandles();
}

function nameOf(handle: object): string {
  const { spawnfile, pid } = handle as Partial<ChildProcess>;
  if (spawnfile !== undefined) return `process ${pid} (${spawnfile})`;
  if ('listening' in handle) {
    const address = (handle as Server).address();
    return `server on ${typeof address === 'object' ? `port ${address?.port}` : address}`;
  }
  if ('remotePort' in handle) {
    const { localPort, remotePort } = handle as Socket;
    return `socket from port ${localPort} to port ${remotePort}`;
  }
  return handle.constructor.name;
}
