import { type Language, languages, type Profile, withoutReferences } from '@foothold/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '../../../catalogue/load.ts';
import { promisesAnything } from '../../../checks/prose.ts';
import type { ChatTurn, StoredPlan } from '../../../guide.ts';
import { profileOf } from '../../../testing/profiles.ts';
import { slotsOf } from '../../../text/fill.ts';
import { allAsks } from '../../../chat/asks.ts';
import enPhrasings from '../phrasings/en.json' with { type: 'json' };
import esPhrasings from '../phrasings/es.json' with { type: 'json' };
import frPhrasings from '../phrasings/fr.json' with { type: 'json' };
import hePhrasings from '../phrasings/he.json' with { type: 'json' };
import ptPhrasings from '../phrasings/pt.json' with { type: 'json' };
import { type Standing, standingOf } from '../standing.ts';
import { account } from './account.ts';
import { readAccountQuestion } from './reading.ts';
import { asked } from './testing.ts';
import { accountWords } from './words.ts';

/** Sunday, 22 November 2026, in the morning. */
const NOW = Date.UTC(2026, 10, 22, 9);

/** Somebody who binds books, with a wrist that is weak, in each language. */
const binder = (language: Language): Profile => ({
  ...profileOf({
    language,
    age: 53,
    location: 'Coimbra',
    hobbies: asked[language].hobby,
    education: asked[language].education,
    jobs: [[asked[language].job, 84]],
    skills: [[asked[language].skill, 'advanced']],
    hours: 7,
    budget: 60,
    goal: asked[language].goal,
  }),
  notes: asked[language].limit,
});

function planIn(language: Language): StoredPlan {
  const own = asked[language];
  const substep = (id: string, title: string, completed_at?: string) => ({
    substep_id: id,
    title,
    description: title,
    deliverable: title,
    minutes: 40,
    ref: null,
    status: completed_at ? ('completed' as const) : ('pending' as const),
    ...(completed_at ? { completed_at } : {}),
  });
  const step = { description: own.about, smallest_test: '1', cap: '2', stop_if: own.stop, ref: null };
  return {
    title: own.plan,
    short_description: own.about,
    archetype: null,
    language,
    steps: [
      {
        ...step,
        step_id: 'A',
        title: own.steps[0],
        status: 'pending',
        substeps: [
          substep('a1', own.tasks[0], '2026-11-18T10:00:00Z'),
          substep('a2', own.tasks[1], '2026-11-21T10:00:00Z'),
        ],
      },
      { ...step, step_id: 'B', title: own.steps[1], status: 'pending', substeps: [substep('b1', own.tasks[2])] },
    ],
  };
}

describe.each(languages)('the account in %s', (language) => {
  const own = asked[language];
  const words = accountWords[language];
  let standing: Standing;
  let empty: Standing;
  beforeAll(async () => {
    const place = { plan: planIn(language), stepId: 'B' };
    standing = standingOf({ ...place, profile: binder(language) }, await loadWords(language));
    empty = standingOf({ ...place, profile: profileOf({ language }) }, await loadWords(language));
  });

  const ask = (message: string, history: readonly ChatTurn[] = [], from = standing) => {
    const isKnown = allAsks(message).some(({ weak }) => !weak);
    return account({ message, history, standing: from, language, now: NOW, isKnown });
  };

  it.each(Object.entries(own.fields).flatMap(([field, list]) => list.map((message) => [field, message] as const)))(
    'tells the field %s: “%s”',
    (field, message) => {
      const reply = ask(message);
      expect([reply?.answered.kind, reply?.answered.topic]).toEqual(['fact', field]);
      const values: Record<string, string> = {
        hours: '7',
        budget: '60',
        goals: own.goal,
        age: '53',
        location: 'Coimbra',
        experiences: own.job,
        skills: own.skill,
        hobbies: own.hobby,
        education: own.education,
        limits: own.limit.split('.')[0] ?? '',
      };
      expect(reply?.text).toContain(values[field]);
      const unknown = ask(message, [], empty)?.text ?? '';
      expect(unknown).toContain(words.unknown.split('{label}')[1]);
    },
  );

  it.each(own.things)('tells what they told of something: “%s”', (message, part) => {
    expect(ask(message)?.text).toContain(part);
  });

  it('knows what was finished, all of it and on a day', () => {
    for (const message of own.done) {
      const text = ask(message)?.text ?? '';
      for (const task of own.tasks.slice(0, 2))
        expect([message, text]).toEqual([message, expect.stringContaining(task)]);
      expect(text).not.toContain(own.tasks[2]);
    }
    const onDay = ask(own.doneOnWednesday)?.text ?? '';
    expect(onDay).toContain(own.tasks[0]);
    expect(onDay).not.toContain(own.tasks[1]);
    expect(ask(own.doneYesterday)?.text).toContain(own.tasks[1]);
  });

  it.each(own.left)('knows what is left: “%s”', (message) => {
    const reply = ask(message);
    expect(reply?.answered.topic).toBe('left');
    expect(reply?.text).toContain(own.tasks[2]);
  });

  it('knows the title of the plan, a step by its number and the sign to stop', () => {
    expect(ask(own.title)?.text).toContain(own.plan);
    expect(ask(own.second)?.text).toContain(own.steps[1]);
    expect(ask(own.stopSign)?.text).toContain(own.stop);
  });

  it('holds the plan against a limit: the one named, the one spoken of, and none', () => {
    const [message] = own.things[0] ?? [''];
    const first = ask(message);
    const record = { asks: null, act: null, before: [], ...(first ? { answered: first.answered } : {}) };
    const history: ChatTurn[] = [
      { sender: 'user', content: message },
      { sender: 'foothold', content: first?.text ?? '', record },
    ];
    for (const text of [ask(own.fits, history)?.text, ask(own.fitsNamed)?.text]) {
      expect(text).toContain(own.limit.split('.')[0]);
      expect(text).toContain(own.tasks[2]);
      expect(text).not.toContain(own.tasks[1]);
    }
    expect(ask(own.fits, [], empty)?.text).toBe(words.fit_unknown);
  });

  it('remembers what was said in this talk, and says so where nothing was', () => {
    const history: ChatTurn[] = [
      { sender: 'user', content: own.said },
      { sender: 'foothold', content: '…' },
    ];
    expect(ask(own.whatSaid, history)?.text).toContain(own.said.slice(0, -1));
    expect(ask(own.whatSaid)?.text).toContain(words.unknown_thing.split('{thing}')[1]);
  });

  it.each(own.elsewhere)('leaves a question about the work to others: “%s”', (message) => {
    expect(ask(message)).toBeNull();
  });
});

describe('a limit', () => {
  it('is told by its whole sentence, and not found in what only shares a word with it', async () => {
    const profile = { ...profileOf({}), notes: 'Bad back, so I cannot stand for long. I like tea.' };
    const given = planIn('en');
    const [first] = given.steps;
    if (!first) throw new Error('The plan has no step.');
    const substeps = first.substeps.map((one) => ({
      ...one,
      description: 'It comes back.',
      status: 'pending' as const,
    }));
    const plan = { ...given, steps: [{ ...first, substeps }] };
    const standing = standingOf({ plan, profile, stepId: 'A' }, await loadWords('en'));
    const turn = { history: [], standing, language: 'en' as const, now: NOW, isKnown: false };
    const told = account({ ...turn, message: 'What was my back problem?' });
    expect(told?.text).toContain('Bad back, so I cannot stand for long');
    expect(told?.text).not.toContain('tea');
    expect(account({ ...turn, message: 'Does this plan fit my back?' })?.text).toContain(accountWords.en.fit_none);
  });
});

describe('what the account tells', () => {
  const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;

  it.each(languages)('leads to the task, the field or the entry it stands in (%s)', async (language) => {
    const own = asked[language];
    const entry = { id: id(9), kind: 'note' as const, text: own.said, until: null, on: '2026-11-20' };
    const given = planIn(language);
    const steps = given.steps.map((step, at) => ({
      ...step,
      substeps: step.substeps.map((task, index) => ({ ...task, substep_id: id(3 * at + index) })),
    }));
    const profile = { ...binder(language), notes: `${own.limit}\n${entry.text}` };
    const plan = { ...given, steps };
    const standing = standingOf({ plan, profile, stepId: 'B' }, await loadWords(language));
    const ask = (message: string) =>
      account({ message, history: [], standing, language, now: NOW, isKnown: false, memory: [entry] })?.text ?? '';
    const told = ask(own.done[0] ?? '');
    expect(told).toContain(`(#${id(0)})`);
    expect(withoutReferences(told)).toContain(own.tasks[0]);
    expect(ask(own.left[0] ?? '')).toContain(`(#${id(3)})`);
    expect(ask(own.fields['skills']?.[0] ?? '')).toContain('(#profile-skills-0)');
    expect(ask(own.fields['hours']?.[0] ?? '')).toContain('(#profile-hours_per_week)');
    expect(ask(own.fitsNamed)).toContain('(#profile-notes)');
    expect(ask(own.whatSaid)).toContain(`(#memory-${id(9)})`);
  });
});

describe('what the cards know', () => {
  const phrasings = { en: enPhrasings, he: hePhrasings, fr: frPhrasings, es: esPhrasings, pt: ptPhrasings };
  /** Questions that the account may answer itself. */
  const shared = new Set(['progress', 'done', 'cost', 'stop']);

  it.each(languages)('is theirs in %s', async (language) => {
    const place = { plan: planIn(language), stepId: 'B', profile: binder(language) };
    const standing = standingOf(place, await loadWords(language));
    const taken = Object.entries(phrasings[language]).flatMap(([intent, list]) =>
      shared.has(intent)
        ? []
        : list.filter(
            (message) => account({ message, history: [], standing, language, now: NOW, isKnown: true }) !== null,
          ),
    );
    expect(taken).toEqual([]);
  });
});

describe.each(languages)('the words in %s', (language) => {
  it('are complete, with the slots of the English ones, and promise nothing', () => {
    const { labels, ...texts } = accountWords[language];
    expect(Object.keys(labels)).toEqual(Object.keys(accountWords.en.labels));
    const english = new Map(Object.entries({ ...accountWords.en, labels: '' }));
    for (const [name, text] of Object.entries(texts)) {
      expect([name, slotsOf(text)]).toEqual([name, slotsOf(english.get(name) ?? '')]);
      expect([name, promisesAnything(text, language)]).toEqual([name, false]);
    }
  });
});

describe('a figure that was told before', () => {
  const words: Record<Language, [hours: string, budget: string, goals: string]> = {
    en: ['what hours did I give you again', 'whats the money limit I gave you', 'what was I aiming for a month again'],
    he: ['כמה שעות סגרנו בסוף', 'כמה כסף רשום אצלך שאני יכול להוציא', 'כמה רציתי להרוויח, שכחתי'],
    fr: ['c’était combien d’heures déjà', 'je pouvais dépenser combien déjà', 'je visais combien par mois déjà'],
    es: ['cuántas horas quedamos, se me olvidó', 'cuánta plata podía gastar yo', 'cuánto era que quería sacar por mes'],
    pt: [
      'quantas horas eram mesmo, esqueci',
      'quanto é que eu podia gastar, já não lembro',
      'a meta que eu meti era qual mesmo',
    ],
  };

  it.each(languages.flatMap((language) => words[language].map((said, at) => [language, said, at] as const)))(
    'is given in %s: %s',
    (language, said, at) => {
      const question = readAccountQuestion(said, language);
      expect(question?.fields).toContain(['hours', 'budget', 'goals'][at]);
      expect(question?.recalls || question?.isAgain).toBe(true);
    },
  );
});

describe('a figure of something else', () => {
  const others: Record<Language, readonly string[]> = {
    en: [
      'how much did I make last month again',
      'can I earn money again',
      'how much did I spend yesterday, I forgot',
      'what hours was the library again',
      'how much did we agree on with Ruth for the hours',
    ],
    he: [
      'כמה הרווחתי בחודש שעבר, שכחתי',
      'אפשר להרוויח כסף שוב',
      'כמה הוצאתי אתמול, שכחתי',
      'מה השעות של הספרייה, שכחתי',
      'כמה סגרנו עם רותי על השעות',
    ],
    fr: [
      'j’ai gagné combien le mois dernier déjà',
      'on peut gagner combien déjà',
      'j’ai dépensé combien hier, j’ai oublié',
      'c’était quoi les heures de la bibliothèque déjà',
      'on a dit combien avec Odile pour les heures',
    ],
    es: [
      'cuánto gané el mes pasado, se me olvidó',
      'se puede ganar dinero otra vez',
      'cuánto gasté ayer, se me olvidó',
      'cuál era la hora de la biblioteca',
      'cuánto quedamos con Ramona por las horas',
    ],
    pt: [
      'quanto ganhei no mês passado, esqueci',
      'dá para ganhar dinheiro outra vez',
      'quanto gastei ontem, esqueci',
      'qual era a hora da biblioteca mesmo',
      'quanto combinamos com a Rosa pelas horas',
    ],
  };

  it.each(languages.flatMap((language) => others[language].map((said) => [language, said] as const)))(
    'is not told in %s: %s',
    async (language, message) => {
      const place = { plan: planIn(language), stepId: 'B', profile: binder(language) };
      const standing = standingOf(place, await loadWords(language));
      const turn = { history: [], standing, language, now: NOW, isKnown: false };
      expect(account({ ...turn, message })?.answered.topic ?? '').not.toMatch(/^(hours|budget|goals)$/);
    },
  );
});
