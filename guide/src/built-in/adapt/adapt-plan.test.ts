import { type Language, languages } from '@foothold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanDraft } from '../../guide.ts';
import type { Intent } from '../../understand/intents.ts';
import { wishesIn } from '../../understand/wishes.ts';
import { stored } from '../../testing/stored.ts';
import { adapted, minutesOf, planIn, substepsOf, touched } from './test-plan.fixture.ts';

const refsOf = (draft: PlanDraft) => substepsOf(draft).map((one) => one.ref);

/** Feedback by intent, in the order en he fr es pt. */
const said: Record<
  Exclude<Intent, 'more-like' | 'other-sector' | 'earlier' | 'move' | 'replace'>,
  Record<Language, string>
> = {
  shorter: {
    en: 'Fewer steps please',
    he: 'פחות שלבים',
    fr: 'Un plan plus court',
    es: 'Un plan más corto',
    pt: 'Um plano mais curto',
  },
  cheaper: {
    en: 'I need a cheaper way',
    he: 'צריך דרך זולה יותר',
    fr: 'Il me faut quelque chose de moins cher',
    es: 'Necesito algo más barato',
    pt: 'Preciso de algo mais barato',
  },
  'less-time': {
    en: 'I have less time now',
    he: 'יש לי פחות זמן',
    fr: 'J’ai moins de temps',
    es: 'Tengo menos tiempo',
    pt: 'Tenho menos tempo',
  },
  'more-time': {
    en: 'I have more time now',
    he: 'יש לי יותר זמן',
    fr: 'J’ai plus de temps',
    es: 'Tengo más tiempo',
    pt: 'Tenho mais tempo',
  },
  online: {
    en: 'Make it online',
    he: 'שיהיה אונליין',
    fr: 'Tout en ligne',
    es: 'Que sea en línea',
    pt: 'Quero fazer online',
  },
  local: {
    en: 'Do it in person',
    he: 'לעשות פנים אל פנים',
    fr: 'Plutôt sur place',
    es: 'Mejor en persona',
    pt: 'Prefiro presencial',
  },
  'other-customer': {
    en: 'I want other customers',
    he: 'לקוחות אחרים',
    fr: 'D’autres clients',
    es: 'Otros clientes',
    pt: 'Outros clientes',
  },
  'too-hard': {
    en: 'This is too hard',
    he: 'זה קשה מדי',
    fr: 'C’est trop difficile',
    es: 'Es demasiado difícil',
    pt: 'É difícil demais',
  },
  'too-easy': {
    en: 'This is too easy',
    he: 'זה קל מדי',
    fr: 'C’est trop facile',
    es: 'Es demasiado fácil',
    pt: 'É fácil demais',
  },
  drop: {
    en: 'Drop step 5',
    he: 'להוריד את שלב 5',
    fr: 'Supprimer l’étape 5',
    es: 'Quitar el paso 5',
    pt: 'Remover a etapa 5',
  },
  postpone: {
    en: 'Postpone step 2',
    he: 'לדחות את שלב 2',
    fr: 'Reporter l’étape 2',
    es: 'Aplazar el paso 2',
    pt: 'Adiar a etapa 2',
  },
  add: {
    en: 'Add a small website',
    he: 'להוסיף אתר קטן',
    fr: 'Ajouter un petit site',
    es: 'Añadir una web pequeña',
    pt: 'Acrescentar um site pequeno',
  },
  deadline: {
    en: 'Finish in one week',
    he: 'לסיים תוך שבוע אחד',
    fr: 'Finir dans une semaine',
    es: 'Terminar en una semana',
    pt: 'Terminar em uma semana',
  },
};
const cases = languages.flatMap((language) =>
  (Object.keys(said) as (keyof typeof said)[]).map((intent) => [language, intent, said[intent][language]] as const),
);

describe('understanding a feedback', () => {
  it.each(cases)('%s: %s', (_language, intent, feedback) => {
    expect(wishesIn(feedback).map((wish) => wish.intent)).toContain(intent);
  });

  it.each([
    ['Don’t drop anything', []],
    ['not online', ['local']],
    ['nothing outside the house from now on', ['online']],
    ['שום דבר מחוץ לבית בבקשה', ['online']],
    ['לא מחוץ לבית', ['online']],
    ['משהו מחוץ לבית, בבקשה', ['local']],
    ['something out of the house please', ['local']],
    ['quelque chose hors de chez moi', ['local']],
    ['algo fuera de casa por favor', ['local']],
    ['algo fora de casa por favor', ['local']],
    ['rien en dehors de chez moi', ['online']],
    ['nada fuera de mi casa por favor', ['online']],
    ['nada fora da minha casa por favor', ['online']],
    ['I don’t want it online', ['local']],
    ['לא אונליין', ['local']],
    ['Pas en ligne', ['local']],
    ['I do not have more time', ['less-time']],
    ['drop the flyer and add a website', ['drop', 'add']],
    ['less time, cheaper', ['less-time', 'cheaper']],
    ['What a lovely day', []],
  ])('%s → %j', (feedback, intents) => {
    expect(wishesIn(feedback).map((wish) => wish.intent)).toEqual(intents);
  });

  it('keeps what a wish is about in the person’s own words', () => {
    expect(wishesIn('Please drop the Bicycle count and add a Small Website')).toEqual([
      { intent: 'drop', object: 'Bicycle count' },
      { intent: 'add', object: 'Small Website' },
    ]);
  });
});

describe('carrying it out', () => {
  it.each(cases)(
    '%s: %s changes the draft, keeps keys and leaves the finished alone',
    async (language, _intent, feedback) => {
      const plan = await planIn(language, ['0.0']);
      const { draft, changes } = await adapted(plan, feedback);
      expect(draft).not.toBeNull();
      const finished = plan.steps[0]!.substeps[0]!;
      const { substep_id, status: _status, ...words } = finished;
      expect(substepsOf(draft!)).toContainEqual({ ...words, key: substep_id });
      const ids = new Set(substepsOf(plan).map((one) => (one as { substep_id: string }).substep_id));
      const keys = draft!.steps.flatMap((step) => step.substeps.flatMap((one) => (one.key === null ? [] : [one.key])));
      expect(keys.every((key) => ids.has(key))).toBe(true);
      expect(new Set(keys).size).toBe(keys.length);
      expect(changes.some((change) => change.kind !== 'kept')).toBe(true);
      expect(changes).toContainEqual({ kind: 'kept', title: finished.title });
      const titles = substepsOf(draft!).map((one) => one.title);
      expect(new Set(titles).size).toBe(titles.length);
    },
  );

  it('less time makes the open work shorter, bare hours do too', async () => {
    const plan = await planIn('en', ['0.0']);
    const less = await adapted(plan, 'I have less time');
    expect(minutesOf(less.draft!)).toBeLessThan(minutesOf(plan) * 0.9);
    const bare = await adapted(plan, 'I only have 3 hours a week');
    expect(minutesOf(bare.draft!)).toBeLessThan(minutesOf(plan) * 0.75);
    expect(bare.draft!.short_description).toContain('3 hours a week');
  });

  it('more time adds work that was not there', async () => {
    const plan = await planIn('en', ['0.0']);
    const { draft } = await adapted(plan, 'I now have 12 hours a week');
    expect(minutesOf(draft!)).toBeGreaterThan(minutesOf(plan));
    expect(draft!.steps.every((step) => step.substeps.length <= 4)).toBe(true);
  });

  it('cheaper takes the money out of every open cap', async () => {
    const { draft } = await adapted(await planIn('en', ['0.0']), 'cheaper please');
    expect(draft!.steps.every((step) => step.cap.includes('no money'))).toBe(true);
    expect(refsOf(draft!)).toContain('shared.adapt-free-way');
  });

  it('drops the task that is named, and only that', async () => {
    const plan = await planIn('en', ['0.0']);
    const { draft, changes } = await adapted(plan, 'Skip counting bicycles');
    expect(substepsOf(draft!).length).toBe(substepsOf(plan).length - 1);
    expect(changes.filter((change) => change.kind === 'removed').map((change) => change.title)).toEqual([
      'Count the bicycles on three streets',
    ]);
  });

  it('does not take a word of any task for a name', async () => {
    const plan = await planIn('es', ['0.0']);
    const answer = await adapted(plan, 'No quiero hacer la mudanza');
    expect(answer.draft ? touched(plan, answer) : []).toEqual([]);
  });

  it('postpones a task to the last step', async () => {
    const { draft } = await adapted(await planIn('en', ['0.0']), 'Postpone setting a price');
    expect(draft!.steps.at(-1)!.substeps.at(-1)!.ref).toBe('shared.set-price');
  });

  it('adds what was said as a task that quotes it', async () => {
    const { draft } = await adapted(await planIn('en', ['0.0']), 'Add a flyer for the library');
    expect(substepsOf(draft!).some((one) => one.title.includes('flyer for the library'))).toBe(true);
  });

  it('turns to the group that was named', async () => {
    for (const feedback of ['Focus on hotel guests', 'I would rather target hotel guests']) {
      const { draft } = await adapted(await planIn('en', ['0.0']), feedback);
      expect(substepsOf(draft!).some((one) => one.description.includes('hotel guests'))).toBe(true);
    }
  });

  it('meets a deadline given as a date', async () => {
    const plan = await planIn('en', ['0.0']);
    const { draft } = await adapted(plan, 'I must finish by 22 November');
    const open = substepsOf(draft!).filter((one) => (one as { key: string | null }).key !== '0.0');
    expect(open.reduce((sum, one) => sum + one.minutes, 0)).toBeLessThanOrEqual(6 * 60 + 60);
  });
});

describe('what can’t be carried out', () => {
  it.each(languages)('is said in %s, with the plan left as it is', async (language) => {
    const answer = await adapted(await planIn(language, ['0.0']), 'qwerty zxcvb');
    expect(answer.draft).toBeNull();
    expect(answer.changes).toEqual([]);
    expect(answer.notice!.length).toBeGreaterThan(40);
  });

  it.each(['😀😀', 'x', '.', 'bicycle', 'lorem ipsum dolor '.repeat(400), 'Ich habe eine Frage', 'もっと', '{slot}'])(
    'is said of what names no change: %s',
    async (feedback) => {
      const { draft, changes, notice } = await adapted(await planIn('en', ['0.0']), feedback.slice(0, 8_000));
      expect([draft, changes]).toEqual([null, []]);
      expect(notice).toContain('You can ask for');
    },
  );

  it('asks for a date when a deadline has none', async () => {
    const { draft, notice } = await adapted(await planIn('en'), 'I need a deadline');
    expect([draft, notice?.includes('in three weeks')]).toEqual([null, true]);
  });

  it('gives way to a word for somebody in distress', async () => {
    const { draft, notice } = await adapted(await planIn('en', ['0.0']), 'Drop everything, I want to die');
    expect(draft).toBeNull();
    expect(notice).toMatch(/emergency number/);
  });

  it('names the task that was not found', async () => {
    const { draft, notice } = await adapted(await planIn('en', ['0.0']), 'Drop the elephant parade');
    expect(draft).toBeNull();
    expect(notice).toContain('elephant parade');
  });

  it('never touches a plan that is done', async () => {
    const plan = await planIn('en', ['0.0']);
    const all = stored(
      {
        ...plan,
        steps: plan.steps.map((step) => ({
          ...step,
          key: null,
          substeps: step.substeps.map((one) => ({ ...one, key: null })),
        })),
      },
      'en',
      plan.steps.flatMap((step, index) => step.substeps.map((_, at) => `${index}.${at}`)),
    );
    expect((await adapted(all, 'cheaper and less time')).draft).toBeNull();
  });
});

it('any feedback is answered without throwing, and nothing finished is lost', async () => {
  const plans = await Promise.all(languages.map((language) => planIn(language, ['0.0', '0.1', '1.0'])));
  const phrases = Object.values(said).flatMap((byLanguage) => Object.values(byLanguage));
  const feedback = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.array(fc.constantFrom(...phrases), { minLength: 1, maxLength: 5 }).map((all) => all.join('. ')),
    fc.constantFrom('😀'.repeat(4_000), 'drop '.repeat(1_600), '{slot}'),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...plans), feedback, async (plan, text) => {
      const { draft } = await adapted(plan, text);
      if (!draft) return;
      const keys = substepsOf(draft).map((one) => (one as { key: string | null }).key);
      for (const id of ['0.0', '0.1', '1.0']) expect(keys).toContain(id);
      expect(draft.steps.length).toBeGreaterThan(0);
    }),
    { numRuns: 120 },
  );
});
