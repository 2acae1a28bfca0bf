import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadWords, wordsOf } from '../../catalogue/load.ts';
import { profileOf } from '../../testing/profiles.ts';
import { ideaBehind } from '../plan/idea-behind.ts';
import { planFromIdea } from '../plan/plan-from-idea.ts';
import { contextOf, ideasFor } from '../testing/ideas-for.ts';

describe('ways to a goal that is not money', () => {
  it.each<[Language, string, string]>([
    ['en', 'record 20 songs of the old weavers before winter', '20 songs'],
    ['he', 'להקליט 10 שירים עם סבא לפני הפסח', '10 שירים'],
    ['fr', 'enregistrer 14 berceuses pour mes nièces cette année', '14 berceuses'],
    ['es', 'grabar 8 coplas para la boda de mi hermana', '8 coplas'],
    ['pt', 'gravar 25 ditados para os meus sobrinhos', '25 ditados'],
  ])('name what a goal is about in %s, as their plans do: “%s”', async (language, value, thing) => {
    const profile = { ...profileOf({}), goals: [{ goal_type: 'personal', value }], language };
    const ideas = await ideasFor(profile, language);
    expect(ideas.length).toBeGreaterThan(1);
    for (const idea of ideas) {
      expect(idea.title).toContain(`\u2068${thing}\u2069`);
      const behind = await ideaBehind(idea, profile, language);
      const way = wordsOf(await loadWords(language), behind.entry?.id ?? '').angles[behind.angle?.id ?? ''];
      expect(idea.title.startsWith(way?.title ?? '?')).toBe(true);
      expect((await planFromIdea({ profile, recommendation: idea }, contextOf(language))).value.title).toBe(idea.title);
    }
  });

  it('name what is brought to a goal of which no few words say what it is about', async () => {
    const hedges = { skill_name: 'Hedge laying', level: 'advanced' as const, notes: '' };
    const goals = [{ goal_type: 'impact', value: 'don’t let hedge laying as we did it here go with the last of us' }];
    const [idea] = await ideasFor({ ...profileOf({}), skills: [hedges], goals }, 'en');
    expect(idea?.title).toContain('\u2068Hedge laying\u2069');
  });

  it.each<[Language, string, string]>([
    ['en', 'not let my trade die with me', 'Thatcher'],
    ['he', 'שהמלאכה שלי לא תלך לאיבוד', 'סתת'],
    ['fr', 'que mon métier ne se perde pas', 'Vannier'],
    ['es', 'que mi oficio no se pierda conmigo', 'Esquilador'],
    ['pt', 'que o meu ofício não morra comigo', 'Calafate'],
  ])('are about a trade of years in %s where that is to be passed on: “%s”', async (language, value, trade) => {
    const profile = { ...profileOf({ jobs: [[trade, 240]] }), goals: [{ goal_type: 'impact', value }], language };
    const [idea] = await ideasFor(profile, language);
    expect(idea?.title).toContain(`\u2068${trade}\u2069`);
  });
});
