import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { builtInGuide } from '../../built-in/guide.ts';
import { fallbackGuide } from '../../fallback-guide.ts';
import type { Prompt } from '../ask.ts';
import { promptedGuide } from '../guide.ts';
import { atNoon, planned, replying, speaking, told } from './testing.ts';

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
async function say(language: Language, first: string, second: string, isInterview: boolean) {
  const answers: string[] = [];
  const { models, asked } = speaking(() => {
    answers.push(replying(answers.length === 0 ? first : second, { facts: [] }));
    return answers.at(-1) ?? '';
  });
  const guide = fallbackGuide(promptedGuide(models, builtIn), builtIn);
  const context = { ...atNoon, language };
  const events = isInterview
    ? guide.onboardingTurn({ profile, history: [], message: 'Bicycle' }, context)
    : guide.stepChat({ profile, plan, stepId: '0', history: [], message: 'Bicycle' }, context);
  return { ...(await told(events)), asked };
}

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
    const { done, all, asked } = await say(language, replies[other], replies[other], isInterview);
    expect(asked).toHaveLength(2);
    expect(done.meta).toMatchObject({ source: 'builtin', fellBackFrom: 'bad-output' });
    const shown = all.flatMap((event) => (event.type === 'delta' ? [event.text] : [])).join('');
    expect(shown).not.toContain(replies[other].slice(0, 9));
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
