import { type Language, languages, type ReplyAct } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '../guide.ts';
import { careFor, careReply, meant } from './care.ts';
import { lines } from './lines.ts';
import type { Danger } from '../reader/danger.ts';
import { careWords } from './words.ts';

const kinds: Danger[] = ['self', 'violence', 'exploited', 'health', 'unsure'];

describe('what is said to somebody in danger', () => {
  it.each(languages)('exists for every kind in %s, each different', (language) => {
    const all = kinds.map((kind) => careReply(kind, language));
    expect(new Set(all).size).toBe(kinds.length);
    expect(new Set(languages.map((one) => careWords[one].misread)).size).toBe(languages.length);
  });

  it.each<[place: string, language: Language, number: string]>([
    ['Leeds, England', 'en', '116 123'],
    ['מושב ליד חיפה', 'he', '1201'],
    ['', 'he', '1201'],
    ['Nantes', 'fr', '3114'],
    ['São Paulo', 'pt', '188'],
    ['Bogotá, Colombia', 'es', '123'],
    ['Paris, Texas', 'en', '988'],
    ['San Salvador, El Salvador', 'es', 'findahelpline.com'],
    ['Belfast, Northern Ireland', 'en', '\u2068999\u2069'],
    ['Sydney, New South Wales', 'en', 'Lifeline'],
    ['Albuquerque, New Mexico', 'en', '988'],
    ['Porto Alegre', 'pt', '188'],
  ])('names whom to call in %s', (place, language, number) => {
    expect(careReply('self', language, place)).toContain(number);
  });

  it('names who gets people out of forced work', () => {
    expect(careReply('exploited', 'en', 'Leeds, England')).toContain('08000 121 700');
    expect(careReply('exploited', 'fr', 'Lyon')).toContain('112');
  });

  it('says how to find help where the country is not known', () => {
    expect(careReply('self', 'en', 'Atlantis')).toContain('findahelpline.com');
  });

  it('knows each name of a place once', () => {
    const known = lines.flatMap(({ known: names }) => names.split('|'));
    expect(known.filter((name, at) => known.indexOf(name) !== at)).toEqual([]);
  });
});

describe('being misread', () => {
  const history = (content: string, act: ReplyAct | null = null): ChatTurn[] => [
    { sender: 'user', content: 'I bake on Fridays and it is all a bit much' },
    { sender: 'foothold', content, record: { asks: null, act, before: [] } },
  ];

  it.each(languages)('takes up what was written before, in %s', (language) => {
    const message = careWords[language].misread;
    const { input, cleared } = meant({ message, history: history('Hm?', 'asked-of-danger') });
    expect([input.message, input.history.length, cleared]).toEqual([history('')[0]?.content, 0, true]);
  });

  it('is nothing where nobody was asked', () => {
    const given = { message: careWords.en.misread, history: history('How old are you?') };
    expect(meant(given)).toEqual({ input: given, cleared: false, confirmed: null });
  });

  it.each(['yes', 'I am not safe', 'no estoy a salvo', 'não está tudo bem', 'ça ne va pas', 'לא בסדר'])(
    'is not said by “%s”, which says that it was read right',
    (message) => {
      const given = { message, history: history('Hm?', 'asked-of-danger') };
      expect(meant(given)).toEqual({ input: given, cleared: false, confirmed: history('')[0]?.content });
      expect(meant({ message, history: history('How old are you?') }).confirmed).toBeNull();
    },
  );

  it('does not excuse what is plain', () => {
    expect(careFor('I want to die', 'en')).toMatchObject({ danger: 'self', sure: true });
  });
});

describe('what is said over and over', () => {
  it.each<[Language, string]>([
    ['en', 'get me out'],
    ['he', 'בבקשה תצילו אותי'],
    ['fr', 'aidez-moi par pitié'],
    ['es', 'sáquenme de aquí'],
    ['pt', 'alguém me ajude'],
  ])('is heard however few words it is, in %s: %s', (language, plea) => {
    expect(careFor(`${plea} `.repeat(4).trim(), language)).not.toBeNull();
  });

  it('says no more than said once where it is one word', () => {
    expect(careFor('tired tired tired tired tired tired', 'en')).toEqual(careFor('tired', 'en'));
  });
});

/** Things given back, paid and left to somebody by people who go on, told in the words of a farewell. */
const SETTLED: Record<Language, readonly string[]> = {
  en: [
    'I cleared the loan, closed the shop account and handed the keys back, now I want to sell jam at markets',
    'My aunt has my spare keys and feeds the parrot whenever I sing on a cruise, I mend nets',
  ],
  he: [
    'סגרתי את ההלוואה והחזרתי את המפתחות של החנות, עכשיו אני רוצה למכור ריבות',
    'לדודה שלי יש מפתח והיא מאכילה את התוכי כשאני שר בהפלגות',
  ],
  fr: [
    'le prêt est soldé, j’ai rendu les clés du local, maintenant je veux vendre des confitures',
    'je vais à l’étang tous les soirs, je ramasse des joncs et je tresse des paniers',
  ],
  es: [
    'pagué el préstamo, devolví las llaves del local y ahora quiero vender mermeladas',
    'mi tía tiene mis llaves y da de comer al loro cuando canto en un crucero',
  ],
  pt: [
    'quitei o empréstimo, entreguei as chaves da loja e agora quero vender compotas',
    'a minha tia tem as chaves e dá comida ao papagaio quando canto num cruzeiro',
  ],
};

it.each(languages)('what only is remarked beside the point is never told as sure danger, in %s', (language) => {
  for (const text of SETTLED[language]) expect(careFor(text, language)?.sure ?? false).toBe(false);
});
