import type { Rolldown } from 'vite';
import { workspace } from './built.ts';

/**
 * What the app's entry and the files of `workspace` (built.ts) can't run without, known when all modules are read and
 * before they are put into files. The sources themselves are none of it: put together with others, each would be asked
 * for once more, as a file that only passes on what the other holds.
 */
export function neededByWorkspace(): { plugin: Rolldown.Plugin; has: (id: string) => boolean } {
  const needed = new Set<string>();
  const plugin: Rolldown.Plugin = {
    name: 'needed-by-workspace',
    buildEnd() {
      const importedBy = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const sources = [...this.getModuleIds()].filter((id) =>
        ['main.tsx', ...workspace].some((source) => id.endsWith(`/src/${source}`)),
      );
      for (const source of sources) for (const id of importedBy(source)) needed.add(id);
      for (const id of needed) for (const imported of importedBy(id)) needed.add(imported);
      for (const source of sources) needed.delete(source);
    },
  };
  return { plugin, has: (id) => needed.has(id) };
}
