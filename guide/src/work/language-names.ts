import { type Language, languages } from '@foothold/contract';
import { fold } from '../text/fold.ts';

/** ISO 639 codes of languages that people speak at home, but for those that the knowledge of work has entries of. */
const CODES =
  'af ak an as ast ay az ba be bg bm bn bo br bs ca ce ceb ckb co cs cv cy da dv ee el eo et eu fa ff fi fj fo fur fy ga gd gl gn gsw gu ha haw hi hr ht hu hy id ig is jv ka kab kk kl km kn ko ku ky lad lb lg ln lo lt luo lv mai mg mi mk ml mn mr ms mt my nah nap nb ne nl nn ny oc om or os pa pap ps qu rm rn rw sa sc scn sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to ts tt tw ty ug ur uz ve vec vi wa wo xh yi yo yue zu';

/** What a language is called in each language of the product, by the Unicode CLDR. */
export function languageNames(language: Language): string[] {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  return CODES.split(' ').flatMap((code) => names.of(code) ?? []);
}

/** The languages of the product, by what each is called in any of them, folded. */
export const productLanguages: ReadonlyMap<string, Language> = new Map(
  languages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'language' });
    return languages.map((named) => [fold(names.of(named) ?? ''), named] as const);
  }),
);
