import { emptyProfile, type Profile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../../testing/profiles.ts';
import type { Idea, ShownIdea } from '../../guide.ts';
import { groundsOf, numberedFacts, readEvidence, wantedOf } from './evidence.ts';
import { type Claims, limitIssues, limitsFor } from './limits.ts';
import { crowdIssues, repeatIssues, titleLikeness } from './repeats.ts';
import { doubleIssues, minutesAllowed, timeIssues, verbIssues } from './steps.ts';
import { readingIssues, textIssues } from './texts.ts';

const person = profileOf({
  age: 17,
  location: 'Cork',
  hobbies: 'choir, reading aloud',
  notes: 'I have no car. Online only, please.',
  skills: [['Patience', 'advanced']],
  hours: 5,
  budget: 0,
  goal: '300 € a month',
});

describe('evidence', () => {
  const facts = numberedFacts(person);
  const grounds = groundsOf(facts, []);

  it('is numbered from E1, each text once, to the letter', () => {
    expect([...facts.keys()]).toEqual([...facts].map((_, index) => `E${index + 1}`));
    expect(facts.get('E1')).toMatchObject({ text: 'Patience', field: 'skills', index: 0 });
    expect(numberedFacts({ ...person, hobbies: 'Patience' }).get('E2')?.text).not.toBe('Patience');
  });

  it('is read however the names are written', () => {
    const read = readEvidence(['e1', '[E2]', ' E 1 '], facts, { grounds, wanted: 2 });
    expect(read.ok && read.value.map(({ text }) => text)).toEqual(['Patience', 'choir']);
    const told = readEvidence(['E1: patience for 20 years', 'E2 (choir)'], facts, { grounds, wanted: 2 });
    expect(told).toEqual(read);
  });

  it('is never a place or a sum, which count for nothing beside a fact', () => {
    const named = (kind: string) => [...facts].flatMap(([name, fact]) => (fact.kind === kind ? [name] : []));
    const [town = '', sum = ''] = [...named('location'), ...named('goal')];
    expect([town, sum].map((name) => facts.get(name)?.text)).toEqual(['Cork', '300 € a month']);
    expect(readEvidence([town, sum], facts, { grounds, wanted: 1 }).ok).toBe(false);
    const beside = readEvidence([town, 'E1'], facts, { grounds, wanted: 1 });
    expect(beside.ok && beside.value.map(({ text }) => text)).toEqual(['Patience']);
  });

  it('may be a goal that is no sum', () => {
    expect(groundsOf(facts, [{ index: 0 }]).size).toBe(grounds.size + 1);
  });

  it('cannot be made up', () => {
    expect(readEvidence(['E1', 'a born seller'], facts, { grounds, wanted: 1 }).ok).toBe(false);
    expect(readEvidence(['E1', 'E999'], facts, { grounds, wanted: 1 }).ok).toBe(false);
    expect(readEvidence([], facts, { grounds, wanted: 1 }).ok).toBe(false);
  });

  it('is wanted twice of a full profile, once of a thin one, and never of an empty one', () => {
    const wanted = (profile: Profile) => wantedOf(profile, groundsOf(numberedFacts(profile), []));
    expect(wanted(person)).toBe(2);
    expect(wanted(profileOf({ hobbies: 'chess' }))).toBe(1);
    expect(wanted(profileOf({ goal: 'earn', location: 'Cork' }))).toBe(0);
    expect(wanted(emptyProfile)).toBe(0);
    expect(readEvidence([], numberedFacts(emptyProfile), { grounds: new Set(), wanted: 0 })).toEqual({
      ok: true,
      value: [],
    });
  });
});

describe('limits', () => {
  const limits = limitsFor(person, []);
  const fitting: Claims = {
    hours_per_week: { min: 2, max: 5 },
    startup_cost_band: 0,
    place: 'online',
    min_age: 16,
    needs: ['computer'],
  };

  it('let through what fits', () => {
    expect(limitIssues(fitting, limits)).toEqual([]);
    expect(limitIssues({ ...fitting, place: 'both' }, limits)).toEqual([]);
    expect(limitIssues({ ...fitting, startup_cost_band: 4, min_age: 25 }, limitsFor(emptyProfile, []))).toEqual([]);
  });

  it.each<[string, Partial<Claims>, RegExp]>([
    ['hours', { hours_per_week: { min: 6, max: 9 } }, /only 5 hours/u],
    ['hours the wrong way round', { hours_per_week: { min: 4, max: 3 } }, /hours_min must not be above/u],
    ['money', { startup_cost_band: 1 }, /band 0/u],
    ['age', { min_age: 18 }, /17 years old/u],
    ['place', { place: 'local' }, /must be online/u],
    ['what was ruled out', { needs: ['car'] }, /ruled out “car”/u],
  ])('send back too much of %s', (_kind, more, issue) => {
    expect(limitIssues({ ...fitting, ...more }, limits).join()).toMatch(issue);
  });

  it('are tightened by why an idea was declined', () => {
    const declined = (reason: 'too-much-time' | 'wrong-place'): ShownIdea => ({
      ...ideaOf('Reading aloud'),
      declined: { reason, note: '' },
    });
    expect(limitsFor(emptyProfile, [declined('too-much-time')]).hours).toBe(1.5);
    expect(limitsFor(emptyProfile, [declined('wrong-place')]).place).toBe('online');
  });
});

function ideaOf(title: string, words = `All about ${title}, told in its very own way`): Idea {
  const fit = {
    why: [],
    evidence: [],
    hours_per_week: { min: 2, max: 4 },
    startup_cost_band: 0,
    place: 'local',
    first_customer: words,
    risks: [],
    archetype: null,
    purpose: 'earn',
    numbers: null,
    source: 'model',
  } as const;
  return {
    title,
    short_description: '',
    expectations: '',
    detailed_description: words,
    fit: { ...fit, why: [], evidence: [], risks: [] },
  };
}

describe('repeats', () => {
  const shown = ideaOf('Walking dogs for busy neighbours');

  it.each([
    'Walking dogs for busy neighbours',
    'WALKING DOGS for busy neighbours!',
    'Dogs: walking for neighbours who are busy',
  ])('are found in “%s”', (title) => {
    expect(repeatIssues(ideaOf(title, 'Quite other words for quite other people'), [shown])).toHaveLength(1);
  });

  it('are found under another title by whom they serve', () => {
    expect(repeatIssues(ideaOf('Tail time', shown.fit.first_customer), [shown])).toHaveLength(1);
  });

  it('are found sooner in what was declined', () => {
    const like = ideaOf('Dogs of busy people sitting', 'Quite other words for quite other people');
    expect(titleLikeness(like.title, shown.title)).toBeLessThan(0.7);
    expect(repeatIssues(like, [shown])).toEqual([]);
    const close = ideaOf('Walking dogs with older friends and neighbours', 'Quite other words for quite other people');
    expect(repeatIssues(close, [shown])).toEqual([]);
    expect(repeatIssues(close, [{ ...shown, declined: { reason: 'other', note: '' } }])).toHaveLength(1);
  });

  it('are not found in other work', () => {
    expect(repeatIssues(ideaOf('Baking bread to order'), [shown])).toEqual([]);
    expect(repeatIssues(ideaOf('שיעורי נגינה לילדים'), [ideaOf('תיקון אופניים בבית הלקוח')])).toEqual([]);
  });

  it('crowd a sector from the third on, unless sectors do not count', () => {
    const others = ['Bread', 'Soup'].map((title) => ({ idea: ideaOf(title, title), sector: 'food' }));
    expect(crowdIssues({ idea: ideaOf('Jam', 'Jam'), sector: 'food' }, others)).toHaveLength(1);
    expect(crowdIssues({ idea: ideaOf('Jam', 'Jam'), sector: 'education' }, others)).toEqual([]);
    expect(crowdIssues({ idea: ideaOf('Jam', 'Jam'), sector: null }, others)).toEqual([]);
  });
});

describe('steps', () => {
  const step = (title: string, ...tasks: [title: string, minutes: number][]) => ({
    title,
    substeps: tasks.map(([name, minutes]) => ({
      key: null,
      title: name,
      description: '',
      deliverable: '',
      minutes,
      ref: null,
    })),
  });

  it('begin with a verb in each language', () => {
    expect(verbIssues(step('Ask five people', ['The limits', 20]), 'en')).toHaveLength(1);
    expect(verbIssues(step('לשאול חמישה אנשים', ['רשימה', 20]), 'he')).toHaveLength(1);
    expect(verbIssues(step('Demander à cinq personnes', ['La liste', 20]), 'fr')).toHaveLength(1);
    expect(verbIssues(step('Preguntar a cinco personas', ['Lista', 20]), 'es')).toHaveLength(1);
    expect(verbIssues(step('Perguntar a cinco pessoas', ['Lista', 20]), 'pt')).toHaveLength(1);
  });

  it('say nothing twice, whatever its case', () => {
    expect(doubleIssues(step('Ask', ['Write it down', 20], ['write it DOWN!', 20]), new Set())).toHaveLength(1);
    expect(doubleIssues(step('Ask', ['Write', 20]), new Set(['ask']))).toHaveLength(1);
  });

  it('fit the hours there are: the first two weeks of them, all together half a year', () => {
    expect(minutesAllowed(person, true)).toBe(600);
    expect(minutesAllowed(person, false)).toBe(1_560);
    expect(minutesAllowed(profileOf({ hours: null }), true)).toBeNull();
    expect(timeIssues(step('Ask', ['Write', 400], ['Call', 300]), 600)).toHaveLength(1);
    expect(timeIssues(step('Ask', ['Write', 300], ['Call', 300]), 600)).toEqual([]);
  });
});

describe('texts', () => {
  const figures = { known: new Set([90, 40]), money: new Set([300]) };

  it('may name the person’s figures, small counts and shown sums', () => {
    const fine = 'Ask 5 people in 90 minutes. Your £300 is the goal. 300 ÷ 10 = 30 for one.';
    expect(textIssues(fine, figures, 'en')).toEqual([]);
  });

  it('may not take minutes for money', () => {
    expect(textIssues('Ask for £40 from the first one on.', figures, 'en')).toHaveLength(1);
  });

  it.each([
    ['en', 'Success is guaranteed here.'],
    ['he', 'ההצלחה כאן מובטחת, זה מובטח.'],
    ['fr', 'Le résultat est garanti ici.'],
    ['es', 'El resultado está garantizado aquí, sin riesgo.'],
    ['pt', 'O resultado é garantido aqui, sem risco.'],
  ] as const)('promise nothing in %s', (language, text) => {
    expect(textIssues(text, figures, language).join()).toMatch(/promise nothing/u);
  });

  it('are read with ease, a task by itself with some room', () => {
    const heavy =
      'Systematically investigate neighbourhood requirements regarding individualised transportation arrangements ' +
      'throughout unconventional working hours, considering municipal regulations alongside competitors.';
    const twice = `${heavy} ${heavy.replace('Systematically', 'Subsequently')}`;
    expect(readingIssues(`${heavy} ${heavy}`, 'en')).toHaveLength(1);
    expect(textIssues(`${twice} ${twice}`, figures, 'en').join()).toMatch(/shorter sentences/u);
    const plain = 'Ask five people where their paper lies. Write down what they say.\n'.repeat(6);
    expect(readingIssues(plain, 'en')).toEqual([]);
    // Lines without a full stop are sentences all the same.
    expect(readingIssues('A list of five names\nA note of what they said\n'.repeat(8), 'en')).toEqual([]);
  });

  it('are in one language, the person’s quoted words apart', () => {
    const french = 'Vous allez chez une personne âgée et vous faites les courses avec elle.';
    expect(textIssues(french, figures, 'en').join()).toMatch(/write this in English/u);
    expect(textIssues(`You wrote “${french}” and that is enough.`, figures, 'en')).toEqual([]);
  });
});
