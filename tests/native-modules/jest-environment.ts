/**
 * Jest's `testEnvironment` setting: test files run in the process's own context. After each test
 * file, the environment variables and the globals that the file replaced are restored; globals that
 * the file added stay. The method names are Jest's.
 */
import { createMocks, type JestMocks } from './jest-mocks.ts';

/** Restores globals that a test file has replaced, such as the clock or `navigator`. */
function restoreGlobals(before: PropertyDescriptorMap): void {
  for (const key of Reflect.ownKeys(before)) {
    const wanted = before[key as string];
    const now = Object.getOwnPropertyDescriptor(globalThis, key);
    const same = now?.value === wanted?.value && now?.get === wanted?.get;
    if (wanted && !same) Object.defineProperty(globalThis, key, wanted);
  }
}

function restoreVariables(before: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) {
    if (!(name in before)) Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, before);
}

export default class Environment {
  readonly global = globalThis;
  readonly jest: JestMocks;
  readonly #hasJsx: boolean;
  readonly #restore: () => void;

  constructor(
    { projectConfig }: { projectConfig: Parameters<typeof createMocks>[0] },
    { testPath }: { testPath: string },
  ) {
    this.#hasJsx = testPath.endsWith('.tsx');
    const globals = Object.getOwnPropertyDescriptors(globalThis);
    const variables = { ...process.env };
    const exit = Object.getOwnPropertyDescriptor(process, 'exit') ?? {};
    const { jest, restore } = createMocks(projectConfig);
    this.jest = jest;
    this.#restore = () => {
      restore();
      restoreGlobals(globals);
      restoreVariables(variables);
      // Restores `process.exit`, which Jest replaces for each test file.
      Object.defineProperty(process, 'exit', exit);
    };
  }

  /**
   * Uses Node's own stack traces in place of Jest's. Playwright reads a stack trace for each call,
   * and Jest's traces cost a tenth of the processor time of a process that drives browsers. Files
   * with JSX keep Jest's traces, because only their compiled lines differ from the lines of the
   * source.
   */
  async setup(): Promise<void> {
    Error.stackTraceLimit = 20;
    if (!this.#hasJsx) Reflect.deleteProperty(Error, 'prepareStackTrace');
  }

  async teardown(): Promise<void> {
    this.#restore();
  }

  /** Jest refuses an environment without this method. Jest calls the method only for coverage. */
  getVmContext(): null {
    return null;
  }
}
