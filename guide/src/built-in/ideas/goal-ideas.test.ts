import { goalTypes, type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { goalFacts } from '../../catalogue/goals/load.ts';
import { loadWords } from '../../catalogue/load.ts';
import { planFromIdea } from '../plan/plan-from-idea.ts';
import { planProblems } from '../../testing/plan-problems.ts';
import { contextOf, ideasFor, textOf } from '../testing/ideas-for.ts';
import { profileOf } from '../../testing/profiles.ts';
import { interviewWords } from '../../interview/words.ts';
import { openGoalType } from '../../understand/goal-type.ts';
import { readMoneyGoal } from '../../understand/money-goal.ts';
import { purposesOpen, wishesOf } from '../../understand/purpose.ts';
import { weeksFor } from './goal-ideas.ts';

/** 15 November 2026. */
const now = 1_794_700_800_000;
const SELLING = /(?<!\p{L})(?:customers?|clients?|clientes?|לקוח(?:ות|ה)?|vendre|vender|sell(?:ing)?)(?!\p{L})/iu;

const wishOf = async (value: string, language: Language = 'en') =>
  wishesOf(profileOf({ goal: value }), await loadWords(language), now);

describe('a goal that is not money', () => {
  it.each<[Language, string, string]>([
    ['en', 'Run my first half marathon', 'event'],
    ['fr', 'apprendre l’italien', 'language'],
    ['es', 'dejar de fumar', 'quit'],
    ['en', 'help newcomers in our town', 'group'],
    ['en', 'give a toast without shaking', 'speak'],
    ['he', 'להתגבר על פחד קהל', 'speak'],
    ['fr', 'récolter 2 000 euros pour le refuge, collecte de dons', 'raise'],
    ['es', 'recaudar dinero para la escuela', 'raise'],
    ['pt', 'fazer uma vaquinha para o abrigo', 'raise'],
  ])('is told apart in %s: “%s” is %s', async (language, value, kind) => {
    expect((await wishOf(value, language))[0]?.kind).toBe(kind);
  });

  it.each<[Language, string]>([
    ['en', 'pass on sign language to the parents in my street'],
    ['fr', 'transmettre la langue des signes aux parents'],
    ['fr', 'apprendre aux voisins à jouer de la guitare'],
    ['es', 'enseñar guitarra a los chicos del barrio'],
    ['pt', 'ensinar violão para as crianças'],
    ['he', 'ללמד פסנתר ילדים בשכונה'],
  ])('for whoever knows it already is not to learn it in %s: “%s”', async (language, value) => {
    const kinds = (await wishOf(value, language)).map(({ kind }) => kind);
    expect(kinds).not.toContain('language');
    expect(kinds).not.toContain('instrument');
  });

  it.each<[Language, string]>([
    ['en', 'fix bikes for the estate, not for money'],
    ['fr', 'tenir un atelier de couture, gratuitement'],
    ['es', 'cortar el pelo a los mayores sin cobrar'],
    ['pt', 'consertar cadeiras de roda de graça'],
    ['he', 'לתקן אופניים לילדים, לא בשביל כסף'],
  ])('nobody is to pay for is for others in %s: “%s”', async (language, value) => {
    expect((await wishOf(value, language))[0]?.purpose).toBe('impact');
  });

  it.each<[Language, string, string, string]>([
    ['en', 'impact', 'that the bell ringing here is not forgotten', 'knowledge'],
    ['he', 'impact', 'שהאריגה של סבתא לא תלך לאיבוד, לאסוף סיפורים', 'knowledge'],
    ['fr', 'impact', 'que le rempaillage ne se perde pas', 'knowledge'],
    ['es', 'impact', 'recoger 15 historias de pastores', 'knowledge'],
    ['pt', 'impact', 'ensinar a renda de bilro a quem quiser', 'knowledge'],
    ['en', 'impact', '30 widowers a month have somebody to eat with', 'group'],
    ['he', 'impact', '12 מבוגרים בחודש יוצאים מהבית', 'group'],
    ['fr', 'personal', 'dormir une nuit en haut d’un phare', 'project'],
    ['en', 'save', '£2,400', 'save'],
    ['es', 'otra', 'ahorrar 1.500 € para la moto', 'save'],
    ['pt', 'save', '900 pra bicicleta', 'save'],
    ['he', 'אחר', 'לחסוך 3,000 שקל לתנור', 'save'],
    ['fr', 'learn', 'assez de portugais pour la belle-famille', 'language'],
    ['es', 'otra', 'aprender lo justo de italiano', 'language'],
  ])('is known by its type or its words in %s: %s, “%s”', async (language, goal_type, value, kind) => {
    const profile = { ...profileOf({}), goals: [{ goal_type, value }] };
    expect(wishesOf(profile, await loadWords(language), now).map((wish) => wish.kind)).toEqual([kind]);
  });

  it.each<[Language, string, string]>([
    ['en', 'put together 300 a month', 'put together 2,000 for a van'],
    ['he', 'לצבור עוד 900 שקל בחודש', 'לצבור 9000 שקל לקטנוע'],
    ['fr', 'réunir 250 euros par mois', 'réunir 900 euros pour un four'],
    ['es', 'juntar 60 mil al mes', 'juntar 900 euros para una moto'],
    ['pt', 'juntar 400 por mês', 'juntar 2000 euros para um forno'],
  ])(
    'is earned in %s where a sum comes again, “%s”, and saved where it is to be there, “%s”',
    async (language, again, once) => {
      const kindsOf = async (value: string) => (await wishOf(value, language)).map(({ kind }) => kind);
      expect(await kindsOf(again)).toEqual([]);
      expect(await kindsOf(once)).toEqual(['save']);
    },
  );

  it.each<[Language, string, string]>([
    ['en', 'finish the tenth grade', 'finish'],
    ['en', 'make up with my brother', 'project'],
    ['en', 'weave baskets again, not for the money', 'project'],
    ['en', 'cook soup for the street, it isn’t about the money', 'group'],
    ['en', 'visit the island my mother came from', 'project'],
    ['he', 'להשלים שתים עשרה שנות לימוד', 'finish'],
    ['he', 'להתפייס עם אחי', 'project'],
    ['he', 'לבקר בכפר שבו נולדה סבתא', 'project'],
    ['fr', 'terminer ma seconde', 'finish'],
    ['fr', 'me réconcilier avec mon frère', 'project'],
    ['fr', 'visiter l’île de mes ancêtres', 'project'],
    ['es', 'terminar el bachillerato de adulta', 'finish'],
    ['es', 'hacer las paces con mi hermano', 'project'],
    ['es', 'visitar la isla de mi madre', 'project'],
    ['pt', 'concluir o nono ano', 'finish'],
    ['pt', 'fazer as pazes com meu irmão', 'project'],
    ['pt', 'visitar a ilha da minha mãe', 'project'],
  ])(
    'is served by what it says while nobody has said what it is for, in %s: “%s” is %s',
    async (language, value, kind) => {
      const profile = {
        ...profileOf({ jobs: [['Nurse', 90]] }),
        goals: [{ goal_type: openGoalType[language], value }],
      };
      expect(wishesOf(profile, await loadWords(language), now).map((wish) => wish.kind)).toEqual([kind]);
    },
  );

  it.each<[Language, string]>([
    ['en', 'a bakery for children'],
    ['he', 'מאפייה לילדים'],
    ['fr', 'une boulangerie pour les enfants'],
    ['es', 'una panadería para los niños'],
    ['pt', 'uma padaria para as crianças'],
  ])('may be a trade in %s as well where nobody has said what it is for: “%s”', async (language, value) => {
    const goals = [{ goal_type: openGoalType[language], value }];
    const able = { ...profileOf({ jobs: [['Baker', 90]], hours: 6 }), goals, language };
    const purposes = (await ideasFor(able, language)).map(({ fit }) => fit.purpose);
    expect(new Set(purposes)).toEqual(new Set(['earn']));
    const nothing = await ideasFor({ ...profileOf({}), goals, language }, language);
    expect(new Set(nothing.map(({ fit }) => fit.purpose))).toEqual(new Set(['personal']));
  });

  it.each<[Language, string]>([
    ['en', 'travel through the fjords'],
    ['he', 'לטייל לאורך הפיורדים'],
    ['fr', 'voyager dans les fjords'],
    ['es', 'viajar por los fiordos'],
    ['pt', 'viajar pelos fiordes'],
  ])(
    'has one way of its own behind paid ones in %s where only its verb says what it is for: “%s”',
    async (language, value) => {
      const goals = [{ goal_type: openGoalType[language], value }];
      const able = { ...profileOf({ jobs: [['Baker', 90]], hours: 6 }), goals, language };
      const purposes = (await ideasFor(able, language)).map(({ fit }) => fit.purpose);
      expect(purposes).toEqual(['earn', 'earn', 'earn', 'earn', 'personal']);
      // Beside an income it is named, and takes no place from it.
      const both = { ...able, goals: [...goals, { goal_type: 'earn', value: '300' }] };
      expect(new Set((await ideasFor(both, language)).map(({ fit }) => fit.purpose))).toEqual(new Set(['earn']));
    },
  );

  it.each<[Language, string]>([
    ['en', 'support my grandmother back in Kumasi'],
    ['en', 'get back to upholstery'],
    ['en', 'visit trade fairs with my lamps'],
    ['en', 'work for myself at last'],
    ['en', 'play the viola at receptions'],
    ['en', 'sit with patients at the hospice'],
    ['en', 'take care of toddlers at my flat'],
    ['en', 'look after pensioners on our estate'],
    ['en', 'help people with their tax papers'],
    ['en', 'be of use to small firms'],
    ['en', 'restore pews, not chiefly for the money'],
    ['he', 'לתמוך בסבתא בחיפה'],
    ['he', 'לעזור בהוצאות הבית'],
    ['he', 'לנסוע לירידים עם המנורות שלי'],
    ['he', 'לנגן בוויולה באירועים'],
    ['he', 'לבקר דיירים בבית אבות'],
    ['he', 'לטפל בפעוטות אצלי'],
    ['he', 'לבקר דיירים חולים כאחות'],
    ['he', 'לשפץ ספסלים, לא דווקא בשביל הכסף'],
    ['fr', 'soutenir ma grand-mère restée au pays'],
    ['fr', 'retourner à la tapisserie'],
    ['fr', 'visiter les salons avec mes lampes'],
    ['fr', 'travailler pour moi-même'],
    ['fr', 'rendre visite aux anciens de l’ehpad'],
    ['fr', 'prendre soin de petits chez moi'],
    ['fr', 'redonner des cours de solfège'],
    ['fr', 'restaurer des bancs, pas tellement pour l’argent'],
    ['es', 'apoyar a mi abuela en Loja'],
    ['es', 'ayudar con los gastos de la casa'],
    ['es', 'visitar ferias con mis lámparas'],
    ['es', 'trabajar para mí misma'],
    ['es', 'visitar ancianos en la residencia'],
    ['es', 'cuidar pequeños en mi piso'],
    ['es', 'restaurar bancos, no principalmente por el dinero'],
    ['pt', 'apoiar minha avó no interior'],
    ['pt', 'ajudar nas despesas de casa'],
    ['pt', 'visitar feiras com minhas luminárias'],
    ['pt', 'visitar idosos no asilo'],
    ['pt', 'cuidar de pequenos em casa'],
    ['pt', 'restaurar bancos, não tanto pelo dinheiro'],
    ['pt', 'trabalhar pra mim mesmo'],
  ])('is open in %s where a verb or what money is needed for is all it says: “%s”', async (language, value) => {
    const words = await loadWords(language);
    const goal = { goal_type: openGoalType[language], value };
    expect(purposesOpen(goal, words)).toHaveLength(3);
    const able = { ...profileOf({ jobs: [['Upholsterer', 90]], hours: 6 }), goals: [goal], language };
    expect((await ideasFor(able, language)).filter(({ fit }) => fit.purpose === 'earn').length).toBeGreaterThanOrEqual(
      4,
    );
  });

  it.each<[Language, string]>([
    ...languages.map((language): [Language, string] => [language, interviewWords[language].chips.goals[2] ?? '']),
    ['en', 'help those in need'],
    ['he', 'לעזור לנזקקים'],
    ['fr', 'aider ceux qui en ont besoin'],
    ['es', 'ayudar a quien lo necesite'],
    ['pt', 'ajudar quem precisa'],
  ])('is for others in %s where anybody is helped: “%s”', async (language, value) => {
    const goal = { goal_type: openGoalType[language], value };
    expect(purposesOpen(goal, await loadWords(language))).toEqual(['impact']);
  });

  it.each<[Language, string]>([
    ['en', 'help my kids through school'],
    ['he', 'לעזור לנכדים שלי בלימודים'],
    ['fr', 'aider mes enfants pour leurs études'],
    ['es', 'ayudar a mis hijos con los estudios'],
    ['pt', 'ajudar meus filhos nos estudos'],
  ])('is open in %s where it is one’s own who are helped: “%s”', async (language, value) => {
    const goal = { goal_type: openGoalType[language], value };
    expect(purposesOpen(goal, await loadWords(language))).toHaveLength(3);
  });

  it.each<[Language, string]>([
    ['en', 'look after pensioners'],
    ['he', 'לטפל בפעוטות'],
    ['fr', 'prendre soin de petits'],
    ['es', 'cuidar pequeños'],
    ['pt', 'cuidar de pequenos'],
  ])('is an income in %s where its type says so: “%s”', async (language, value) => {
    const goals = [{ goal_type: goalTypes[language].earn, value }];
    const able = { ...profileOf({ jobs: [['Upholsterer', 90]], hours: 6 }), goals, language };
    expect(new Set((await ideasFor(able, language)).map(({ fit }) => fit.purpose))).toEqual(new Set(['earn']));
  });

  it.each<[Language, string]>([
    ['en', 'look after pensioners, unpaid'],
    ['he', 'לטפל בפעוטות, לא בשביל כסף'],
    ['fr', 'prendre soin de petits, pas pour l’argent'],
    ['es', 'cuidar pequeños sin cobrar'],
    ['pt', 'cuidar de pequenos, de graça'],
  ])('is for others in %s where it is said to be unpaid: “%s”', async (language, value) => {
    const goal = { goal_type: openGoalType[language], value };
    expect(purposesOpen(goal, await loadWords(language))).toEqual(['impact']);
  });

  it.each<[Language, string]>([
    ['en', 'last the month'],
    ['he', 'לסגור את החודש'],
    ['fr', 'boucler les fins de mois'],
    ['es', 'salir de los números rojos'],
    ['pt', 'sair do cheque especial'],
  ])('is an income in %s where the month has to be reached: “%s”', async (language, value) => {
    const goal = { goal_type: openGoalType[language], value };
    expect(purposesOpen(goal, await loadWords(language))).toEqual(['earn']);
  });

  it.each<[Language, string]>([
    ['en', 'stitch hems without going outside'],
    ['he', 'לתפור מכפלות בלי לצאת מהבית'],
    ['fr', 'faire des ourlets sans sortir de chez moi'],
    ['es', 'coser dobladillos sin salir de casa'],
    ['pt', 'costurar bainhas sem sair de casa'],
  ])('is no wish for company in %s where it is to be reached at home: “%s”', async (language, value) => {
    const goal = { goal_type: openGoalType[language], value };
    expect(purposesOpen(goal, await loadWords(language))).toHaveLength(3);
  });

  it.each<[Language, string]>([
    ['en', '45,000 naira a month'],
    ['fr', '80 000 francs CFA par mois'],
    ['es', '900 soles al mes'],
    ['pt', '150 mil kwanzas por mês'],
    ['he', '2500 שקל חודש'],
    ['en', 'earn 300 a month to save for a van'],
  ])('is no sum to earn, whatever money is called in %s: “%s”', async (language, value) => {
    expect(await wishOf(value, language)).toEqual([]);
    expect(readMoneyGoal(value, 'earn')?.per).toBe('month');
  });

  it.each(['20 nuevos clientes al mes', '10 livres par mois', '12 coronas al mes', '20 new customers a month'])(
    'is not read as money where something is counted: “%s”',
    (value) => expect(readMoneyGoal(value, '')).toBeNull(),
  );

  it.each(['300 a month', 'earn money with running', 'sell my pottery', '600'])('“%s” is none', async (value) => {
    expect(await wishOf(value)).toEqual([]);
  });

  it('knows the weeks until its day, and none where it names how often', async () => {
    expect((await wishOf('run a 10k in 12 weeks'))[0]?.weeks).toBe(12);
    expect((await wishOf('run a 10k, training three times a week'))[0]?.weeks).toBeNull();
  });
});

it('fewer hours take longer, between what it takes at least and usually', () => {
  for (const [kind, { weeks, hours_per_week: range }] of goalFacts) {
    expect([kind, weeksFor(kind, range.min)]).toEqual([kind, weeks.usual]);
    expect([kind, weeksFor(kind, range.max)]).toEqual([kind, weeks.least]);
    expect(weeks.least).toBeLessThanOrEqual(weeks.usual);
  }
});

describe('ideas for it', () => {
  const runner = profileOf({ jobs: [['Welder', 60]], goal: 'run a half marathon in 4 weeks', hours: 4 });

  it('say so, rest on the goal, and speak of nobody who buys', async () => {
    const ideas = await ideasFor(runner, 'en');
    expect(ideas.length).toBeGreaterThan(1);
    for (const idea of ideas) {
      expect(idea.fit).toMatchObject({ purpose: 'personal', numbers: null, why: ['run a half marathon in 4 weeks'] });
      expect(textOf(idea).replace(/\u2068[^\u2069]*\u2069/gu, '')).not.toMatch(SELLING);
    }
  });

  it('say by how much it does not fit before its day', async () => {
    const [first] = wishesOf(runner, await loadWords('en'), now).map(({ weeks }) => weeks);
    expect(first).toBe(4);
    const [idea] = await ideasFor(runner, 'en');
    expect(idea!.expectations).toMatch(/You have 4 weeks until your date, about \d+ weeks short/u);
  });

  it('stand beside ideas for an income where both are wanted', async () => {
    const both = { ...runner, goals: [...runner.goals, { goal_type: 'earn', value: '300 a month' }] };
    const purposes = (await ideasFor(both, 'en')).map(({ fit }) => fit.purpose);
    expect(new Set(purposes)).toEqual(new Set(['personal', 'earn']));
  });

  const able = (...names: string[]) =>
    names.map((skill_name) => ({ skill_name, level: 'advanced' as const, notes: '' }));

  it('draw for others on what somebody can do that has to do with it, each way on something else', async () => {
    const skills = able('Dry stone walling', 'Telling of hedges', 'Hedge laying');
    const goals = [{ goal_type: 'impact', value: 'keep hedge laying from being forgotten' }];
    const ideas = await ideasFor({ ...profileOf({}), skills, goals }, 'en');
    expect(ideas.map(({ fit }) => fit.purpose)).toEqual(['impact', 'impact', 'impact']);
    expect(ideas.map(({ fit }) => fit.why[1])).toEqual(['Hedge laying', 'Telling of hedges', 'Hedge laying']);
  });

  it.each<[Language, string, string]>([
    ['en', 'teach the girls of our street to juggle for free', 'Bookbinding'],
    ['he', 'ללמד ילדים בשכונה ג׳אגלינג בלי כסף', 'כריכת ספרים'],
    ['fr', 'apprendre aux voisins à jongler, gratuitement', 'Reliure'],
    ['es', 'enseñar malabares a los chicos del barrio sin cobrar', 'Encuadernación'],
    ['pt', 'ensinar malabares às crianças do bairro de graça', 'Encadernação'],
  ])('name nothing in %s that has nothing to do with a goal for others', async (language, value, name) => {
    const profile = { ...profileOf({ goal: value }), skills: able(name), language };
    const ideas = (await ideasFor(profile, language)).filter(({ fit }) => fit.purpose === 'impact');
    expect(ideas.length).toBeGreaterThan(0);
    for (const idea of ideas) expect(`${idea.fit.why.join()} ${textOf(idea)}`).not.toContain(name);
  });

  it('name nothing that may cost a life in untrained hands', async () => {
    const goals = [{ goal_type: 'impact', value: 'rewire lamps for neighbours, for free' }];
    const ideas = await ideasFor({ ...profileOf({}), skills: able('Rewire lamps'), goals }, 'en');
    expect(ideas.filter(({ fit }) => fit.why.includes('Rewire lamps') && fit.purpose === 'impact')).toEqual([]);
  });

  it('give way to what a feedback asks for by name', async () => {
    const goals = [{ goal_type: 'impact', value: 'help newcomers' }];
    const potter = { ...profileOf({ jobs: [['Potter', 90]] }), goals };
    const more = { already: await ideasFor(potter, 'en'), feedback: 'rather something with pottery' };
    expect((await ideasFor(potter, 'en', more)).some(({ fit }) => fit.purpose === 'earn')).toBe(true);
  });

  it.each(languages)('become sound plans without a customer in %s', async (language) => {
    const { goals } = await loadWords(language);
    expect([...goals.keys()].toSorted()).toEqual([...goalFacts.keys()].toSorted());
    for (const [kind, { names }] of goals) {
      const profile = {
        ...profileOf({ goal: names.find((name) => name.includes(' ')) ?? names[0]!, hours: 3 }),
        language,
      };
      const [idea] = await ideasFor(profile, language);
      expect([kind, idea?.fit.archetype]).toEqual([kind, `goal/${kind}`]);
      const plan = (await planFromIdea({ profile, recommendation: idea! }, contextOf(language))).value;
      expect([kind, planProblems(plan, profile, language)]).toEqual([kind, []]);
      const texts = plan.steps.flatMap((step) => [
        step.description,
        ...step.substeps.map(({ description }) => description),
      ]);
      expect([kind, texts.filter((text) => SELLING.test(text))]).toEqual([kind, []]);
    }
  });
});
