// Stands in for react-i18next (vite.config.ts), whose types the screens are checked against: what they use of it and of
// i18next in 2 kB instead of 18, on every page.
import { cloneElement, useMemo, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { followLanguage, missing, spokenLanguage, translator, type Translate } from '#shared/i18n/engine.ts';

/** The texts of a section (or several, the first being the one meant without a name), and the language they are in. */
export function useTranslation(sections: string | readonly string[] = 'common') {
  const language = useSyncExternalStore(followLanguage, spokenLanguage, spokenLanguage);
  const all = typeof sections === 'string' ? [sections] : sections;
  const coming = missing(all);
  // Waited for by the Suspense around; `use` would be a hook, which may not be left out where nothing is missing.
  if (coming) throw coming;
  const t = translator(all[0] ?? 'common');
  return useMemo(() => ({ t, i18n: { language } }), [t, language]);
}

interface TransProps {
  t: Translate;
  i18nKey: string;
  /** The elements that stand in the text by name: `<legal>…</legal>`. */
  components: Readonly<Record<string, ReactElement>>;
}

/** A text with elements in it. */
export function Trans({ t, i18nKey, components }: TransProps): ReactNode {
  return t(i18nKey)
    .split(/(<\w+>[^<]*<\/\w+>)/)
    .map((part) => {
      const [, name = '', inside] = /^<(\w+)>([^<]*)<\/\1>$/.exec(part) ?? [];
      const element = components[name];
      return element ? cloneElement(element, { key: name }, inside) : part;
    });
}
