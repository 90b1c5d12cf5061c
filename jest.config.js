/** Node loads test files as it loads the source; only the test framework is Jest's. */
export default {
  testEnvironment: '<rootDir>/tests/native-modules/jest-environment.ts',
  runtime: '<rootDir>/tests/native-modules/jest-runtime.ts',
  // Longer limits are in tests/time-limits.ts, with their reasons.
  testTimeout: 30_000,
  injectGlobals: false,
  testSequencer: '<rootDir>/tests/runner/in-order.ts',
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  watchman: false,
  transform: {},
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['<rootDir>/tests/**/*.test.ts', '<rootDir>/tests/**/*.test.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/cdk.out', '<rootDir>/.local', '<rootDir>/frontend/build'],
};
