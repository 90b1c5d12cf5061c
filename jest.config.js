/** Runs as native ES modules, as Node runs the source itself; swc only strips the types. */
const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  },
];

export default {
  testEnvironment: 'node',
  // Time limits end what hangs; a machine that is busy with something else is only slow.
  testTimeout: 120_000,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/frontend/no-style-sheet.ts' },
  testMatch: ['<rootDir>/tests/**/*.test.ts', '<rootDir>/tests/**/*.test.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/cdk.out', '<rootDir>/.local', '<rootDir>/frontend/build'],
};
