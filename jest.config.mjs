import { availableParallelism } from 'node:os';

/**
 * Tests that do the same with many inputs, kill servers, start several or simulate many rollouts: a third of the time of all unit tests.
 * `npm test` leaves them out; CI and the full tier run them.
 */
const MATRICES = [
  '/(concurrent-start|convert|escape|hostile|hostile-text|kill|memory-counter|render-pool|servers|share|simulated-rollouts)\\.test\\.ts$',
];

const shared = {
  injectGlobals: false,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(process.env.TEST_MAIN === '1' ? MATRICES : [])],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/data/'],
};

/** @type {import('jest').Config} */
export default {
  coverageProvider: 'v8',
  // A third of the time of a test is spent waiting: for timers, disks and other processes.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Node 20 keeps what the modules of earlier test files hold.
  workerIdleMemoryLimit: '700MB',
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // A limit for what never comes. A busy machine is slow, not wrong.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'front',
      testEnvironment: '<rootDir>/tools/lib/jsdom-environment.ts',
      moduleNameMapper: { '\\.(avif|gif|html|ico|jpe?g|png|svg|webp)$': '<rootDir>/tools/lib/jest-file.ts' },
      testMatch: ['<rootDir>/{packages/ui,platform/browser,shell,*-mfe}/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tools/lib/jest-postgres.ts',
      testMatch: [
        '<rootDir>/{api,packages/{cards,client,content},platform/contract,platform/build,platform/server,platform/cli}/**/*.test.{ts,mjs}',
        '<rootDir>/{bench,deploy,tools}/**/*.test.{ts,mjs}',
      ],
    },
  ],
};
