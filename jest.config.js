/** Test files and source files are loaded by Node; Jest is only the test framework. */
export default {
  testEnvironment: '<rootDir>/tests/native-modules/jest-environment.ts',
  runtime: '<rootDir>/tests/native-modules/jest-runtime.ts',
  // Longer time limits are in tests/time-limits.ts or in the test files, with their reasons.
  testTimeout: 30_000,
  injectGlobals: false,
  // At each start Jest lists the files under its roots. Its default method, the `find` command,
  // would also list the files of `node_modules`, which no test needs.
  roots: ['<rootDir>/tests'],
  haste: { forceNodeFilesystemAPI: true },
  testSequencer: '<rootDir>/tests/runner/in-order.ts',
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  watchman: false,
  transform: {},
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['<rootDir>/tests/**/*.test.ts', '<rootDir>/tests/**/*.test.tsx'],
  modulePathIgnorePatterns: [
    '<rootDir>/tests/libraries/node_modules',
    '<rootDir>/tests/openapi/node_modules',
    '<rootDir>/tests/mcp/node_modules',
    '<rootDir>/tests/n8n/node_modules',
  ],
};
