/**
 * Jest's `runtime` setting: how Jest loads a test file. Jest's own runtime links and compiles every
 * package again for each test file, in a separate context, which costs more than most tests. This
 * runtime lets Node load the packages ([why so](docs/decisions/0043-test-files-share-packages.md)).
 * The method names are Jest's.
 */
import { createRequire } from 'node:module';
import type Environment from './jest-environment.ts';
import { setGlobals, type JestGlobals } from './jest-globals.ts';
import { importCopy } from './module-hooks.ts';

const require = createRequire(import.meta.url);

/**
 * Removes the tests and event listeners of the previous test file, which Jest stores in globals.
 */
function forgetTests(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (key.description === 'JEST_STATE_SYMBOL' || key.description === 'EVENT_HANDLERS') {
      Reflect.deleteProperty(globalThis, key);
    }
  }
}

export default class Runtime {
  readonly #environment: Environment;

  constructor(_config: unknown, environment: Environment) {
    this.#environment = environment;
  }

  /** Loads Jest's test framework again, because each test file needs a new instance. */
  requireInternalModule(file: string): unknown {
    forgetTests();
    Reflect.deleteProperty(require.cache, file);
    return require(file);
  }

  setGlobalsForRuntime(globals: Omit<JestGlobals, 'jest'>): void {
    setGlobals({ ...globals, jest: this.#environment.jest });
  }

  unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  unstable_importModule(file: string): Promise<unknown> {
    return importCopy(file);
  }

  /** Loads modules that Jest's settings name, such as a snapshot formatter. */
  requireModule(file: string): unknown {
    return require(file);
  }

  getSourceMaps(): Map<string, string> {
    return new Map();
  }

  getAllCoverageInfoCopy(): undefined {
    return undefined;
  }

  enterTestCode(): void {}
  leaveTestCode(): void {}
  teardown(): void {}
}
