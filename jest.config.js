/** Node loads test files as it loads the source; only the test framework is Jest's. */
export default {
  testEnvironment: '<rootDir>/tests/native-modules/jest-environment.ts',
  runtime: '<rootDir>/tests/native-modules/jest-runtime.ts',
  // Longer limits are in tests/time-limits.ts or beside their tests, with their reasons.
  testTimeout: 30_000,
  injectGlobals: false,
  // At each start Jest lists the files under its roots. By `find` it would list those of
  // `node_modules` too, which it then leaves out.
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
