import type { Language } from '@foothold/contract';

/** How hasty thumbs write what begins a clause, in one word with what follows: “jadore”, “jcherche”, “im into”. */
const contractions: Partial<Record<Language, readonly (readonly [begins: RegExp, as: string])[]>> = {
  en: [[/^i (?:am|'m) /u, 'im ']],
  fr: [
    [/^je /u, 'j'],
    [/^j'/u, 'j'],
  ],
};

/** Phrases between bars, and those of them that are contracted where people type in haste. */
export function contracted(phrases: string, language: Language): string {
  const all = phrases.split('|');
  const more = (contractions[language] ?? []).flatMap(([begins, as]) =>
    all.filter((phrase) => begins.test(phrase)).map((phrase) => phrase.replace(begins, as)),
  );
  return [...new Set([...all, ...more])].join('|');
}
