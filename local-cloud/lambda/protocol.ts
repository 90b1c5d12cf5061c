/** What the runner and a worker process say to each other. Payloads travel as JSON, as on Lambda. */
export interface WorkerSettings {
  /** The file that the template's handler means, and the name it exports. */
  file: string;
  exportName: string;
  functionName: string;
  functionArn: string;
  memoryMegabytes: number;
  /** Said and not in the environment that it starts with, which its siblings could read. */
  credentials: Record<string, string>;
}

export type ToWorker =
  | { kind: 'start'; settings: WorkerSettings }
  | {
      kind: 'invoke';
      requestId: string;
      event: string;
      deadline: number;
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
