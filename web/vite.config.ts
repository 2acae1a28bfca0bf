import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Rolldown } from 'vite';

export default defineConfig(({ mode, isSsrBuild }) => {
  const root = import.meta.dirname;
  const { API_URL = 'http://127.0.0.1:3000' } = loadEnv(mode, root, 'API_');
  return {
    root,
    plugins: [react(), tailwindcss()],
    resolve: {
      alias: {
        // Markdown's `&amp;`: the package's browser build decodes by innerHTML, which the page's Trusted Types refuse.
        'decode-named-character-reference': join(root, 'src/shared/chat/character-names.ts'),
        // Messages are read as markdown, never written, and have no footnotes.
        'mdast-util-to-markdown': join(root, 'src/shared/chat/no-markdown-writer.ts'),
        'markdown-table': join(root, 'src/shared/chat/no-markdown-writer.ts'),
        'micromark-extension-gfm-footnote': join(root, 'src/shared/chat/no-footnotes.ts'),
        'mdast-util-gfm-footnote': join(root, 'src/shared/chat/no-footnotes.ts'),
      },
    },
    server: { proxy: { '/api': API_URL } },
    build: {
      target: 'es2023',
      // Everything small stays a file of its own: the page's CSP allows data: for images only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: isSsrBuild ? prerendering(root) : pages(root),
    },
  };
});

/** Modules of two screens or more, without what they import. */
const sharedAlone = { minShareCount: 2, includeDependenciesRecursively: false };

/** Everything the browser loads. */
function pages(root: string): Rolldown.RolldownOptions {
  return {
    input: {
      index: join(root, 'index.html'),
      // The script of prerendered pages, which the build makes beside index.html.
      front: join(root, 'src/app/start/front.ts'),
    },
    output: {
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: 'assets/[name]-[hash].js',
      assetFileNames: 'assets/[name]-[hash][extname]',
      // A few files of a sensible size instead of dozens of tiny ones.
      codeSplitting: {
        groups: [
          // Vite's loader on its own: the small script of prerendered pages needs nothing else of the app.
          { name: 'loader', test: /vite\/preload-helper/, priority: 1 },
          // The places for results, with the calls that only they make.
          {
            name: 'result',
            test: /\/contract\/src\/result|\/send-result\.ts$/,
            priority: 1,
            includeDependenciesRecursively: false,
          },
          // What one writes a result into, which comes when such a place is opened.
          {
            name: 'place',
            test: /\/features\/plan\/(result-(editor|rows|example)|stop-sign-card|use-(result|found))\./,
            priority: 1,
            includeDependenciesRecursively: false,
          },
          // What messages are read and written with, which comes with a conversation.
          { name: 'talk', test: /\/shared\/chat\/(?!draft-texts|message-id)/, priority: 1, ...sharedAlone },
          // What a passkey takes, which comes when one is used or made.
          {
            name: 'passkeys',
            test: /@simplewebauthn\/|\/contract\/src\/passkeys|\/shared\/passkeys\.ts$/,
            priority: 1,
            includeDependenciesRecursively: false,
          },
          // The shapes of all calls, and what is kept in the browser, need nothing else: a script of its own, which runs
          // while the rest is on its way (build/pages.ts).
          {
            name: 'early',
            tags: ['$initial'],
            test: /node_modules\/(zod|idb-keyval)\/|\/contract\/src\/|\/offline\/kept-store\.ts$|\/start\/early\.ts$/,
            priority: 1,
            includeDependenciesRecursively: false,
          },
          { name: 'frame', tags: ['$initial'], test: /node_modules|\/shared\/|\/contract\// },
          // What only a later page needs of the contract comes with that page.
          {
            name: 'data',
            test: /node_modules\/(zod|@tanstack)\/|\/contract\/src\/(?!numbers|currency|business-profile|all-calls|memory|proposals|rhythm)|\/shared\/[a-z-]+\.ts$/,
          },
          {
            name: 'ui',
            test: /node_modules\/lucide-react\/|\/shared\/ui\/(?!.*panel|code-field|passkey|choice-row|item-list|progress-steps|plan-making|profile-nav)/,
          },
          // What the strip in the workspace and the page of the rhythm share, and nothing else needs.
          { name: 'rhythm', test: /\/contract\/src\/rhythm|\/src\/shared\/rhythm\// },
          // What screens share, which by itself would be some twenty files of a few hundred bytes.
          { name: 'app', test: /\/src\/(app|shared)\/(?!ui)/, ...sharedAlone },
          { name: 'plan', test: /\/src\/features\/plan\//, ...sharedAlone },
        ],
      },
    },
  };
}

/** What draws the prerendered pages while the build runs. */
function prerendering(root: string): Rolldown.RolldownOptions {
  return { input: join(root, 'src/app/start/prerender.tsx'), output: { entryFileNames: '[name].js' } };
}
