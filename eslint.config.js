/**
 * The linter enforces the rules that a reviewer would otherwise have to check: imports run one way
 * (contract ← functions ← local cloud ← tests; contract ← frontend; infra names functions by path),
 * `process.env` is read in one place, and files and functions stay small.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import appsync from '@aws-appsync/eslint-plugin';
import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noImportCircle } from './import-circles.js';

const room = (target, from, message) => ({ target: `./${target}`, from, message });

/** Each part of a folder may import only the parts that stand before it in the list `parts`. */
const oneWay = (folder, parts) =>
  parts.slice(0, -1).map((part, place) =>
    room(
      `${folder}/${part}`,
      parts.slice(place + 1).map((later) => `./${folder}/${later}`),
      `In ${folder} imports run ${parts.join(' ← ')}.`,
    ),
  );

/**
 * Settings for one file of the Google Sheets script. `declared`: globals that the script's other
 * files define; `called`: names in this file that other files or Google's Apps Script call.
 */
const sheetScript = (name, declared, called) => ({
  files: [`frontend/content/sheet-script/${name}.js`],
  languageOptions: { globals: Object.fromEntries(declared.map((one) => [one, 'readonly'])) },
  rules: { 'no-unused-vars': ['error', { varsIgnorePattern: `^(${called})$` }] },
});

/**
 * Finds code that waits for an event without a time limit, or for a server to close. A server never
 * closes while a connection is open.
 */
const bareWaits = [
  'ImportDeclaration[source.value=/^(node:)?events$/] > [imported.name="once"]',
  'NewExpression[callee.name="Promise"] CallExpression[callee.property.name=/^(on|once|addEventListener|close)$/]',
].map((selector) => ({
  selector,
  message: 'Wait with `nextEvent` or `until` of tests/until.ts, which have a limit.',
}));

const removedRoute = {
  selector: 'CallExpression[callee.property.name=/^unroute(All)?$/]',
  message:
    'A request that is under way while its route is removed may never be answered: use `intercept`.',
};

const browserWithoutLimit = {
  selector: `Program:has(${[
    'ImportDeclaration[importKind="value"][source.value=/(launch-browser|(attempt|rehearse)-builders|end-to-end.browser)[.]ts$/]',
    'ImportDeclaration[importKind="value"][source.value=/^[.].(browser|submissions-person|[a-z-]+.suite)[.]ts$/]',
  ].join(', ')}):not(:has(CallExpression[callee.property.name="setTimeout"]))`,
  message:
    'A test with a browser needs `jest.setTimeout(BROWSER_TEST_MS)` of tests/time-limits.ts.',
};

const scriptsOfPages = {
  regex: '/page/scripts/[a-z-]+\\.ts$',
  allowTypeImports: true,
  message: 'It runs in a page: call it by callPage, and import its types only.',
};

const browserRooms = [
  'page',
  'traffic',
  'judge',
  'form',
  'guard',
  'chromium',
  'attempt',
  'rehearsal',
  'handler.ts',
];

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * The folders of functions/ that are Lambda functions: they have a `handler.ts`. The other folders
 * hold code that the Lambda functions share.
 */
const functionsFolder = join(import.meta.dirname, 'functions');
const functionFolders = foldersIn(functionsFolder);
const lambdas = functionFolders.filter((name) =>
  existsSync(join(functionsFolder, name, 'handler.ts')),
);

const frontendLayers = ['content', 'shared', 'site', 'dashboard', 'pages', 'app', 'build-steps'];

const dashboardGroups = [
  'components',
  'own-forms',
  'leads',
  'account',
  'frame',
  'submissions',
  'forms',
  'callbacks',
  'alerts',
  'guide',
];
const dashboardFolders = foldersIn(join(import.meta.dirname, 'frontend/dashboard'));
if (String(dashboardFolders.sort()) !== String(dashboardGroups.toSorted())) {
  throw new Error(`Add to dashboardGroups what is new of frontend/dashboard: ${dashboardFolders}`);
}

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
      // Files that import packages which are not in the project's own lock file, but in a separate
      // one. TypeScript can't find the types of these packages when it checks the project.
      'tests/libraries/pages/',
      'tests/openapi/client.ts',
      'contract/graphql-*.ts',
      'functions/browser/page/page-scripts.generated.ts',
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
    files: ['contract/**', 'functions/**', 'infra/**', 'local-cloud/**', 'frontend/**'],
    plugins: { 'import-x': importX },
    rules: {
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', 75],
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...['functions', 'infra', 'local-cloud', 'frontend', 'tests'].map((name) =>
              room(
                'contract',
                `./${name}`,
                'The contract may not import other folders of the project.',
              ),
            ),
            ...['infra', 'local-cloud', 'frontend', 'tests'].map((name) =>
              room('functions', `./${name}`, 'Functions may import only the contract.'),
            ),
            ...functionFolders.map((name) =>
              room(
                `functions/${name}`,
                lambdas.filter((other) => other !== name).map((other) => `./functions/${other}`),
                'No Lambda’s folder imports another’s: what two need has a folder of its own.',
              ),
            ),
            {
              ...room(
                'functions/browser/page/scripts',
                '.',
                'Code that runs in a page may import only its own folder.',
              ),
              except: ['./functions/browser/page/scripts'],
            },
            ...oneWay('functions/browser', browserRooms),
            ...['functions', 'infra', 'local-cloud', 'tests'].map((name) =>
              room('frontend', `./${name}`, 'The frontend may import only the contract.'),
            ),
            ...oneWay('frontend', frontendLayers),
            ...oneWay('frontend/dashboard', dashboardGroups),
            room(
              'frontend/dashboard',
              './frontend/site',
              'Pages compose the site and the dashboard.',
            ),
            // The import rules of infra apply to infra/*.ts only. The files of infra/commands may
            // import the stores, because the operators' commands write to the same tables as the
            // functions.
            ...['functions', 'local-cloud', 'frontend', 'tests'].map((name) => ({
              ...room(
                'infra',
                `./${name}`,
                'infra may not import functions or the site; it names them by path.',
              ),
              target: './infra/*.ts',
            })),
            ...['functions', 'infra', 'frontend', 'tests'].map((name) =>
              room(
                'local-cloud',
                `./${name}`,
                'The local cloud may use only the template and the contract.',
              ),
            ),
          ],
        },
      ],
    },
  },
  {
    files: ['{functions,infra,tests}/**/*.ts'],
    ignores: ['functions/browser/page/scripts/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [scriptsOfPages],
        },
      ],
    },
  },
  {
    files: ['functions/browser/{judge,traffic}/**/*.ts'],
    // observe-traffic.ts and read-answer.ts need Playwright's types, because they write
    // Playwright's events into the log.
    ignores: ['functions/browser/traffic/{observe-traffic,read-answer}.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'playwright-core', message: 'The judge and the questions take plain data.' },
          ],
          patterns: [scriptsOfPages],
        },
      ],
    },
  },
  {
    files: ['{contract,functions,infra,local-cloud,frontend}/**/*.{ts,tsx}'],
    ignores: [
      'functions/environment/read-environment.ts',
      'local-cloud/command-line/process-environment.ts',
      'frontend/**/build-site.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only the listed modules may read environment variables.',
        },
      ],
    },
  },
  {
    files: ['{contract,functions,infra,local-cloud,frontend,tests}/**/*.{ts,tsx}'],
    plugins: { own: { rules: { 'no-import-circle': noImportCircle } } },
    rules: { 'own/no-import-circle': 'error' },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    ignores: ['frontend/shared/components/lazy-part.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['lazy'],
          message: 'Use lazyPart, which offers a reload if the code cannot be loaded.',
        },
      ],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    ignores: ['frontend/**/*-queries.ts', 'frontend/**/*-query.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Property[key.name=/^(query|mutation)Key$/] > ArrayExpression',
          message: 'Keys and options of TanStack Query belong in the feature’s *-queries.ts.',
        },
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
    // The files of sheet-script run in Google's Apps Script, which calls their functions `onOpen`
    // and `syncLeads` by name.
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
  },
  // The guide shows the files send-leads, write-notes and read-rows as one script.
  sheetScript(
    'send-leads',
    ['columnsOf', 'rowOf', 'record'],
    'onOpen|syncLeads|TARGET|AMOUNT_FIELDS|ANSWERS|REFERENCE|WRITE_TRIES',
  ),
  sheetScript(
    'write-notes',
    ['WRITE_TRIES', 'isSame', 'isStill', 'readRow', 'readTable'],
    'record',
  ),
  sheetScript(
    'read-rows',
    ['TARGET', 'LEAD_FIELDS', 'AMOUNT_FIELDS', 'ANSWERS', 'OWN_COLUMNS', 'REFERENCE'],
    'columnsOf|rowOf',
  ),
  { files: ['infra/resolvers/**/*.js'], ...appsync.configs.base },
  {
    files: ['tests/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // A test that waits for an event that has passed or never comes would hang without a message.
    files: ['tests/**/*.{ts,tsx}'],
    // The test runner and tests/bench/green.ts wait for processes to end, and set their own time
    // limits for these waits.
    ignores: ['tests/until.ts', 'tests/runner/**', 'tests/bench/green.ts'],
    rules: { 'no-restricted-syntax': ['error', ...bareWaits, removedRoute] },
  },
  {
    files: ['tests/**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...bareWaits, removedRoute, browserWithoutLimit],
    },
  },
);
