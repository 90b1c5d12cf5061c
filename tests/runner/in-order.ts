/** Jest's `testSequencer` setting: files run in the order of their names, on every machine. */
interface Test {
  path: string;
}

export default class InOrder {
  sort(tests: Test[]): Test[] {
    return tests.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  }

  cacheResults(): void {}

  allFailedTests(tests: Test[]): Test[] {
    return tests;
  }
}
