/** Node loads test files as it loads the source; only the test framework is Jest's. */
export default {
  testEnvironment: '<rootDir>/tests/native-modules/jest-environment.ts',
  runtime: '<rootDir>/tests/native-modules/jest-runtime.ts',
  // Time limits end what hangs; a machine that is busy with something else is only slow.
  testTimeout: 120_000,
  injectGlobals: false,
  transform: {},
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['<rootDir>/tests/**/*.test.ts', '<rootDir>/tests/**/*.test.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/cdk.out', '<rootDir>/.local', '<rootDir>/frontend/build'],
};
