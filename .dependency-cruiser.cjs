// The rooms' walls (DESIGN, five rooms). infra/test/boundaries.test.ts plants a violation and sees it refused.
const room = (name) => `^${name}/(src|local|bench|storm|fuzz|rows)/`;
const forbid = (from, to, comment) => ({
  name: `${from}-not-${to.join('-')}`,
  comment,
  severity: 'error',
  from: { path: room(from) },
  to: { path: `^(${to.join('|')})/` },
});

module.exports = {
  forbidden: [
    forbid('domain', ['infra', 'api', 'workers', 'web'], 'domain decides, it knows no other room'),
    forbid('infra', ['api', 'workers', 'web'], 'infra serves the ports of domain'),
    forbid('api', ['workers', 'web'], 'api loads the built web bundle by path, never by import'),
    forbid('workers', ['api', 'web'], 'workers act on events alone'),
    forbid('web', ['infra', 'api', 'workers'], 'web sees the pure functions and types of domain'),
    {
      name: 'domain-is-pure',
      comment: 'no framework, no I/O',
      severity: 'error',
      from: { path: '^domain/src/', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'core'] },
    },
    {
      name: 'product-never-meets-its-practice-targets',
      comment: 'local, bench, storm, fuzz and rows are not shipped',
      severity: 'error',
      from: { path: '^(domain|infra|api|workers|web)/src/' },
      to: { path: '^infra/(local|bench|storm|fuzz|rows)/' },
    },
    {
      name: 'declared-where-imported',
      comment:
        "in the room's own package.json: that another room brings it along is no promise (unused ones: knip.cjs)",
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'product-needs-no-dev-package',
      comment: 'images are installed without them',
      severity: 'error',
      from: { path: '^(domain|infra|api|workers)/src/', pathNot: '\\.spec\\.tsx?$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'found',
      comment: 'no wall stands before what is not found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '/dist/' },
    },
    { name: 'no-cycle', severity: 'error', from: { path: '/src/' }, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Of ours alone: many a package has its code in a dist of its own.
    exclude: { path: ['^(domain|infra|api|workers|web)/dist/', '^\\.local/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'default', 'import', 'require'],
    },
  },
};
