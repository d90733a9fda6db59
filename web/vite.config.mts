import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { noSecrets } from './no-secrets.mts';
import { pageSources } from './page-sources.mts';
import { precompress } from './precompress.mts';
import { defineConfig, type Plugin } from 'vite';

export const alias = [
  { find: '@pignon/domain', replacement: fileURLToPath(new URL('../domain/src', import.meta.url)) },
  { find: '@pignon/facades', replacement: fileURLToPath(new URL('../infra/facades/src', import.meta.url)) },
  // React has it since 18: what swr and wouter bring along for the versions before is never run.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: fileURLToPath(new URL('src/ui/lucide-icon.ts', import.meta.url)),
  },
];

/** A page's file exports its rules beside it: that alone is no reason to load the whole page anew at an edit. */
const refreshDespiteRules: Plugin = {
  name: 'refresh-despite-rules',
  apply: 'serve',
  transformIndexHtml: () => [
    {
      tag: 'script',
      injectTo: 'head-prepend',
      children: "window.__getReactRefreshIgnoredExports = () => ['rules'];",
    },
  ],
};

const SELDOM =
  /\/(adviser-meeting|back-office|carrieres|legal|login|not-found|own-appointment|refusal|workshop)(-page)?-/;

export default defineConfig({
  plugins: [pageSources(), react(), noSecrets(), precompress(), refreshDespiteRules],
  resolve: { alias },
  define: { __ON_SERVER__: 'false' },
  // Only `npm run dev` renders by this file: api's own server, from the source.
  environments: { ssr: { define: { __ON_SERVER__: 'true' }, resolve: { noExternal: ['lucide-react'] } } },
  // Not in two copies, of which the second would load the page anew.
  optimizeDeps: { exclude: ['lucide-react'] },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 2048,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // What every page has already is not named again by each of them. A page that mails, staff or a mistyped address
      // lead to asks for its scripts' parts itself: their names are no part of every first visit.
      resolveDependencies: (page, files) =>
        files.filter(
          (file) => !/\/(rolldown-runtime|base|shell)-/.test(file) && (!SELDOM.test(page) || !file.endsWith('.js')),
        ),
    },
    rollupOptions: {
      input: ['index.html', 'src/after-photo.ts'],
      output: {
        // The entry names every other file: a sign less of each is 0.1 kB less of every first visit, and 42 bits tell versions apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Where a split by route alone would make a dozen crumbs. A group takes along all that it imports (decision 0016).
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|swr(?!\/dist\/infinite)|dequal|clsx|react-error-boundary)\//,
            },
            {
              // The entry and all that it imports: what is around every page. Beside it crumbs that nearly every page adds.
              name: 'shell',
              test: /web\/src\/(entry-client|site\/(?!photo\/|not-found-page)|ui\/(later-facade|street-plate)|lib\/(scroll\/|storage\/|early\/use-hydrated|count-step)|staff\/session\/stored-user)|domain\/src\/(shared\/text\/(french|decimal)|listings\/(nature|amounts\/amount-scales)\.)|lucide-react\/dist\/esm\/icons\/(chevron-right|circle-check|map-pin|minus|search)\./,
            },
            {
              // Drawn by few pages at once; photos ask for it when they are missing or broken.
              name: 'facade',
              test: /infra\/facades\/src\/|domain\/src\/shared\/(seeded|mulberry32)|web\/src\/ui\/facade/,
              minShareCount: 2,
            },
            {
              // Posts have photos that do not turn.
              name: 'pictures',
              test: /web\/src\/(site\/photo\/|ui\/blur)|domain\/src\/listings\/photo\.ts/,
            },
            {
              // What cards never have: turning by itself, and whom to write to or to call.
              name: 'beside',
              test: /web\/src\/ui\/(carousel\/(dots|pause-button)|adviser-photo)|lucide-react\/dist\/esm\/icons\/(mail|pause|phone|play)\./,
            },
            {
              // What turns photos and slides, embla apart.
              name: 'turning',
              test: /web\/src\/(lib\/use-(after-load|auto-advance|media)|ui\/carousel\/(?!carousel\.tsx|row\.|engine))|lucide-react\/dist\/esm\/icons\/chevron-left\./,
            },
            {
              // Every form's, before whatever else has a form.
              name: 'form',
              test: /node_modules\/react-hook-form\/|web\/src\/(ui\/fields\/(?!amount|range)|lib\/(network\/(post-json|agreed-to)|early\/typed-early)|forms\/use-waiting)|domain\/src\/shared\/(rules|uuid-v7)|lucide-react\/dist\/esm\/icons\/check\./,
              minShareCount: 2,
            },
            {
              // The estimation's second step, the list's filters and the simulator, which all come later.
              name: 'amounts',
              test: /web\/src\/(ui\/fields\/amount-field|lib\/amounts\/)|domain\/src\/shared\/text\/typed-amount/,
              minShareCount: 2,
            },
            {
              // What the forms of a visitor share; the estimation's steps have their own.
              name: 'visitor-form',
              test: /web\/src\/forms\//,
              minShareCount: 2,
            },
            {
              name: 'texts',
              test: /web\/src\/(texts\/parts\/text-(page|rules)|ui\/numbered-steps)/,
            },
            {
              name: 'office',
              test: /web\/src\/contact\/(office|contact-section|contact-form\.)/,
              minShareCount: 2,
            },
            {
              // The list's own, which its filters' sheet and a page of staff ask for as well.
              name: 'list',
              test: /node_modules\/swr\/dist\/infinite|web\/src\/listings\/filters\/result-text/,
              minShareCount: 2,
            },
            {
              // What the list's views, a property and cards share.
              name: 'catalogue',
              test: /domain\/src\/(shared\/text\/slug|listings\/(?!checks\/|dates\/|photo-urls|said-choices|amounts\/(price|surface)|property\/(property-rules|nature-of)|display\/(page-facts|lease-|legal-lines|energy-label)|search\/relaxed-by|nature\.)|geography\/(regions\/region-names|place|france-center)\.ts)|web\/src\/(listings\/(?!results\/empty-state|filters\/result-text)|catalogue\/(?!cards\/|property-calls))/,
              minShareCount: 2,
            },
            {
              // What is measured of regions, for the views that draw them.
              name: 'regions',
              test: /domain\/src\/geography\/regions\/regions\.ts/,
            },
            {
              // Cards of lists and carousels: a property's page asks for them once its similar ones come near.
              name: 'cards',
              test: /web\/src\/(catalogue\/cards\/(?!matching-)|off-market\/off-market\.module|ui\/carousel\/(carousel\.tsx|row\.))/,
              minShareCount: 2,
            },
            {
              name: 'blog',
              test: /domain\/src\/blog\/(post|blog-url)\.|web\/src\/blog\/(cards\/(?!latest-posts)|blog-rules|post-json-ld)/,
            },
            {
              // What a property's page draws at once, and its parts that come later draw too.
              name: 'property',
              test: /domain\/src\/(listings\/(photo-urls|display\/(page-facts|legal-lines))|sheets\/social-picture)|web\/src\/(property\/((gallery|head|share|related)\/|([a-z]+\/)?[a-z-]+\.module|details\/fact-list|failure\/failure-screen)|catalogue\/property-calls|financing\/[a-z-]+\.module)/,
              minShareCount: 2,
            },
            {
              // What the forms and the list of staff read of a property; it needs what every form has.
              name: 'desk',
              test: /domain\/src\/listings\/(checks\/|amounts\/(price|surface)|property\/property-rules)/,
              minShareCount: 2,
            },
            {
              // Hours with an adviser: what its pages and its dialog share, and few visitors ask for.
              name: 'meeting',
              test: /web\/src\/requests\/(adviser-meeting-page|own-appointment-page|booking|slot-choice|slots\.module|use-slots|use-own-appointment)|domain\/src\/shared\/text\/paris-weekday/,
            },
            {
              // The form that the gate and the page of teasers share.
              name: 'registration',
              test: /web\/src\/off-market\/registration\//,
              minShareCount: 2,
            },
            {
              // Before the map, or it would take these along, and every list would load it for its poster.
              name: 'map-place',
              test: /web\/src\/maps\/frame\//,
              minShareCount: 2,
            },
            // A name in the entry is weighed by every visitor: no chunk of its own for an icon, or for a few words.
            { name: 'back-office', test: /web\/src\/back-office\/(back-office|staff-routes)\.|icons\/handshake/ },
            { name: 'facts', test: /domain\/src\/(settings\/legal-facts|estimations\/urgency)/ },
            {
              // What leads to the back-office: each name that the entry knows is weighed by every visitor.
              name: 'door',
              test: /web\/src\/(back-office\/login\/|staff\/(session\/next-path|staff-button))|domain\/src\/accounts\/rights/,
            },
            {
              // Last, for a group takes along what it imports. The three maps share nearly all of it; tiles are for installations that have some.
              name: 'map',
              test: /node_modules\/(ol|rbush|quickselect|earcut)\/(?!.*(Tile|XYZ|tile))|web\/src\/maps\/canvas\/(?!layers\/(?:tile-layer|surroundings-layers|use-surroundings)|region-overview|property-canvas)|domain\/src\/geography\/regions\/region(-outlines|s-topology)/,
            },
          ],
        },
      },
    },
  },
});
