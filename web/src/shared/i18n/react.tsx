import type { FlatNamespace, ParseKeys } from 'i18next';
import { cloneElement, useMemo, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { followLanguage, missing, spokenLanguage, translator } from '#shared/i18n/engine.ts';
import type { Slots } from '#shared/i18n/phrase.ts';

type Sections = FlatNamespace | readonly FlatNamespace[];

/**
 * The texts of a section (or several, the first being the one meant without a name), and the language they are in.
 * i18next lends the types of the keys; why not more of it, docs/decisions/018 says.
 */
export function useTranslation<const Wanted extends Sections = 'common'>(wanted?: Wanted) {
  const language = useSyncExternalStore(followLanguage, spokenLanguage, spokenLanguage);
  const sections: readonly string[] = typeof wanted === 'string' ? [wanted] : (wanted ?? ['common']);
  const coming = missing(sections);
  // Waited for by the Suspense around; `use` would be a hook, which may not be left out where nothing is missing.
  if (coming) throw coming;
  const t: (key: ParseKeys<Wanted>, slots?: Slots) => string = translator(sections[0] ?? 'common');
  return useMemo(() => ({ t, i18n: { language } }), [t, language]);
}

interface TransProps {
  /** The text, its elements written as `<name>…</name>`. */
  text: string;
  /** By the names that stand in the text. */
  components: Readonly<Record<string, ReactElement>>;
}

/** A text with elements in it. */
export function Trans({ text, components }: TransProps): ReactNode {
  return text.split(/(<\w+>[^<]*<\/\w+>)/).map((part) => {
    const [, name = '', inside] = /^<(\w+)>([^<]*)<\/\1>$/.exec(part) ?? [];
    const element = components[name];
    return element ? cloneElement(element, { key: name }, inside) : part;
  });
}
