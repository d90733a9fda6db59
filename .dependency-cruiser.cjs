// The rooms' walls (DESIGN, five rooms). infra/test/boundaries.test.ts plants a violation and sees it refused.
const room = (name) => `^${name}/(src|local|facades|bench|storm|fuzz|rows)/`;
const forbid = (from, to, comment) => ({
  name: `${from}-not-${to.join('-')}`,
  comment,
  severity: 'error',
  from: { path: room(from) },
  to: { path: `^(${to.join('|')})/` },
});

/** Web goes one way (web/src/site/README.md): app > features, back-office pages > catalogue, staff, forms > site > ui > lib. */
const below = (from, ...seen) => ({
  name: `web-${from}-sees-only-what-lies-below`,
  comment: 'app > features, back-office pages > catalogue, staff, forms > site > ui > lib',
  severity: 'error',
  from: { path: `^web/src/${from}/` },
  to: { path: '^web/src/', pathNot: `^web/src/(${[from, ...seen].join('|')})/` },
});

/**
 * Features that show a part of another one, whole: an arrow between two of them stands here or nowhere. What they merely
 * share lies lower.
 */
const SHOWS = {
  // Where the office is.
  contact: ['maps'],
  // The home is made of sections.
  home: ['contact', 'off-market', 'reviews'],
  // Its views, and the rows below them.
  listings: ['blog', 'maps', 'off-market'],
  // A question about a teaser is a question about a property.
  'off-market': ['requests'],
  // Its dialogs, simulator, map and gate, and the row of articles.
  property: ['blog', 'financing', 'maps', 'off-market', 'requests'],
  // The page on careers takes applications.
  texts: ['careers'],
  // The style guide shows states that only their features draw.
  workshop: ['listings', 'reviews'],
  // The pin that is dragged, the properties of a list, what the public is shown of one, whom it may interest, and how long somebody waits.
  'back-office/properties': ['maps', 'property', 'back-office/people', 'back-office/messages'],
  // Its first tab.
  'back-office/prospects': ['back-office/access-requests', 'back-office/people'],
};
const SHARED = 'lib|ui|site|catalogue|staff|forms';
const apart = (name, from, shown = []) => ({
  name,
  comment: 'a feature can be read, and deleted, alone; what it shows of another one is named in SHOWS',
  severity: 'error',
  from,
  to: { path: '^web/src/', pathNot: [`^web/src/(${[SHARED, ...shown].join('|')})/`, '^web/src/$1/'] },
});
/** The folder above puts its parts together; of site, catalogue and staff it is what their parts stand on. */
const partsWithoutTheirWhole = (name, whole) => ({
  name,
  comment: 'the folder above puts its parts together',
  severity: 'error',
  from: { path: `^web/src/(${whole})/[^/]+/`, pathNot: '^web/src/(site|catalogue|staff/(?!session/))' },
  to: { path: '^web/src/$1/[^/]+$' },
});

module.exports = {
  forbidden: [
    forbid('domain', ['infra', 'api', 'workers', 'web'], 'domain decides, it knows no other room'),
    forbid('infra', ['api', 'workers', 'web'], 'infra serves the ports of domain'),
    forbid('api', ['workers', 'web'], 'api loads the built web bundle by path, never by import'),
    forbid('workers', ['api', 'web'], 'workers act on events alone'),
    {
      ...forbid(
        'web',
        ['infra', 'api', 'workers'],
        'web sees the pure functions and types of domain, and the drawn house',
      ),
      to: { path: '^(infra|api|workers)/', pathNot: '^infra/facades/src/house/' },
    },
    {
      name: 'facades-see-domain-alone',
      comment: 'web shares them',
      severity: 'error',
      from: { path: '^infra/facades/' },
      to: { path: '^infra/(?!facades/)' },
    },
    {
      name: 'house-is-small',
      comment: 'browsers load it: it brings no street along',
      severity: 'error',
      from: { path: '^infra/facades/src/house/' },
      to: { path: '^infra/facades/src/(street/|svg\\.ts$)' },
    },
    below('lib'),
    below('ui', 'lib'),
    below('site', 'ui', 'lib'),
    below('catalogue', 'site', 'ui', 'lib'),
    below('staff', 'site', 'ui', 'lib'),
    below('forms', 'site', 'ui', 'lib'),
    apart('web-features-stand-apart', {
      path: `^web/src/(?!(?:${SHARED}|app)/)(back-office/[^/]+|[^/]+)/`,
      pathNot: `^web/src/(${Object.keys(SHOWS).join('|')})/`,
    }),
    ...Object.entries(SHOWS).map(([feature, shown]) =>
      apart(`web-${feature.replace('/', '-')}-shows-only-what-is-named`, { path: `^web/src/(${feature})/` }, shown),
    ),
    // Between a folder and one within it dependency-cruiser sees no cycle: one way or the other, never both.
    partsWithoutTheirWhole('web-parts-without-their-whole', '[^/]+'),
    partsWithoutTheirWhole('web-parts-of-parts-without-their-whole', '[^/]+/[^/]+'),
    {
      name: 'web-ground-without-its-parts',
      comment: 'what all of site, catalogue or staff stand on knows none of their parts',
      severity: 'error',
      from: { path: '^web/src/(site|catalogue|staff)/[^/]+$' },
      to: { path: '^web/src/$1/[^/]+/', pathNot: '^web/src/staff/session/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'no framework, no I/O',
      severity: 'error',
      from: { path: '^(domain|infra/facades)/src/', pathNot: '\\.spec\\.ts$' },
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
      name: 'house-runs-without-its-tools',
      comment: 'npm start builds neither bench, storm nor fuzz',
      severity: 'error',
      from: { path: '^infra/local/' },
      to: { path: '^infra/(bench|storm|fuzz)/' },
    },
    {
      name: 'tools-stand-apart',
      comment: 'each is built by the command that runs it, without the others',
      severity: 'error',
      from: { path: '^infra/(bench|storm|fuzz)/' },
      to: { path: '^infra/(bench|storm|fuzz)/', pathNot: '^infra/$1/' },
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
    {
      name: 'no-cycle-of-folders',
      comment: 'two folders that need each other are one, or hide a third',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(domain|infra/facades|infra|api|workers|web)/src' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Of ours alone: many a package has its code in a dist of its own.
    exclude: {
      path: ['^(domain|infra|api|workers|web)/dist/', '^infra/(facades|bench|storm|fuzz)/dist/', '^\\.local/'],
    },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'default', 'import', 'require'],
    },
  },
};
