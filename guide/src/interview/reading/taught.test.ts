import type { AskedField, Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { saidIn } from './testing.ts';

describe('what somebody was taught', () => {
  it.each<[Language, AskedField, string, string[]]>([
    ['en', 'skills', 'my granny taught me to splice ropes', ['splice ropes']],
    [
      'en',
      'goals',
      'My uncle Pat showed me how to thatch and lay hedges. I want 300 a month',
      ['thatch', 'lay hedges'],
    ],
    ['en', 'experience', 'my dad taught me plastering, 9 years now', ['plastering']],
    ['he', 'skills', 'סבתא לימדה אותי לאפות לחם ולרקום', ['לאפות לחם', 'לרקום']],
    ['fr', 'skills', 'ma grand-mère m’a appris la dentelle', ['dentelle']],
    ['es', 'skills', 'mi abuelo me enseñó a injertar rosales', ['injertar rosales']],
    ['pt', 'skills', 'meu avô me ensinou a trançar vime', ['trançar vime']],
  ])('is a skill, whoever taught it, in %s to who asked for %s: “%s”', (language, asked, message, skills) => {
    const said = saidIn(message, language, asked);
    expect(said('skills')).toEqual(skills);
    expect(said('limits', 'dislikes', 'experience', 'hobbies')).toEqual([]);
  });

  it.each<[Language, string, string[]]>([
    ['en', 'mending nets, my granny taught me', ['mending nets']],
    ['fr', 'la vannerie, je tiens ça de mon père', ['vannerie']],
    ['es', 'bordado, aprendí de mi abuela', ['bordado']],
    ['pt', 'faço renda, aprendi com a minha avó', ['faço renda']],
    ['en', 'prison taught me that time is short', []],
  ])('is none where only who taught it is told, or what no skill is, in %s: “%s”', (language, message, skills) => {
    expect(saidIn(message, language, 'skills')('skills', 'limits', 'experience')).toEqual(skills);
  });

  it('is not what nobody taught', () => {
    expect(saidIn('nobody ever taught me to cook', 'en', 'goals')('skills')).toEqual([]);
  });
});
