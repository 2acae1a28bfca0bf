import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { builtInGuide } from '../../built-in/guide.ts';
import { fallbackGuide } from '../../fallback-guide.ts';
import type { Prompt } from '../ask.ts';
import { promptedGuide } from '../guide.ts';
import { atNoon, planned, replying, speaking, told } from '../testing/talk-on-model.ts';

const builtIn = builtInGuide();
const { profile, plan } = await planned();

const replies: Record<Language, string> = {
  en: 'Begin with the people next door and ask them what they need.',
  he: 'כדאי להתחיל אצל השכנים ולשאול מה חסר להם.',
  fr: 'Commencez par demander à vos voisins ce dont ils ont besoin.',
  es: 'Empieza por tus vecinos y pregunta qué es lo que necesitan.',
  pt: 'Comece pelos seus vizinhos e pergunte do que eles precisam.',
};

/** A chat reply, or a turn of the interview, of a model that answers `first`, and `second` when it is asked again. */
async function answered(first: string, second: string, isInterview: boolean, language: Language = 'en') {
  let answers = 0;
  const { models, asked } = speaking(() => ((answers += 1) === 1 ? first : second));
  const guide = fallbackGuide(promptedGuide(models, builtIn), builtIn);
  const context = { ...atNoon, language };
  const events = isInterview
    ? guide.onboardingTurn({ profile, history: [], message: 'Bicycle' }, context)
    : guide.stepChat({ profile, plan, stepId: '0', history: [], message: 'Bicycle' }, context);
  const { done, all } = await told(events);
  const shown = all.flatMap((event) => (event.type === 'delta' ? [event.text] : [])).join('');
  return { done, shown, asked };
}

const say = (language: Language, first: string, second: string, isInterview: boolean) =>
  answered(replying(first, { facts: [] }), replying(second, { facts: [] }), isInterview, language);

const pairs = languages.flatMap((language) =>
  languages.filter((other) => other !== language).map((other) => [language, other] as const),
);

describe.each([
  ['a chat reply', false],
  ['a turn of the interview', true],
])('%s', (_what, isInterview) => {
  it.each(pairs)('wanted in %s that comes in %s is asked for once more', async (language, other) => {
    const { done, asked } = await say(language, replies[other], replies[language], isInterview);
    expect(done.text.startsWith(replies[language])).toBe(true);
    expect(done.meta).toEqual({ source: 'model', warnings: [] });
    const [first, second] = asked as [Prompt, Prompt];
    expect(asked).toHaveLength(2);
    expect(second.messages.slice(0, first.messages.length)).toEqual(first.messages);
    expect(second.messages.slice(first.messages.length).map(({ role }) => role)).toEqual(['assistant', 'user']);
  });

  it.each(pairs)('wanted in %s that comes in %s twice is the built-in guide’s', async (language, other) => {
    const { done, shown, asked } = await say(language, replies[other], replies[other], isInterview);
    expect(asked).toHaveLength(2);
    expect(done.meta).toMatchObject({ source: 'builtin', fellBackFrom: 'bad-output' });
    expect(shown).not.toContain(replies[other].slice(0, 9));
  });

  it.each([
    ['holds no reply', '{"answer": "Begin next door."}'],
    ['is broken off before its reply', 'Here it is: {"rep'],
    ['has JSON for a reply', replying(replying(replies.en))],
    ['is empty', replying(' ')],
  ])('of an answer that %s is asked for once more, then the built-in guide’s', async (_what, unusable) => {
    const { done, asked } = await answered(unusable, replying(replies.en, { facts: [] }), isInterview);
    expect(done).toMatchObject({ text: replies.en, meta: { source: 'model', warnings: [] } });
    expect(asked.map(({ messages }) => messages.length)).toEqual([1, 3]);

    const twice = await answered(unusable, unusable, isInterview);
    expect(twice.asked).toHaveLength(2);
    expect(twice.done.meta).toMatchObject({ source: 'builtin', fellBackFrom: 'bad-output' });
    expect(twice.shown).not.toMatch(/\{|Begin next door/u);
  });

  it('with JSON among its words is shown without', async () => {
    const { done, asked } = await answered(replying(`${replies.en} {"facts": []}`, { facts: [] }), '', isInterview);
    expect(asked).toHaveLength(1);
    expect(done.text.trim()).toBe(replies.en);
    expect(done.meta.warnings).toEqual(['raw']);
  });

  it.each([
    ['repeats itself', `${replies.en} `.repeat(2_000)],
    [
      'says ever more',
      Array.from({ length: 3_000 }, (_, nth) => `You could also ask number ${nth} of them.`).join(' '),
    ],
  ])('that never ends and %s is broken off, and the built-in guide answers behind it', async (_what, endless) => {
    const { done, asked } = await answered(`{"reply":"${endless}`, '', isInterview);
    expect(asked).toHaveLength(1);
    expect(done.meta).toMatchObject({ source: 'mixed', fellBackFrom: 'endless' });
    const [said = '', behind = ''] = done.text.split(' …\n\n');
    expect([said.length <= 4_000, behind.length > 20]).toEqual([true, true]);
  });

  it('that never ends and is no object is the built-in guide’s, with nothing of it shown', async () => {
    const { done, shown } = await answered(`${replies.en} `.repeat(2_000), '', isInterview);
    expect(done.meta).toMatchObject({ source: 'builtin', fellBackFrom: 'endless' });
    expect(shown).not.toContain(replies.en);
  });

  it('that strays after words of no language is broken off, and the built-in guide answers behind it', async () => {
    const names = 'Anna, Ben, Carla, Dora, Emil, Fritz, Gerda, Hans, Ida:';
    const { done, asked } = await say('en', `${names} ${replies.fr}`, '', isInterview);
    expect(asked).toHaveLength(1);
    expect(done.text).toMatch(/^Anna, Ben.* …\n\n./su);
    expect(done.text).not.toContain('vos voisins');
    expect(done.meta).toEqual({ source: 'mixed', warnings: ['language'] });
  });
});
