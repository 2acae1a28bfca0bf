import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Rolldown } from 'vite';
import { neededByWorkspace } from './build/needed.ts';

export default defineConfig(({ mode, isSsrBuild }) => {
  const root = import.meta.dirname;
  const needed = neededByWorkspace();
  const { API_URL = 'http://127.0.0.1:3000' } = loadEnv(mode, root, 'API_');
  return {
    root,
    plugins: [react(), tailwindcss(), needed.plugin],
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
      rolldownOptions: isSsrBuild ? prerendering(root) : pages(root, needed.has),
    },
  };
});

/** Modules of two screens or more, without what they import. */
const sharedAlone = { minShareCount: 2, includeDependenciesRecursively: false };

/** Everything the browser loads. */
function pages(root: string, isNeeded: (id: string) => boolean): Rolldown.RolldownOptions {
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
          // The shapes of the workspace's calls, and what is kept in the browser, need nothing else: a script of its own,
          // which runs while the rest is on its way (build/pages.ts).
          {
            name: (id) => (isNeeded(id) ? 'early' : null),
            debugName: 'early',
            test: /node_modules\/(zod|idb-keyval)\/|\/contract\/src\/|\/offline\/kept-store\.ts$|\/start\/early\.ts$/,
            priority: 1,
            includeDependenciesRecursively: false,
          },
          {
            name: 'frame',
            tags: ['$initial'],
            test: /node_modules|\/src\/(?!main|app\/start\/(front|started-app|repeat))/,
            priority: 1,
          },
          // What the workspace waits for beside it, and nothing else: its own, and what other screens need as well.
          {
            name: (id) => (!isNeeded(id) ? null : /\/src\/features\//.test(id) ? 'workspace' : 'base'),
            debugName: 'workspace',
            priority: 1,
            includeDependenciesRecursively: false,
          },
          {
            name: 'ui',
            test: /node_modules\/lucide-react\/|\/shared\/ui\/(?!.*panel|code-field|passkey|choice-row|item-list|progress-steps|plan-making|profile-nav)/,
          },
          // What screens share, which by itself would be some twenty files of a few hundred bytes.
          { name: 'shared', test: /\/(web\/src\/(app|shared)\/(?!ui)|contract\/src\/)/, ...sharedAlone },
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
