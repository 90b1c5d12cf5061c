/**
 * Jest's `testEnvironment` setting: test files run in the process's own context. After each file
 * the globals that it replaced and the environment variables are restored; globals that it added
 * stay. The method names are Jest's.
 */
import { createMocks, type JestMocks } from './jest-mocks.ts';

/** Globals that a test file may have replaced, such as the clock or `navigator`. */
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
      // Restores `process.exit`, which Jest replaces for each file.
      Object.defineProperty(process, 'exit', exit);
    };
  }

  /**
   * Node's own stack traces replace Jest's, which cost a tenth of the processor time of a process
   * that drives browsers: Playwright reads a stack trace for each call. Only in files with JSX do
   * the compiled lines differ from the source's.
   */
  async setup(): Promise<void> {
    Error.stackTraceLimit = 20;
    if (!this.#hasJsx) Reflect.deleteProperty(Error, 'prepareStackTrace');
  }

  async teardown(): Promise<void> {
    this.#restore();
  }

  /** Jest refuses an environment without this method; it is called for coverage only. */
  getVmContext(): null {
    return null;
  }
}
