/**
 * The messages between the runner and a worker process. Payloads are sent as JSON, as on Lambda.
 */
export interface WorkerSettings {
  /** The file with the function's handler; `exportName` is the handler's name in this file. */
  file: string;
  exportName: string;
  functionName: string;
  functionArn: string;
  memoryMegabytes: number;
  /**
   * The environment variables with the function's credentials. They are sent in a message, because
   * other processes of the user could read the worker's initial environment.
   */
  credentials: Record<string, string>;
}

export type ToWorker =
  | { kind: 'start'; settings: WorkerSettings }
  | {
      kind: 'invoke';
      requestId: string;
      event: string;
      /** How many milliseconds the function may take for the event. */
      timeoutMs: number;
      tenantId?: string | undefined;
    };

export interface FunctionError {
  errorType: string;
  errorMessage: string;
  stackTrace?: string[];
}

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed-to-start'; error: FunctionError }
  | { kind: 'result'; requestId: string; payload: string }
  | { kind: 'error'; requestId: string; error: FunctionError };
