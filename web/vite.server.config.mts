import { existsSync, readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageSources } from './page-sources.mts';
import { alias } from './vite.config.mts';

const client = new URL('dist/client/', import.meta.url);
const manifest = new URL('.vite/manifest.json', client);

const styleTexts = () =>
  readdirSync(new URL('assets/', client))
    .filter((name) => name.endsWith('.css'))
    .map((name) => [`assets/${name}`, readFileSync(new URL(`assets/${name}`, client), 'utf8')]);

// One CommonJS file that api loads by path at run time.
export default defineConfig({
  plugins: [pageSources(), react()],
  resolve: { alias },
  define: {
    __CLIENT_MANIFEST__: existsSync(manifest) ? readFileSync(manifest, 'utf8') : '{}',
    __CLIENT_STYLES__: existsSync(manifest) ? JSON.stringify(Object.fromEntries(styleTexts())) : '{}',
    __ON_SERVER__: 'true',
  },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    rollupOptions: { output: { format: 'cjs', entryFileNames: 'entry-server.cjs', codeSplitting: false } },
  },
});
