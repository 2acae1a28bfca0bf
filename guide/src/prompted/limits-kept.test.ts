import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { builtInGuide } from '../built-in/guide.ts';
import { contextFor } from '../checks/ask.ts';
import { peopleIn } from '../checks/golden/people.ts';
import { fallbackGuide } from '../fallback-guide.ts';
import { promptedGuide } from './guide.ts';
import { planFromIdea } from './plan/plan-from-idea.ts';
import { recommend } from './recommend/recommend.ts';
import { scriptedModels } from './testing/scripted-models.ts';
import { atNoon, planned, replying, speaking, told } from './testing/talk-on-model.ts';
import { ideasAnswer, wireIdeas } from './testing/written-ideas.ts';
import { planAnswer } from './testing/written-plan.ts';

const COUNT = 5;
const builtIn = builtInGuide();
const nurse = peopleIn('en').find(({ name }) => name === 'nurse')!;
const profile = { ...nurse.profile, limits: 'no phone calls, I do not drive' };
const context = contextFor('en', nurse);

describe('ideas of a model', () => {
  const brainstorm = { profile, mode: 'brainstorm' as const, already: [], count: COUNT };
  const beyond = wireIdeas(COUNT, (idea, at) =>
    at === 1 ? { what_it_is: `${idea.what_it_is} You ring every owner.` } : {},
  );

  it('that ask in a sentence for what was ruled out are asked for once more, with the reason', async () => {
    const { models, asked } = scriptedModels(
      [beyond, wireIdeas(COUNT)].map((ideas) => ({ object: ideasAnswer(ideas) })),
    );
    const { value } = await recommend(models, builtIn)(brainstorm, context);
    expect(asked[0]?.issues.flat().join('\n')).toContain('ruled out “phone”, and this asks for it');
    expect(JSON.stringify(value)).not.toContain('You ring every owner');
    expect(value.filter(({ fit }) => fit.source === 'model')).toHaveLength(COUNT);
  });

  it('are left out when they ask for it again', async () => {
    const { models } = scriptedModels([beyond, beyond].map((ideas) => ({ object: ideasAnswer(ideas) })));
    const { value, meta } = await recommend(models, builtIn)(brainstorm, context);
    expect(JSON.stringify(value)).not.toContain('You ring every owner');
    expect([value.length, meta.source]).toEqual([COUNT, 'mixed']);
  });
});

describe('a plan of a model', async () => {
  const brainstorm = { profile, mode: 'brainstorm' as const, already: [], count: 1 };
  const [recommendation] = (await builtIn.recommend(brainstorm, context)).value;
  const drives = planAnswer((step, at) => ({
    substeps: step.substeps.map((one, index) =>
      at === 1 && index === 0 ? { ...one, title: 'Drive to six families with your list' } : one,
    ),
  }));

  it('with a task that asks for what was ruled out gets the draft’s step, unless it mends it', async () => {
    const plans = async (...answers: object[]) => {
      const { models, asked } = scriptedModels(answers.map((object) => ({ object })));
      const plan = await planFromIdea(models, builtIn)({ profile, recommendation: recommendation! }, context);
      return { ...plan, issues: asked[0]?.issues.flat().join('\n') };
    };
    const mended = await plans(drives, planAnswer());
    expect(mended.issues).toContain('ruled out “car”, and this asks for it');
    expect(mended.meta.source).toBe('model');
    const kept = await plans(drives, drives);
    expect(JSON.stringify(kept.value)).not.toContain('Drive to six families');
    expect(kept.meta.source).toBe('mixed');
  });
});

describe('a chat reply of a model', async () => {
  const { profile: mechanic, plan } = await planned();
  const limits: Record<Language, string> = {
    en: 'no phone calls',
    he: 'בלי שיחות טלפון',
    fr: 'pas d’appels téléphoniques',
    es: 'sin llamadas de teléfono',
    pt: 'sem ligações',
  };
  const rings: Record<Language, string> = {
    en: 'Start with two streets you know well. Then ring every shop on them. Write down what they say.',
    he: 'כדאי להתחיל בשני רחובות מוכרים. אחר כך תתקשר לכל חנות שם. רשום מה אומרים לך.',
    fr: 'Commencez par deux rues que vous connaissez. Ensuite, téléphonez à chaque boutique. Notez ce qu’on vous dit.',
    es: 'Empieza por dos calles que conoces bien y donde ya te saludan. Luego llama a cada tienda. Apunta lo que te dicen.',
    pt: 'Comece por duas ruas que você conhece bem. Depois ligue para cada loja. Anote o que elas dizem.',
  };
  const whom: Record<Language, string> = {
    en: 'Whom do I ask first?',
    he: 'את מי שואלים קודם?',
    fr: 'À qui je demande d’abord ?',
    es: '¿A quién le pregunto primero?',
    pt: 'Para quem eu pergunto primeiro?',
  };
  const said = async (language: Language, reply: string, message = whom[language]) => {
    const { models, asked } = speaking(() => replying(reply));
    const guide = fallbackGuide(promptedGuide(models, builtIn), builtIn);
    const person = { ...mechanic, language, limits: limits[language] };
    const input = { profile: person, plan: { ...plan, language }, stepId: '0', history: [], message };
    return { ...(await told(guide.stepChat(input, { ...atNoon, language }))), asked };
  };
  const sentencesIn = (text: string) => text.split(/(?<=\.) /u);

  it.each(languages)('in %s breaks off before a sentence that asks for what was ruled out', async (language) => {
    const { done } = await said(language, rings[language]);
    const [first = '', ring = '', last = ''] = sentencesIn(rings[language]);
    expect(done.text).toContain(first);
    expect(done.text).not.toContain(ring);
    expect(done.text).not.toContain(last);
    expect(done.meta.source).toBe('mixed');
    expect(done.meta.warnings).toContain('limit');
  });

  it.each(languages)(
    'in %s that begins with it is asked for once more, then is the built-in guide’s',
    async (language) => {
      const [, ring = ''] = sentencesIn(rings[language]);
      const { done, asked } = await said(language, ring);
      expect(asked).toHaveLength(2);
      expect(done.text).not.toContain(ring);
      expect(done.meta.source).toBe('builtin');
    },
  );

  it('may speak of what the person asks about', async () => {
    const { done } = await said('en', rings.en, 'Can I phone the shops as well?');
    expect(done.text.startsWith(rings.en)).toBe(true);
    expect(done.meta.source).toBe('model');
  });
});
