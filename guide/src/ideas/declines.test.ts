import { type DeclineReason, type Language, languages, type Profile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { archetypeOf } from '../catalogue/archetype-facts.ts';
import type { ArchetypeFacts } from '../catalogue/schema.ts';
import type { Idea, ShownIdea } from '../guide.ts';
import { recommend } from '../built-in/recommend.ts';
import { lessonsOf, withNotesRead } from './declines.ts';
import { goldenProfiles, profileOf } from '../testing/profiles.ts';

/** Somebody who could do many things, so that a decline has room to show. */
const able = profileOf({
  age: 40,
  location: 'Leeds',
  skills: [
    ['Cooking', 'advanced'],
    ['Gardening', 'intermediate'],
    ['Excel', 'intermediate'],
    ['Sewing', 'beginner'],
    ['Photography', 'intermediate'],
  ],
  jobs: [['Office manager', 60]],
  hobbies: 'hiking, board games',
});

async function ideasFor(
  profile: Profile,
  already: readonly ShownIdea[],
  { language = 'en', count = 5, feedback }: { language?: Language; count?: number; feedback?: string } = {},
) {
  const input = { profile, mode: 'brainstorm', already, count, ...(feedback && { feedback }) } as const;
  return (await recommend(input, { language, now: 0, seed: 'seed' })).value;
}

const declining = (idea: Idea, reason: DeclineReason, note = ''): ShownIdea => ({
  ...idea,
  declined: { reason, note },
});
const entriesOf = (ideas: readonly Idea[]) => ideas.map((idea) => archetypeOf(idea.fit.archetype)!);

const goldenIdeas = await ideasFor(able, []);

/** The ideas after one of the first six was declined. */
async function after(pick: (entry: ArchetypeFacts) => boolean, reason: DeclineReason, note = '', profile = able) {
  const shown = await ideasFor(profile, [], { count: 6 });
  const declined = shown.find((idea) => pick(archetypeOf(idea.fit.archetype)!)) ?? shown[0]!;
  const already = shown.map((idea) => (idea === declined ? declining(idea, reason, note) : idea));
  return { declined, entry: archetypeOf(declined.fit.archetype)!, ideas: await ideasFor(profile, already) };
}

describe('notes of declines', () => {
  it('are read from the newest back, as far as there is room', () => {
    const [idea] = goldenIdeas;
    const already = Array.from({ length: 10 }, (_one, at) => declining(idea!, 'other', `${at}`.repeat(1_000)));
    const notes = withNotesRead(already).map(({ declined }) => declined?.note ?? '');
    expect(notes.map((note) => note.length)).toEqual([0, 0, ...Array.from({ length: 8 }, () => 1_000)]);
    expect(notes.at(-1)).toBe('9'.repeat(1_000));
    expect(withNotesRead([idea!])).toEqual([idea]);
  });
});

describe('declining an idea', () => {
  it('for want of interest ends its kind, and cools its sector', async () => {
    const shown = await ideasFor(able, []);
    const [first] = shown;
    const sector = archetypeOf(first!.fit.archetype)!.sector;
    let already: ShownIdea[] = [declining(first!, 'not-interested')];
    const [next] = await ideasFor(able, already);
    expect(archetypeOf(next!.fit.archetype)?.sector).not.toBe(sector);
    const ids: (string | null)[] = [];
    for (let round = 0; round < 12; round += 1) {
      const ideas = await ideasFor(able, already);
      ids.push(...ideas.map((idea) => idea.fit.archetype));
      already = [...already, ...ideas];
    }
    expect(ids).not.toContain(first!.fit.archetype);
  });

  it('because it was tried already ends its kind only', async () => {
    const { declined, ideas } = await after(() => true, 'already-tried');
    expect(ideas.map((idea) => idea.fit.archetype)).not.toContain(declined.fit.archetype);
  });

  it('for its hours brings work that asks for fewer', async () => {
    const { declined, ideas } = await after((entry) => entry.hours_per_week.min >= 2, 'too-much-time');
    for (const idea of ideas) expect(idea.fit.hours_per_week.min).toBeLessThan(declined.fit.hours_per_week.min);
  });

  it('for its cost brings work that costs less', async () => {
    const { entry, ideas } = await after((one) => one.startup_cost_band >= 1, 'too-expensive');
    for (const { startup_cost_band, monthly_cost_band } of entriesOf(ideas)) {
      expect(Math.max(startup_cost_band, monthly_cost_band)).toBeLessThan(Math.max(1, entry.startup_cost_band));
    }
  });

  it('for its risk brings nothing as risky, and no licence', async () => {
    const { ideas } = await after((entry) => entry.risk === 'medium', 'too-risky');
    expect(ideas.length).toBeGreaterThanOrEqual(3);
    for (const { risk, licence } of entriesOf(ideas)) {
      expect(risk).toBe('low');
      expect(licence).not.toBe('required');
    }
  });

  it('for want of a skill brings no work on that skill, and well proven skills first', async () => {
    const { entry, ideas } = await after((one) => one.skills.required.flat().includes('sewing'), 'lacks-skill');
    const lacked = entry.skills.required.flat();
    for (const { skills } of entriesOf(ideas)) {
      expect(skills.required.some((group) => group.every((topic) => lacked.includes(topic)))).toBe(false);
    }
  });

  it('for its place brings the other place first', async () => {
    const { ideas } = await after((entry) => entry.place === 'local', 'wrong-place');
    expect(ideas[0]?.fit.place).not.toBe('local');
  });

  it.each<[Language, string]>([
    ['en', 'Only online, I can’t leave the house'],
    ['he', 'רק אונליין'],
    ['fr', 'Uniquement en ligne'],
    ['es', 'Solo online'],
    ['pt', 'Só online'],
  ])('takes the place that the note names as a limit (%s)', async (language, note) => {
    const [first, ...rest] = await ideasFor(able, [], { language });
    const ideas = await ideasFor(able, [declining(first!, 'wrong-place', note), ...rest], { language });
    expect(ideas.length).toBeGreaterThanOrEqual(1);
    for (const idea of ideas) expect(idea.fit.place).not.toBe('local');
  });

  it.each<[Language, string]>([
    ['en', 'I don’t want to work with children'],
    ['he', 'לא רוצה לעבוד עם ילדים'],
    ['fr', 'Pas avec des enfants'],
    ['es', 'No quiero trabajar con niños'],
    ['pt', 'Não quero trabalhar com crianças'],
  ])('for another reason is read out of the note alone (%s)', async (language, note) => {
    const teacher = { ...goldenProfiles.teacher!, hobbies: 'music, board games' };
    const shown = await ideasFor(teacher, [], { language });
    const ideas = await ideasFor(teacher, [declining(shown[0]!, 'other', note)], { language });
    for (const entry of entriesOf(ideas)) expect(entry.needs).not.toContain('children');
  });

  it('hears in a note what somebody would rather do', async () => {
    const [first] = await ideasFor(able, []);
    const ideas = await ideasFor(able, [declining(first!, 'not-interested', 'I would rather do something with dogs')]);
    expect(entriesOf(ideas)[0]?.interests).toContain('dogs');
  });

  it('never ends with nothing, and goes least against what was said', async () => {
    const reasons: DeclineReason[] = ['too-much-time', 'too-expensive', 'too-risky', 'lacks-skill', 'wrong-place'];
    for (const profile of [goldenProfiles.thin!, goldenProfiles.student!, able]) {
      let already: ShownIdea[] = [];
      for (const reason of reasons) {
        const ideas = await ideasFor(profile, already, { count: 3, feedback: 'Other ideas, please.' });
        expect(ideas.length).toBe(3);
        already = [...already, ...ideas.map((idea) => declining(idea, reason))];
      }
      const risky = entriesOf(await ideasFor(profile, already, { count: 3 })).map((entry) => entry.risk);
      expect(risky).not.toContain('high');
    }
  });
});

it.each(languages)('the same reasons get the same ideas in %s', async (language) => {
  const [first, ...rest] = await ideasFor(able, [], { language });
  const already = [declining(first!, 'too-expensive', 'no money'), ...rest];
  expect(await ideasFor(able, already, { language })).toEqual(await ideasFor(able, already, { language }));
});

it('who is tied to the house and declines for the place is not sent out', async () => {
  const [first, ...rest] = await ideasFor(able, []);
  const online: Idea = { ...first!, fit: { ...first!.fit, place: 'online' } };
  const placeAfter = (note: string) => lessonsOf([declining(online, 'wrong-place', note), ...rest]).place;
  expect(placeAfter('I am housebound')).toBe('online');
  expect(placeAfter('not for me')).toBe('local');
});
