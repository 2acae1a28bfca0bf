import type { Rolldown } from 'vite';

/** What the build of the app has made. */
export interface Built {
  outDir: string;
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
}

/** The chunk that holds a source file, by the end of the file's path. Throws when none does. */
export function chunkOf({ files }: Built, source: string): Rolldown.OutputChunk {
  for (const file of files) if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(source))) return file;
  throw new Error(`No chunk holds ${source}`);
}

/** File name of an asset by a pattern. Throws when there is none. */
export function assetNamed({ files }: Built, pattern: RegExp): string {
  const found = files.find(({ fileName }) => pattern.test(fileName));
  if (!found) throw new Error(`No file is named like ${pattern}`);
  return found.fileName;
}

/** Sources a person at work needs beside the app's entry: the screen on which they arrive, and what leads to it. */
export const workspace = ['app/shell/signed-in.tsx', 'features/plan/workspace-page.tsx'] as const;
/** The conversation, and what messages are drawn with: fetched when the page has come to rest, or is asked for it. */
export const conversation = ['features/plan/plan-chat.tsx', 'shared/chat/markdown-renderer.tsx'] as const;

/** The chunks that hold some sources, and everything those can't run without. */
export function closureOf(built: Built, sources: readonly string[]): Set<Rolldown.OutputChunk> {
  const chunks = new Map(
    built.files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const found = new Set(sources.map((source) => chunkOf(built, source)));
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported) found.add(imported);
    }
  }
  return found;
}

/** Throws when the page of components, or anything else that only development needs, got into the build. */
export function refuseDevelopment({ files }: Built): void {
  const found = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const strangers = found.filter((id) => id.includes('/src/app/dev/'));
  if (strangers.length > 0) throw new Error(`For development only, but in the build: ${strangers.join(', ')}`);
}
