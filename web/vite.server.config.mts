import { existsSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { alias } from './vite.config.mts';

const manifest = new URL('dist/client/.vite/manifest.json', import.meta.url);

// One CommonJS file that api loads by path at run time.
export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  define: {
    __CLIENT_MANIFEST__: existsSync(manifest) ? readFileSync(manifest, 'utf8') : '{}',
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
