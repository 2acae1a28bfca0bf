import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  const root = import.meta.dirname;
  const { API_URL = 'http://127.0.0.1:3000' } = loadEnv(mode, root, 'API_');
  return {
    root,
    plugins: [react(), tailwindcss()],
    resolve: {
      // Markdown's `&amp;`: its browser build decodes by innerHTML, which the page's Trusted Types refuse; Node's has a table.
      alias: {
        'decode-named-character-reference': fileURLToPath(import.meta.resolve('decode-named-character-reference')),
      },
    },
    server: { proxy: { '/api': API_URL } },
    build: {
      target: 'es2023',
      // Everything small stays a file of its own: the page's CSP allows data: for images only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          // A few files of a sensible size instead of dozens of tiny ones.
          codeSplitting: {
            groups: [
              { name: 'frame', tags: ['$initial'], test: /node_modules|\/shared\/|\/contract\// },
              { name: 'data', test: /node_modules\/(zod|@tanstack)\/|\/contract\/src\/|\/shared\/[a-z-]+\.ts$/ },
              { name: 'ui', test: /node_modules\/lucide-react\/|\/shared\/ui\/(?!.*panel)/ },
            ],
          },
        },
      },
    },
  };
});
