import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { precompress } from './precompress.mts';
import { defineConfig } from 'vite';

export const alias = { '@pignon/domain': fileURLToPath(new URL('../domain/src', import.meta.url)) };

export default defineConfig({
  plugins: [react(), precompress()],
  resolve: { alias },
  define: { __ON_SERVER__: 'false' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 2048,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // What every page has already is not named again by each of them.
      resolveDependencies: (_, files) => files.filter((file) => !/\/(rolldown-runtime|base|kit)-/.test(file)),
    },
    rollupOptions: {
      output: {
        // Where a split by route alone would make a dozen crumbs. A group takes along all that it imports (decision 0016).
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|swr(?!\/dist\/infinite)|dequal|use-sync-external-store|clsx|react-error-boundary)\//,
            },
            {
              // Drawn by few pages at once; photos ask for it when they are missing or broken.
              name: 'facade',
              test: /domain\/src\/media\/facade|web\/src\/ui\/facade/,
              minShareCount: 2,
            },
            {
              name: 'kit',
              test: /node_modules\/lucide-react\/(?!.*icons\/(chart-column|layout-dashboard|layers|users|log-out|external-link)\.)|rolldown.runtime|web\/src\/((app|lib|settings|ui)\/(?!toaster|toast-card|use-pausable-timer|use-swipe|use-auto-advance|use-back-closes|numbered-steps|use-draft|form-key|post-json|post-under-key|dialog|amount-mask|facade|photo|blur|field|error-summary|honeypot|amount-field|sheet|range-slider|slider|carousel|use-slides-in-view)|contact\/contact-section|off-market\/access-link)/,
              minShareCount: 2,
            },
            {
              // Photos, and what turns them.
              name: 'pictures',
              test: /web\/src\/(ui\/(photo|blur)|lib\/use-(swipe|auto-advance))/,
              minShareCount: 2,
            },
            {
              // Every form's, before whatever else has a form.
              name: 'form',
              test: /node_modules\/react-hook-form\/|web\/src\/(ui\/(field|error-summary|honeypot)|lib\/(post-json|post-under-key|form-key|use-draft))|domain\/src\/shared\/(rules|uuid-v7)/,
              minShareCount: 2,
            },
            {
              // Before the catalogue, which most of its readers do without.
              name: 'french',
              test: /domain\/src\/(shared\/french|listings\/nature)/,
            },
            {
              name: 'office',
              test: /web\/src\/contact\/office/,
              minShareCount: 2,
            },
            {
              // What the list's views, a property and cards share.
              name: 'catalogue',
              test: /domain\/src\/(listings\/(?!page-facts|lease-|legal-lines|nature)|geography\/(regions|place|lng-lat)\.ts)|web\/src\/listings\/(?!property-card|card-window|card-facts|card-grid|use-card-photos|teaser-card|card-skeletons)/,
              minShareCount: 2,
            },
            {
              // Cards of lists and carousels: a property's page asks for them once its similar ones come near.
              name: 'cards',
              test: /web\/src\/(listings\/(property-card|card-window|card-facts|card-grid|card-skeletons|use-card-photos|teaser-card)|off-market\/off-market\.module|ui\/slider)/,
              minShareCount: 2,
            },
            {
              // The way to the blog, at the foot of lists and posts; its cards come once they are near.
              name: 'latest',
              test: /web\/src\/blog\/(latest-section|latest\.module|blog-texts)/,
              minShareCount: 2,
            },
            {
              name: 'blog',
              test: /domain\/src\/blog\/post|web\/src\/blog\/post-(card|facts)/,
              minShareCount: 2,
            },
            {
              // What a property's page draws at once, and its parts that come later draw too.
              name: 'property',
              test: /domain\/src\/listings\/page-facts|web\/src\/(property\/(gallery|share|related|[a-z-]+\.module|fact-list|failure-screen)|financing\/[a-z-]+\.module)/,
              minShareCount: 2,
            },
            {
              // The form that the gate and the page of teasers share.
              name: 'registration',
              test: /web\/src\/off-market\/(use-|send-)?registration/,
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
