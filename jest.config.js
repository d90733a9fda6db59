// One runner for every room. Unit specs lie beside their file; tests on real parts lie in <room>/test.
const { mkdirSync } = require('node:fs');
const { join } = require('node:path');

// Where the rooms' results go: jest makes no folder, and on a fresh clone there is none.
mkdirSync(join(__dirname, '.local', 'test'), { recursive: true });

const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      swcrc: false,
      sourceMaps: 'inline',
      module: { type: 'commonjs' },
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true, decorators: true, dynamicImport: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          useDefineForClassFields: false,
          react: { runtime: 'automatic' },
        },
        keepClassNames: true,
      },
    },
  ],
};
transform['node_modules/(?:thumbhash|sanitize-html/node_modules/[^/]+)/.+\\.js$'] = [
  '@swc/jest',
  { swcrc: false, module: { type: 'commonjs' } },
];
const moduleNameMapper = {
  '^@pignon/domain/(.*)$': '<rootDir>/domain/src/$1',
  '^@pignon/facades/(.*)$': '<rootDir>/infra/facades/src/$1',
  '^@pignon/infra/local/(.*)$': '<rootDir>/infra/local/$1',
  '^@pignon/infra/(.*)$': '<rootDir>/infra/src/$1',
};
const common = {
  // ES modules only: turned into CommonJS for the tests.
  transformIgnorePatterns: ['/node_modules/(?!(?:thumbhash|sanitize-html|htmlparser2|dom[a-z-]+|entities)/)'],
  rootDir: __dirname,
  testEnvironment: 'node',
  transform,
  moduleNameMapper,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'json'],
  modulePathIgnorePatterns: ['/dist/', '/.local/'],
};
const room = (displayName) => ({ ...common, displayName, testMatch: [`<rootDir>/${displayName}/**/*.spec.{ts,tsx}`] });
const facades = { ...common, displayName: 'facades', testMatch: ['<rootDir>/infra/facades/src/**/*.spec.ts'] };
const infra = { ...room('infra'), testPathIgnorePatterns: ['/node_modules/', '/infra/facades/'] };

module.exports = {
  // Of starting real parts beside other work, on two cores; what asks for less time says so itself.
  testTimeout: 60_000,
  projects: [
    ...['domain', 'api', 'workers', 'web'].map(room),
    infra,
    facades,
    {
      ...common,
      displayName: 'real',
      testMatch: ['<rootDir>/*/test/**/*.test.ts'],
      globalSetup: '<rootDir>/infra/test/global-setup.ts',
      globalTeardown: '<rootDir>/infra/test/global-teardown.ts',
    },
  ],
};
