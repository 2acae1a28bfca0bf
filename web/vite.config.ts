import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  const { API_URL = 'http://127.0.0.1:3000' } = loadEnv(mode, '.', 'API_');
  return {
    plugins: [react(), tailwindcss()],
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
        },
      },
    },
  };
});
