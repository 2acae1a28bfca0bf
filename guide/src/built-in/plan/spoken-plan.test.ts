import { type Language, languages } from '@foothold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../catalogue/load.ts';
import { asksForWriting } from '../../catalogue/spoken/spoken.ts';
import { workFacts } from '../../catalogue/work/facts.ts';
import { titles } from '../../catalogue/work/load.ts';
import { profileOf } from '../../testing/profiles.ts';
import { limitsOf } from '../../understand/limits.ts';
import { writesLittle } from '../../understand/writes-little.ts';
import { ownSentences } from '../../understand/within-limits.ts';
import { recommend } from '../recommend.ts';
import { planFromIdea } from './plan-from-idea.ts';

const cannot: Record<Language, readonly string[]> = {
  en: [
    'I never learned to read',
    'I can’t read or write',
    'can’t read very well',
    'I cannot write',
    'I don’t write English',
  ],
  he: ['לא יודע לקרוא', 'אני לא יודעת לקרוא ולכתוב', 'לא למדתי לקרוא', 'לא כותבת בעברית'],
  fr: [
    'je ne sais pas écrire',
    'je sais pas lire',
    'ni lire ni écrire',
    'j’ai jamais appris à lire',
    'je n’écris pas en français',
  ],
  es: ['no sé leer ni escribir', 'nunca aprendí a leer', 'no sé leer bien', 'no escribo en español'],
  pt: ['não sei ler', 'não sei ler nem escrever', 'só sei assinar', 'não escrevo português'],
};

/** What sounds alike and says something else. */
const can: Record<Language, readonly string[]> = {
  en: ['I can’t read music', 'no writing', 'I love to read', 'I don’t write poems'],
  he: ['לא יודע לקרוא תווים', 'אוהבת לקרוא', 'לא כותב שירים'],
  fr: ['je ne sais pas lire la musique', 'j’aime lire', 'je n’écris pas de romans'],
  es: ['no sé leer partituras', 'me gusta leer', 'no escribo poesía'],
  pt: ['não sei ler partitura', 'gosto de ler', 'não escrevo poesia'],
};

/** Who writes with trouble, and who only turns down work of writing. */
const hardly: Record<Language, readonly string[]> = {
  en: ['dyslexic', 'dont write much', 'I can’t spell or write proper'],
  he: ['דיסלקטית', 'כמעט לא כותב'],
  fr: ['dyslexique', 'pas bcp écrire', 'j’écris très mal'],
  es: ['dislexia', 'me cuesta escribir'],
  pt: ['disléxico', 'tenho dificuldade para escrever'],
};
const declining: Record<Language, readonly string[]> = {
  en: ['no writing', 'no paperwork', 'I don’t write poems', 'my son is dyslexic'],
  he: ['בלי ניירת', 'לא כותב שירים', 'הבן שלי דיסלקטי', 'אני מלמדת ילדים דיסלקטים'],
  fr: ['plus de rédaction', 'je n’écris pas de romans', 'mon fils est dyslexique', 'j’aide des enfants dyslexiques'],
  es: ['nada de papeleo', 'no escribo poesía', 'mi hijo tiene dislexia', 'enseño a niños con dislexia'],
  pt: ['nada de papelada', 'não escrevo poesia', 'meu filho é disléxico'],
};

const groups = [...workFacts.keys()].filter((entry) => /^\d{4}$/u.test(entry));
const things = [...workFacts.keys()].filter((entry) => !/^\d{4}$/u.test(entry));

async function personOf(language: Language, limits: string, group = '7224', thing = 'piano') {
  const { work } = await loadWords(language);
  const title = work.entries.get(group)?.also[0] ?? titles[language]?.[group]?.split('|')[0] ?? group;
  const skill = work.entries.get(thing)?.also[0] ?? thing;
  const sketch = { jobs: [[title, 40]], skills: [[skill, 'advanced']], hours: 8, budget: 60, age: 40, goal: '300' };
  return { ...profileOf(sketch as Parameters<typeof profileOf>[0]), language, limits };
}

describe.each(languages)('who can’t read, in %s,', (language) => {
  it('is heard, and who can’t read music is not taken for one', async () => {
    const heard = async (texts: readonly string[]) =>
      Promise.all(texts.map(async (text) => limitsOf(await personOf(language, text)).ruledOut.has('reading')));
    expect(await heard(cannot[language])).toEqual(cannot[language].map(() => true));
    expect(await heard(can[language])).toEqual(can[language].map(() => false));
  });

  it('is planned for aloud where writing is hard, and as usual where work of writing is turned down', async () => {
    const isSaid = async (texts: readonly string[]) =>
      Promise.all(texts.map(async (text) => writesLittle(await personOf(language, text))));
    expect(await isSaid(hardly[language])).toEqual(hardly[language].map(() => true));
    expect(await isSaid(declining[language])).toEqual(declining[language].map(() => false));
  });

  it('is asked by no idea and no task to write or read, and still gets a whole plan', async () => {
    const somebody = fc.tuple(fc.constantFrom(...groups), fc.constantFrom(...things));
    let looked = 0;
    await fc.assert(
      fc.asyncProperty(somebody, async ([group, thing]) => {
        const profile = await personOf(language, cannot[language][0] ?? '', group, thing);
        const context = { language, now: 0, seed: group };
        const { value: ideas } = await recommend({ profile, mode: 'brainstorm', already: [], count: 3 }, context);
        const quoted = /\u2068[^\u2069]*\u2069/gu;
        const asks = (text: string) => asksForWriting(text.replace(quoted, ' '), language);
        expect(ideas.map(ownSentences).filter(asks)).toEqual([]);
        const [idea] = ideas;
        if (!idea) return;
        looked += 1;
        const { value: plan } = await planFromIdea({ profile, recommendation: idea }, context);
        const told = plan.steps.flatMap((step) => [
          step.title,
          step.description,
          step.smallest_test,
          step.stop_if,
          ...step.substeps.flatMap(({ title, description, deliverable }) => [title, description, deliverable]),
        ]);
        expect(told.filter(asks)).toEqual([]);
        expect(plan.steps.every(({ substeps }) => substeps.length >= 2)).toBe(true);
      }),
      { numRuns: 25, seed: 17 },
    );
    expect(looked).toBeGreaterThan(12);
  });
});
