/**
 * All functions of the stack by ARN. The gateway, the pollers, the GraphQL API and the user pool
 * invoke functions through this table. Other services use it to find the function that signed a
 * request.
 */
import type { FunctionRunner, InvocationResult } from './runner.ts';

export interface Functions {
  add: (runner: FunctionRunner, roleName: string) => void;
  /** Finds a function by its ARN or its alias's ARN, also within an API Gateway invocation URI. */
  find: (arn: string) => FunctionRunner;
  all: () => FunctionRunner[];
  close: (graceMs: number) => Promise<void>;
  invoke: (arn: string, event: unknown) => Promise<InvocationResult>;
  /** The function whose key signed a request, and its role. */
  ofAccessKey: (accessKeyId: string) => { runner: FunctionRunner; roleName: string } | undefined;
}

export function createFunctions(): Functions {
  const byArn = new Map<string, { runner: FunctionRunner; roleName: string }>();

  function find(text: string): FunctionRunner {
    const arn = /arn:aws:lambda:[^:/]+:[^:/]+:function:[^:/]+/.exec(text)?.[0] ?? text;
    const found = byArn.get(arn);
    if (!found) throw new Error(`There is no function ${arn}`);
    return found.runner;
  }

  return {
    find,
    add: (runner, roleName) => void byArn.set(runner.definition.arn, { runner, roleName }),
    all: () => [...byArn.values()].map(({ runner }) => runner),
    close: async (graceMs) => {
      await Promise.all([...byArn.values()].map(({ runner }) => runner.close(graceMs)));
    },
    invoke: (arn, event) => find(arn).invoke(event),
    ofAccessKey: (accessKeyId) =>
      [...byArn.values()].find(
        ({ runner }) => runner.definition.credentials.accessKeyId === accessKeyId,
      ),
  };
}
