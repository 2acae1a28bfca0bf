import type { Language } from '@foothold/contract';
import { sharedBeginning } from '../text/shared-beginning.ts';
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

/** Whether a word that is refused is that of something somebody did, or of its family: “plastering”, of a plasterer. */
export function isOneFamily(refused: string, own: string, language: Language): boolean {
  if (refused === own) return true;
  const shared = sharedBeginning(refused, own);
  const { refused: named, all } = endings[language];
  return shared >= SHORTEST && named.has(refused.slice(shared)) && all.has(own.slice(shared));
}

/** Every word of a word's family, and its own forms: “curo” of “curar”. */
export function familyOf(forms: readonly string[], language: Language): Set<string> {
  const { refused, all } = endings[language];
  const long = forms.filter((form) => form.length >= SHORTEST);
  const related = long.flatMap((form) =>
    ['', ...refused].flatMap((ending) => {
      const base = form.slice(0, form.length - ending.length);
      if (!form.endsWith(ending) || base.length < SHORTEST) return [];
      return [...all].map((other) => base + other);
    }),
  );
  return new Set([...allForms(forms, language), ...related]);
}
