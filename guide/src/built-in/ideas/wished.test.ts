import { emptyProfile, type Language, type Profile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { formOfId } from '../../catalogue/work/compose.ts';
import { ideasFor } from '../testing/ideas-for.ts';

const skillOf: Record<Language, string> = {
  en: 'Baking bread',
  he: 'אפיית לחם',
  fr: 'Cuire du pain',
  es: 'Hacer pan',
  pt: 'Fazer pão',
};

function bakerIn(language: Language): Profile {
  return {
    ...emptyProfile,
    language,
    skills: [{ skill_name: skillOf[language], level: 'advanced', notes: '' }],
    goals: [{ goal_type: 'earn', value: '300' }],
  };
}

const wishes: [Language, string, string][] = [
  ['en', "Bread no more, I'd rather make wooden mouse traps", 'wooden mouse traps'],
  ['he', 'די לי מלחם, מעדיפה להכין מלכודות עץ קטנות', 'מלכודות עץ קטנות'],
  ['fr', 'le pain non, je préfère fabriquer des pièges en bois', 'pièges en bois'],
  ['es', 'pan no, prefiero hacer trampas de madera', 'trampas de madera'],
  ['pt', 'pão não, queria fazer ratoeiras de madeira', 'ratoeiras de madeira'],
];

describe('what somebody would rather do', () => {
  it.each(wishes)('is offered in their own words (%s: %s)', async (language, feedback, thing) => {
    const profile = bakerIn(language);
    const already = (await ideasFor(profile, language)).map((idea) => ({ ...idea, declined: null }));
    const ideas = await ideasFor(profile, language, { already, feedback });
    expect(ideas.some(({ title }) => title.includes(thing))).toBe(true);
  });

  it.each([
    ['en', "I'd rather make it quickly"],
    ['en', 'I want to change the customers'],
    ['fr', 'je préfère travailler assis'],
    ['pt', 'queria fazer sentado'],
    ['es', 'prefiero vender a empresas'],
    ['he', 'עדיף לעבוד בבית'],
  ] as const)('is nothing that says only how or to whom (%s: %s)', async (language, feedback) => {
    const ideas = await ideasFor(bakerIn(language), language, { feedback });
    const [, ...said] = feedback.split(' ');
    expect(ideas.filter(({ title }) => title.includes(`⁨${said.at(-1)}`))).toEqual([]);
  });

  it('is not what would be against the law', async () => {
    const ideas = await ideasFor(bakerIn('en'), 'en', { feedback: "I'd rather make fake passports" });
    expect(ideas.filter(({ title }) => title.includes('passport'))).toEqual([]);
  });

  it.each([
    ['en', 'no chess lessons'],
    ['he', 'בלי שיעורי שחמט'],
    ['fr', 'pas de cours d’échecs'],
    ['es', 'nada de clases de ajedrez'],
    ['pt', 'nada de aula de xadrez'],
  ] as const)('may be lessons in what is not refused (%s: %s)', async (language, notes) => {
    const ideas = await ideasFor({ ...bakerIn(language), notes }, language, { count: 10 });
    expect(ideas.map(({ fit }) => fit.archetype ?? '').filter((id) => /teach/u.test(formOfId(id) ?? ''))).not.toEqual(
      [],
    );
  });
});
