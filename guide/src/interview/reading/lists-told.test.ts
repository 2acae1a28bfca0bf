import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { flat } from './message.ts';
import { wordsOf } from './refusals.ts';

const now = Date.parse('2026-11-01T09:00:00Z');

/** The skills heard in a message behind the question for work. */
function skillsIn(message: string, language: Language): string[] {
  const languages = languagesOf(flat(message), language);
  const { said } = hear(message, { asked: 'experience', language, languages, now });
  return said.filter(({ field }) => field === 'skills').map(wordsOf);
}

describe('a list', () => {
  it.each<[Language, string, string]>([
    ['en', 'I can do plastering, tiling, gauging screeds, lime rendering', 'gauging screeds'],
    ['es', 'sé hacer persianas, toldos, mosquiteras, cortinas venecianas', 'mosquiteras'],
    ['fr', 'je fais des bougies, des savons, des berlingots', 'berlingots'],
    ['pt', 'sei fazer crochê, tricô, frivolité, macramê', 'frivolité'],
    ['he', 'יודעת לסרוג, לתפור, לשזור, לרקום', 'לשזור'],
  ])('goes on as it began, in %s: “%s”', (language, message, item) => {
    expect(skillsIn(message, language).join(' | ')).toContain(item);
  });

  it.each<[Language, string, string]>([
    ['en', 'I can do plastering, tiling, my husband, 40 a week', 'husband'],
    ['es', 'sé coser, bordar, no planchar, vivir en Lugo', 'planchar'],
    ['fr', 'Je m’appelle Odile, la grande Odile, je tricote', 'Odile'],
    ['pt', 'sei pintar, lixar, nunca soldar', 'soldar'],
  ])('takes nothing along that is no item, in %s: “%s”', (language, message, item) => {
    expect(skillsIn(message, language).join(' | ')).not.toContain(item);
  });

  it('is heard whole where the grammar took its end for all of it', () => {
    const skills = skillsIn('je fais des confitures, des terrines de lapin, des cornichons, et je sais greffer', 'fr');
    expect(skills.join(' | ')).toMatch(/cornichons/u);
    expect(skills.join(' | ')).toMatch(/greffer/u);
  });
});
