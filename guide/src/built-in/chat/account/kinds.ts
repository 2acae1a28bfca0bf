import { languages } from '@foothold/contract';
import { PhraseBook, read } from '../../../text/phrases.ts';
import { languageNames } from '../../../work/language-names.ts';
import kinds from './kinds.json' with { type: 'json' };

type Kind = keyof typeof kinds;

const bookOf = (part: 'asked' | 'members') =>
  new PhraseBook<string>(
    Object.entries(kinds).flatMap(([kind, lists]) =>
      lists[part]
        .split('|')
        .filter((phrase) => phrase !== '')
        .map((phrase) => [phrase, kind] as const),
    ),
  );

const spoken: Kind = 'language';
/** The languages that are spoken in the product have no names among those that need one. */
const OWN = 'English|Hebrew|French|Spanish|Portuguese|German|Italian|Russian|Arabic|Turkish|Polish|Chinese|Japanese';
const OWN_ELSEWHERE =
  'אנגלית|עברית|צרפתית|ספרדית|פורטוגזית|גרמנית|איטלקית|רוסית|ערבית|anglais|hébreu|français|espagnol|portugais|allemand|italien|russe|arabe|inglés|hebreo|francés|español|portugués|alemán|italiano|ruso|árabe|inglês|hebraico|francês|espanhol|português|alemão|russo';

const asked = bookOf('asked');
const members = bookOf('members');
const names = new PhraseBook<string>(
  [...languages.flatMap(languageNames), ...OWN.split('|'), ...OWN_ELSEWHERE.split('|')].map(
    (name) => [name, spoken] as const,
  ),
);

/** The kinds of thing that a word of a question asks for: “instrument”, “langue”. */
export function kindsAsked(text: string): Set<string> {
  return asked.valuesIn(read(text));
}

/** The kinds of thing that a text names one of: “cello” is an instrument. */
export function kindsNamed(text: string): Set<string> {
  const words = read(text);
  return new Set([...members.valuesIn(words), ...names.valuesIn(words)]);
}
