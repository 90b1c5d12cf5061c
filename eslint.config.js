/**
 * The linter holds the habits that a reviewer would otherwise repeat: imports run one way
 * (contract ← functions ← local cloud ← tests; contract ← frontend; infra names functions by path),
 * `process.env` is read in one place, and files and functions stay small.
 */
import appsync from '@aws-appsync/eslint-plugin';
import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const room = (target, from, message) => ({ target: `./${target}`, from, message });

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'cdk.out/',
      '.local/',
      '.react-router/',
      'frontend/.react-router/',
      'frontend/build/',
      'tests/results/',
      'functions/contract/graphql-types.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Handlers and test doubles keep the async signature of the interface that they fulfil.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['infra/**', 'functions/**', 'frontend/**'],
    plugins: { 'import-x': importX },
    rules: {
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', 75],
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            room('functions/contract', './infra', 'The contract imports nobody.'),
            room('functions/contract', './frontend', 'The contract imports nobody.'),
            {
              ...room('functions/contract', './functions', 'The contract imports nobody.'),
              except: ['./contract'],
            },
            room('functions', './infra', 'Functions import the contract only.'),
            room('functions', './frontend', 'Functions import the contract only.'),
            room('frontend', './infra', 'The frontend imports the contract only.'),
            {
              ...room('frontend', './functions', 'The frontend imports the contract only.'),
              except: ['./contract'],
            },
            {
              ...room('infra', './functions', 'infra names functions by path.'),
              // All but an operator's commands, which write what the functions write.
              target: ['./infra/*.ts', './infra/local/**'],
              except: ['./contract'],
            },
            room('infra', './frontend', 'infra names the site by path.'),
          ],
        },
      ],
    },
  },
  {
    files: ['infra/**/*.ts', 'functions/**/*.ts', 'frontend/**/*.{ts,tsx}'],
    ignores: ['functions/contract/environment.ts', 'infra/app.ts', 'infra/local/start.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read it through contract/environment.ts.' },
      ],
    },
  },
  {
    files: ['frontend/**/*.tsx', 'frontend/**/*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['**/*.js'],
    languageOptions: { globals: { console: 'readonly', document: 'readonly', window: 'readonly' } },
  },
  {
    // Runs in Google's Apps Script, which calls the two by name.
    files: ['frontend/content/sheet-script/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: {
        LockService: 'readonly',
        SpreadsheetApp: 'readonly',
        UrlFetchApp: 'readonly',
        Utilities: 'readonly',
      },
    },
    rules: { 'no-unused-vars': ['error', { varsIgnorePattern: '^(onOpen|syncLeads)$' }] },
  },
  { files: ['infra/resolvers/**/*.js'], ...appsync.configs.base },
  {
    files: ['tests/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
