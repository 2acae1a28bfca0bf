import type { Language } from '@foothold/contract';
import { familyEndings } from './family-words.ts';
import { pluralEndings } from './place-words.ts';

/** Words of one family begin alike, with so many letters: “painter” and “painting”. */
const SHORTEST = 4;
/** A singular has at least so many. */
const SINGULAR = 2;

interface Endings {
  refused: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

function endingsOf(language: Language): Endings {
  const { refused, own } = familyEndings[language];
  return { refused: new Set(refused.split(' ')), all: new Set(['', ...refused.split(' '), ...own.split(' ')]) };
}

const endings: Record<Language, Endings> = {
  en: endingsOf('en'),
  he: endingsOf('he'),
  fr: endingsOf('fr'),
  es: endingsOf('es'),
  pt: endingsOf('pt'),
};

/** Everything a word may stand for, its singular in this language included. */
export function allForms(forms: readonly string[], language: Language): string[] {
  const singular = pluralEndings[language].flatMap(([plural, one]) =>
    forms.flatMap((form) =>
      form.endsWith(plural) && form.length - plural.length >= SINGULAR ? [form.slice(0, -plural.length) + one] : [],
    ),
  );
  return [...forms, ...singular];
}

/** A word's own forms and, where it ends as deeds and trades do, every word of its family: “curo” of “curar”; a train trains nobody. */
export function familyOf(forms: readonly string[], language: Language): Set<string> {
  const { refused, all } = endings[language];
  const long = forms.filter((form) => form.length >= SHORTEST);
  const related = long.flatMap((form) =>
    [...refused].flatMap((ending) => {
      const base = form.slice(0, form.length - ending.length);
      if (!form.endsWith(ending) || base.length < SHORTEST) return [];
      return [...all].map((other) => base + other);
    }),
  );
  return new Set([...allForms(forms, language), ...related]);
}
