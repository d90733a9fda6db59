import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { precompress } from './precompress.mts';
import { defineConfig } from 'vite';

export const alias = { '@pignon/domain': fileURLToPath(new URL('../domain/src', import.meta.url)) };

export default defineConfig({
  plugins: [react(), precompress()],
  resolve: { alias },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 2048,
    sourcemap: false,
    rollupOptions: {
      output: {
        // Three chunks where a split by route alone would make a dozen crumbs.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|swr|dequal|use-sync-external-store|clsx|react-error-boundary)\//,
            },
            {
              name: 'kit',
              test: /node_modules\/lucide-react\/|rolldown.runtime|domain\/src\/media\/facade|web\/src\/((app|lib|settings|ui)\/(?!toaster|toast-card|use-pausable-timer|use-draft|form-key|amount-mask|field|error-summary|honeypot|amount-field|sheet|range-slider)|contact\/(office|contact-section))/,
              minShareCount: 2,
            },
            {
              // What the entry needs of the list for its head, and what its views share.
              name: 'catalogue',
              test: /domain\/src\/(listings\/|geography\/(regions|place|lng-lat)\.ts|shared\/french)|web\/src\/(listings|off-market)\//,
              minShareCount: 2,
            },
            {
              // Before the map, or it would take these along, and every list would load it for its poster.
              name: 'map-place',
              test: /web\/src\/maps\/(map-frame|map-poster|poster-|use-seen|france\.svg)/,
              minShareCount: 2,
            },
            {
              // Last, for a group takes along what it imports. The three maps share nearly all of it; tiles are for installations that have some.
              name: 'map',
              test: /node_modules\/(ol|rbush|quickselect|earcut)\/(?!.*(Tile|XYZ|tile))|web\/src\/maps\/canvas\/(?!tile-layer)|domain\/src\/geography\/region(-outlines|s-topology)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
});
