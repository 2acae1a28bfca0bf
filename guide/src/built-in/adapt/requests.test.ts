import { type Language, languages } from '@foothold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SubstepDraft } from '../../guide.ts';
import { beginsWithVerb } from '../../checks/prose.ts';
import { minutesOfParts } from './parts.ts';
import { adapted, keptAs, minutesOf, planIn, refsOf, substepsOf, touched } from './test-plan.fixture.ts';

const DONE = '0.0';
type ByLanguage = Record<Language, string>;

function sorted<Value>(value: Value): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

const open = ({ key }: SubstepDraft) => key !== DONE;
const plain = (text: string | undefined) => text?.replace(/[\u2066-\u2069]/gu, '');

describe('smaller tasks', () => {
  it('minutes are parted without loss, and no part is too long', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 120 }), fc.integer({ min: 4, max: 24 }), (fives, most) => {
        const [minutes, longest] = [fives * 5, most * 5];
        const parts = minutesOfParts(minutes, Math.ceil(minutes / longest), longest);
        expect(parts.reduce((sum, one) => sum + one, 0)).toBe(minutes);
        expect(Math.max(...parts)).toBeLessThanOrEqual(longest);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(10);
      }),
    );
  });

  it.each([
    ['en', 'could everything be in bits of 20 minutes, that is all I manage'],
    ['he', 'אפשר שכל המשימות יהיו של 20 דקות לכל היותר?'],
    ['fr', 'découpez tout en séances de 20 minutes au plus'],
    ['es', 'parte todas las tareas en ratos de 20 minutos como mucho'],
    ['pt', 'divida todas as tarefas em pedaços de 20 minutos no máximo'],
  ] as const)('of at most so many minutes, in the time there was (%s)', async (language, feedback) => {
    const plan = await planIn(language, [DONE]);
    const answer = await adapted(plan, feedback);
    const after = substepsOf(answer.draft!);
    expect(Math.max(...after.filter(open).map(({ minutes }) => minutes))).toBe(20);
    expect(minutesOf(answer.draft!)).toBe(minutesOf(plan));
    const long = substepsOf(plan).filter(({ minutes, substep_id }) => minutes > 20 && substep_id !== DONE);
    expect(touched(plan, answer)).toEqual(long.map(({ substep_id }) => substep_id));
    expect(new Set(after.map(({ title }) => title)).size).toBe(after.length);
    for (const { title, description, deliverable } of after) {
      expect(beginsWithVerb(title, language)).toBe(true);
      expect(Math.min(description.length, deliverable.length)).toBeGreaterThan(4);
    }
    // Every sentence of a task is in exactly one of its parts.
    const price = substepsOf(plan).find(({ ref }) => ref === 'shared.set-price')!;
    const parts = after.filter(({ ref }) => ref === 'shared.set-price');
    expect(parts.map(({ description }) => description).join(' ')).toBe(price.description);
    expect(parts.at(-1)!.deliverable).toBe(price.deliverable);
  });

  it.each([
    ['en', 'step 3 is the trouble, cut it into half hours'],
    ['he', 'שלב 3 הוא הבעיה, לפרק אותו לחצאי שעה'],
    ['fr', 'à l’étape 3, pas plus d’une demi-heure à la fois'],
    ['es', 'en el paso 3, nada de más de media hora'],
    ['pt', 'na etapa 3, no máximo meia hora de cada vez'],
  ] as const)('only in the step that is named (%s)', async (language, feedback) => {
    const plan = await planIn(language, [DONE]);
    const answer = await adapted(plan, feedback);
    const long = plan.steps[2]!.substeps.filter(({ minutes }) => minutes > 30);
    expect(touched(plan, answer)).toEqual(long.map(({ substep_id }) => substep_id));
    expect(answer.draft!.steps[2]!.substeps.every(({ minutes }) => minutes <= 30)).toBe(true);
  });

  it('count what a task counts: ten messages in two parts are five and five', async () => {
    const plan = await planIn('en', [DONE]);
    const { draft } = await adapted(plan, 'split “Write to ten people” in two');
    const parts = substepsOf(draft!).filter(({ ref }) => ref === 'shared.message-ten');
    expect(parts.map(({ deliverable }) => deliverable.slice(0, 13))).toEqual(['1 to 5 of 10:', '6 to 10 of 10']);
  });

  it('are told apart when they are parted once more', async () => {
    const plan = await planIn('en');
    const once = await adapted(plan, 'everything in 40 minute pieces');
    const { draft } = await adapted(keptAs(plan, once.draft!), 'everything in 20 minute pieces');
    const titles = substepsOf(draft!).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(Math.max(...substepsOf(draft!).map(({ minutes }) => minutes))).toBe(20);
  });

  it.each([
    ['en', 'fewer but bigger tasks please'],
    ['he', 'פחות משימות אבל גדולות יותר'],
    ['fr', 'moins de tâches mais plus grandes'],
    ['es', 'menos tareas pero más grandes'],
    ['pt', 'menos tarefas, mas maiores'],
  ] as const)('can be put together again, in the time there was (%s)', async (language, feedback) => {
    const plan = await planIn(language, [DONE]);
    const { draft } = await adapted(plan, feedback);
    expect(substepsOf(draft!).length).toBeLessThan(substepsOf(plan).length);
    expect(minutesOf(draft!)).toBe(minutesOf(plan));
  });
});

describe('hours a week are no size of a task', () => {
  it.each([
    ['en', 'they cut me to mornings so only about 4 hours are left in the week'],
    ['he', 'קיצצו לי משמרות, נשארו 4 שעות בשבוע'],
    ['fr', 'on m’a coupé mes après-midis, il reste 4 heures dans la semaine'],
    ['es', 'me cortaron las tardes y ya tengo 4 horas a la semana'],
    ['pt', 'cortaram minhas tardes e já tenho só 4 horas na semana'],
  ] as const)('where shifts are cut or had already (%s)', async (language, feedback) => {
    const plan = await planIn(language, [DONE]);
    const { draft } = await adapted(plan, feedback);
    expect(substepsOf(draft!).length).toBeLessThanOrEqual(substepsOf(plan).length);
    expect(draft!.steps[1]!.description).toMatch(/(?<!\d)4 /u);
  });
});

describe('names', () => {
  it.each([
    ['en', 'please call step 2 “Say it short”', 'Say it short'],
    ['he', 'תקראי לשלב 2 ״לומר בקצרה״', 'לומר בקצרה'],
    ['he', 'שנה את שם שלב 2 ל״לומר בקצרה״', 'לומר בקצרה'],
    ['he', 'קרא לשלב 2 ״לומר בקצרה״', 'לומר בקצרה'],
    ['he', 'החליפי את השם של שלב 2 ל״לומר בקצרה״', 'לומר בקצרה'],
    ['fr', 'appelez l’étape 2 « Le dire vite »', 'Le dire vite'],
    ['fr', 'change le titre de l’étape 2 en « Le dire vite »', 'Le dire vite'],
    ['es', 'cámbiale el nombre al paso 2: «Decirlo pronto»', 'Decirlo pronto'],
    ['pt', 'dê outro nome à etapa 2: “Dizer logo”', 'Dizer logo'],
    ['es', 'llama al paso 2 «Decirlo pronto»', 'Decirlo pronto'],
    ['pt', 'a etapa 2 deve se chamar “Dizer logo”', 'Dizer logo'],
  ] as const)('of a step, and of nothing else (%s)', async (language, feedback, name) => {
    const plan = await planIn(language, [DONE]);
    const answer = await adapted(plan, feedback);
    expect(touched(plan, answer)).toEqual([]);
    const titles = plan.steps.map(({ title }, index) => (index === 1 ? name : title));
    expect(answer.draft!.steps.map(({ title }) => title)).toEqual(titles);
    expect(answer.changes).toContainEqual({ kind: 'changed', title: name, aspects: ['title'] });
  });

  it.each([
    ['en', 'rename the plan to Wheels on Elm Street', 'Wheels on Elm Street'],
    ['he', 'לשנות את שם התוכנית לגלגלים בשכונה', 'גלגלים בשכונה'],
    ['fr', 'renommez le plan en Roues du quartier', 'Roues du quartier'],
    ['es', 'cambia el nombre del plan a Ruedas del barrio', 'Ruedas del barrio'],
    ['pt', 'mude o nome do plano para Rodas do bairro', 'Rodas do bairro'],
  ] as const)('of the plan, told as a change (%s)', async (language, feedback, name) => {
    const plan = await planIn(language, [DONE]);
    const { draft, changes } = await adapted(plan, feedback);
    expect(sorted(draft!.steps)).toBe(sorted((await adapted(plan, `${feedback} `)).draft!.steps));
    expect(draft!.title).toBe(name);
    expect(changes.filter(({ kind }) => kind === 'changed')).toEqual([
      { kind: 'changed', title: name, aspects: ['title'] },
    ]);
  });

  it.each([
    ['en', 'change “customers” to “riders” everywhere', /customer/iu, 'riders'],
    ['he', 'להחליף לקוחות ברוכבים בכל מקום', /(?<!\p{L})[הובכלמש]{0,3}לקוחות(?!\p{L})/u, 'רוכבים'],
    ['fr', 'remplacez le mot « clients » par « cyclistes » partout', /(?<!\p{L})clients?(?!\p{L})/iu, 'cyclistes'],
    ['es', 'usa «ciclistas» en lugar de «clientes» en todo el plan', /(?<!\p{L})clientes?(?!\p{L})/iu, 'ciclista'],
    ['pt', 'troque clientes por ciclistas em todo lugar', /(?<!\p{L})clientes?(?!\p{L})/iu, 'ciclista'],
  ] as const)('of a word, in all that is open (%s)', async (language, feedback, old, fresh) => {
    const plan = await planIn(language, [DONE]);
    const { draft } = await adapted(plan, feedback);
    const texts = substepsOf(draft!)
      .filter(open)
      .map(({ title, description }) => `${title} ${description}`);
    expect(texts.filter((text) => old.test(text))).toEqual([]);
    expect(texts.join(' ')).toContain(fresh);
    const { substep_id, status: _status, ...done } = plan.steps[0]!.substeps[0]!;
    expect(substepsOf(draft!)).toContainEqual({ ...done, key: substep_id });
  });
});

describe('a pace with a date', () => {
  it.each([
    ['en', 'less until February', /until february 2027/iu],
    ['he', 'פחות זמן עד פברואר', /עד פברואר 2027/u],
    ['fr', 'moins de temps jusqu’en février', /février 2027/u],
    ['es', 'menos tiempo hasta febrero', /hasta febrero de 2027/iu],
    ['pt', 'menos tempo até fevereiro', /até fevereiro de 2027/iu],
  ] as const)('is kept in the description and told (%s)', async (language, feedback, date) => {
    const { draft, notice } = await adapted(await planIn(language, [DONE]), feedback);
    expect(plain(draft?.short_description)).toMatch(date);
    expect(plain(notice)).toMatch(date);
    expect(draft!.short_description).not.toMatch(/[{}]|undefined/u);
  });

  it.each([
    ['en', 'I need two weeks off'],
    ['he', 'הפסקה של שבועיים'],
    ['fr', 'une pause de deux semaines'],
    ['es', 'una pausa de dos semanas'],
    ['pt', 'uma pausa de duas semanas'],
  ] as const)('a pause changes no task (%s)', async (language, feedback) => {
    const plan = await planIn(language, [DONE]);
    const answer = await adapted(plan, feedback);
    expect(touched(plan, answer)).toEqual([]);
    expect(answer.draft!.short_description).toMatch(/29/u);
    expect(answer.changes.filter(({ kind }) => kind !== 'kept')).toHaveLength(1);
  });

  it.each([
    ['en', 'shorter until March please'],
    ['he', 'קצר יותר עד מרץ בבקשה'],
    ['fr', "plus court jusqu'en mars s'il te plaît"],
    ['es', 'más corto hasta marzo por favor'],
    ['pt', 'mais curto até março por favor'],
  ] as const)('a shorter plan is none with more in it (%s: “%s”)', async (language, feedback) => {
    const plan = await planIn(language, [DONE]);
    const { draft } = await adapted(plan, feedback);
    expect(minutesOf(draft ?? plan)).toBeLessThanOrEqual(minutesOf(plan));
  });

  it.each([
    ['en', 'Can we begin in March?', /pause until March 2027/u],
    ['en', 'Not before 3 March please', /pause until 3 March 2027|pause until March 3, 2027/u],
    ['he', 'אפשר להתחיל במרץ?', /הפסקה עד מרץ 2027/u],
    ['he', 'לא לפני פברואר', /הפסקה עד פברואר 2027/u],
    ['fr', 'Je voudrais commencer en mars', /pause.*mars 2027/u],
    ['fr', 'Pas avant février', /pause.*février 2027/u],
    ['es', 'Empecemos el 15 de enero', /pausa hasta el 15 de enero de 2027/u],
    ['es', 'No antes de marzo', /pausa hasta marzo de 2027/u],
    ['pt', 'Quero começar só em março', /pausa até março de 2027/u],
    ['pt', 'Melhor esperar até fevereiro', /pausa até fevereiro de 2027/u],
  ] as const)('a later beginning is a pause until then (%s: “%s”)', async (language, feedback, date) => {
    const plan = await planIn(language, [DONE]);
    const answer = await adapted(plan, feedback);
    expect(plain(answer.draft?.short_description)).toMatch(date);
    expect(touched(plan, answer)).toEqual([]);
  });

  it.each([
    ['en', 'The course starts in March'],
    ['en', 'I start a new job in March'],
    ['en', 'I did start in March'],
    ['he', 'הקורס מתחיל במרץ'],
    ['he', 'התחלתי במרץ'],
    ['fr', 'J’ai commencé en mars'],
    ['es', 'El curso empieza en marzo'],
    ['pt', 'O curso começa em março'],
  ] as const)('what begins besides, or has begun, pauses nothing (%s: “%s”)', async (language, feedback) => {
    const { draft } = await adapted(await planIn(language, [DONE]), feedback);
    expect(plain(draft?.short_description) ?? '').not.toMatch(/2027/u);
  });

  it('from a day on changes only what comes behind it, and gives way to a pace from now on', async () => {
    const plan = await planIn('en', [DONE]);
    const later = await adapted(plan, 'from December on I have 10 hours a week');
    expect(later.draft!.steps[0]).toEqual((await adapted(plan, 'rename the plan to X')).draft!.steps[0]);
    expect(later.draft!.short_description).toContain('From December 2026: 10 hours a week.');
    const again = await adapted(keptAs(plan, later.draft!), 'I only have 2 hours a week');
    expect(again.draft!.short_description).not.toContain('December');
    expect(again.draft!.short_description).toContain('at 2 hours a week');
  });
});

describe('sums', () => {
  it.each([
    ['en', 'I only have 3 hours a week'],
    ['he', 'נשארו לי 3 שעות בשבוע'],
    ['fr', 'il me reste 3 heures par semaine'],
    ['es', 'me quedan 3 horas a la semana'],
    ['pt', 'me sobram 3 horas por semana'],
  ] as const)('follow the hours (%s)', async (language, feedback) => {
    const plan = await planIn(language, [DONE]);
    const before = plan.steps[1]!.description;
    const { draft } = await adapted(plan, feedback);
    const after = draft!.steps[1]!.description;
    expect(before).toMatch(/÷/u);
    expect(after).not.toBe(before);
    expect(after).toMatch(/(?<!\d)3 /u);
    expect(after).not.toMatch(/(?<!\d)6 (?:hours|שעות|heures|horas)/u);
    // Back at the old hours the sum is the old one to the letter.
    const back = await adapted(keptAs(plan, draft!), feedback.replace('3', '6'));
    expect(back.draft!.steps[1]!.description).toBe(before);
  });

  it('follow a price', async () => {
    const plan = await planIn('en', [DONE]);
    const answer = await adapted(plan, 'my price is £50 now');
    expect(answer.draft!.steps[1]!.description).toContain('£50');
    expect(touched(plan, answer)).toEqual([]);
  });
});

describe('several wishes in one message', () => {
  it.each([
    ['en', 'drop setting a price, drop the elephant parade', 'elephant'],
    ['he', 'להוריד את קביעת המחיר, להוריד את מצעד הפילים', 'פילים'],
    ['fr', 'supprimez le prix, supprimez la parade des éléphants', 'éléphants'],
    ['es', 'quita el precio, quita el desfile de elefantes', 'elefantes'],
    ['pt', 'tire o preço, tire o desfile de elefantes', 'elefantes'],
  ] as const)('are done or named as not done (%s)', async (language, feedback, named) => {
    const { draft, notice } = await adapted(await planIn(language, [DONE]), feedback);
    expect(refsOf(draft)).not.toContain('shared.set-price');
    expect(notice).toContain(named);
  });

  it('are each done: a name, smaller tasks and a thing that is there', async () => {
    const plan = await planIn('en', [DONE]);
    const feedback =
      'Call the plan Two wheels. I already have a price. Everything in 30 minute bits, and cheaper please';
    const { draft, notice } = await adapted(plan, feedback);
    expect(draft!.title).toBe('Two wheels');
    expect(refsOf(draft)).not.toContain('shared.set-price');
    expect(refsOf(draft)).toContain('shared.adapt-free-way');
    expect(notice).toBeUndefined();
  });
});

describe.each(languages)('messages that ask for nothing of this in %s', (language) => {
  const idle: ByLanguage = {
    en: 'can you make the letters on the screen bigger',
    he: 'אפשר להגדיל את האותיות במסך?',
    fr: 'les lettres à l’écran peuvent-elles être plus grandes',
    es: '¿puedes poner las letras de la pantalla más grandes?',
    pt: 'dá para deixar as letras da tela maiores?',
  };
  it('change nothing, and say what can be asked', async () => {
    const { draft, notice } = await adapted(await planIn(language, [DONE]), idle[language]);
    expect(draft).toBeNull();
    expect(notice!.length).toBeGreaterThan(40);
  });
});

describe('hours that are a sitting’s or somebody else’s', () => {
  it.each<[Language, string]>([
    ['en', 'Bigger tasks, 3 hours each'],
    ['fr', 'Des tâches plus grandes, 3 heures chacune'],
    ['es', 'Tareas más grandes, 3 horas cada una'],
    ['pt', 'Tarefas maiores, 3 horas cada uma'],
    ['he', 'משימות גדולות יותר, 3 שעות כל אחת'],
    ['en', 'split into 3 hour sessions'],
    ['en', 'I already have 3 hours a week of help'],
  ])('are no hours a week, in %s: %s', async (language, feedback) => {
    const plan = await planIn(language);
    const { draft } = await adapted(plan, feedback);
    expect(minutesOf(draft ?? plan)).toBe(minutesOf(plan));
  });
});
