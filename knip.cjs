// Finds packages that are declared and imported by nobody; .dependency-cruiser.cjs finds those imported and not declared.
// Each of our files counts as one that runs: many are started by path.
const everyFile = { entry: ['**/*.{ts,tsx,mts,mjs,cjs,js}'] };

module.exports = {
  include: ['dependencies'],
  treatConfigHintsAsErrors: true,
  workspaces: { '.': {}, '*': everyFile, 'infra/*': everyFile },
  // Fonts are named by the style sheets alone.
  compilers: {
    css: (text) => [...text.matchAll(/url\("(@[^"]+)"\)/g)].map(([, file]) => `import '${file}';`).join('\n'),
  },
};
