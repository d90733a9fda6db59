import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export const alias = { '@pignon/domain': fileURLToPath(new URL('../domain/src', import.meta.url)) };

export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  build: { outDir: 'dist/client', emptyOutDir: true, manifest: true, assetsInlineLimit: 0, sourcemap: false },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
});
