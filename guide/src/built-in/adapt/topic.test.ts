import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { adapted, planIn } from './test-plan.fixture.ts';

/** The titles of the tasks that a feedback takes out. */
async function removedBy(language: Language, feedback: string): Promise<string[]> {
  const { changes } = await adapted(await planIn(language), feedback);
  return changes.filter(({ kind }) => kind === 'removed').map(({ title }) => title);
}

describe('everything about something', () => {
  it.each<[Language, string, string]>([
    ['en', 'take out everything about prices', 'Set a first price'],
    ['en', 'anything to do with the price, get it out of there', 'Set a first price'],
    ['he', 'תוריד כל מה שקשור למחיר', 'לקבוע מחיר ראשון'],
    ['fr', 'enlève tout ce qui parle de prix', 'Fixer un premier prix'],
    ['es', 'quita todo lo que sea de precios', 'Fijar un primer precio'],
    ['pt', 'tira tudo que for de preço, o resto fica', 'Definir um primeiro preço'],
  ])('%s: %s', async (language, feedback, title) => {
    expect(await removedBy(language, feedback)).toEqual([title]);
  });

  it('leaves what others say of something else, and takes out what they say of it', async () => {
    const plan = await planIn('en');
    const said = plan.steps
      .flatMap(({ substeps }) => substeps)
      .filter(({ description }) => /\bprice/u.test(description));
    const { draft } = await adapted(plan, 'take out everything about prices');
    const left = draft?.steps.flatMap(({ substeps }) => substeps) ?? [];
    expect(said.length).toBeGreaterThan(1);
    expect(left.filter(({ title, description }) => /\bprice/u.test(`${title} ${description}`))).toEqual([]);
  });

  it('is no word of what was done in French', async () => {
    const plan = await planIn('fr');
    const description = 'Demandez trois avis. Notez ce qui a marché.';
    const steps = plan.steps.map((step) => ({
      ...step,
      substeps: step.substeps.map((substep) => ({ ...substep, description })),
    }));
    const { draft } = await adapted({ ...plan, steps }, 'enlève tout ce qui parle de marché');
    expect(draft).toBeNull();
  });

  it.each<[Language, string, string]>([
    ['en', 'remove anything to do with dogs', 'dogs'],
    ['he', 'תמחק כל מה שקשור לכלבים', 'לכלבים'],
    ['fr', 'retire tout ce qui concerne les chiens', 'chiens'],
    ['es', 'quita todo lo que tenga que ver con perros, que no me gustan', 'perros'],
    ['pt', 'tire tudo que for de cachorro', 'cachorro'],
  ])('says so where the plan has none of it (%s)', async (language, feedback, topic) => {
    const { draft, notice } = await adapted(await planIn(language), feedback);
    expect(draft).toBeNull();
    expect(notice).toContain(topic);
  });

  it.each<[Language, string]>([
    ['en', 'take out everything about asking people'],
    ['he', 'תוריד כל מה שקשור לצילום אנשים'],
    ['fr', 'enlève tout ce qui parle de photographier des gens'],
    ['es', 'quita todo lo que sea de fotografiar personas'],
    ['pt', 'tira tudo que for de fotografar pessoas'],
  ])('takes out nothing by a last word that many tasks have (%s: %s)', async (language, feedback) => {
    const { draft, notice } = await adapted(await planIn(language), feedback);
    expect(draft).toBeNull();
    expect(notice).not.toBeNull();
  });

  it.each([
    'keep everything about prices',
    "don't remove anything about prices",
    'what is everything about prices',
    'I know everything about prices by now, skip the last step',
  ])('stays where it is not turned down: %s', async (feedback) => {
    expect(await removedBy('en', feedback)).not.toContain('Set a first price');
  });
});

describe('a task that is quoted by its title', () => {
  it.each<[Language, string, number, number]>([
    ['en', 'The item "{title}" is beneath us. Strike it out.', 1, 0],
    ['he', 'את "{title}" נא למחוק, אין לי צורך בזה', 1, 0],
    ['fr', '« {title} », enlève-moi ça, le reste ça va', 1, 0],
    ['es', 'quítame eso de «{title}», lo demás igual', 2, 1],
    ['pt', 'essa tarefa "{title}" não faz sentido, tira só isso', 1, 0],
  ])('goes, and no other (%s)', async (language, feedback, step, task) => {
    const plan = await planIn(language);
    const title = plan.steps[step]?.substeps[task]?.title ?? '';
    expect(await removedBy(language, feedback.replace('{title}', title))).toEqual([title]);
  });

  it.each([
    'move "Set a first price" to the end',
    'keep "Set a first price" and drop the leaflets',
    'must I do "Set a first price"? take the stress out please',
    'I finished "Set a first price". Leave out the leaflets from now on',
  ])('stays where it is asked for something else: %s', async (feedback) => {
    expect(await removedBy('en', feedback)).not.toContain('Set a first price');
  });
});

describe('what is added', () => {
  it.each<[Language, string, string]>([
    ['en', 'make room in it for a contract before I start a job', 'contract before I start a job'],
    ['en', 'stick something in there about insurance, or else nobody trusts me', 'insurance'],
    ['he', 'תוסיף משהו על ביטוח כי השכן שאל', 'ביטוח'],
    ['fr', 'rajoute un truc pour prendre des photos sinon on dira que c’est moi', 'prendre des photos'],
    ['es', 'métele algo de dar garantía porque luego se quejan', 'dar garantía'],
    ['es', 'ponle algo de pedir anticipo', 'pedir anticipo'],
    ['pt', 'bota aí um dia pra falar com a associação', 'falar com a associação'],
  ])('is named without what leads to it and why (%s: %s)', async (language, feedback, thing) => {
    const { changes } = await adapted(await planIn(language), feedback);
    const added = changes
      .filter(({ kind }) => kind === 'added')
      .map(({ title }) => /\u2068(.*)\u2069/u.exec(title)?.[1]);
    expect(added).toEqual([thing]);
  });
});

describe('the size of tasks', () => {
  it.each<[Language, string]>([
    ['en', '20 minutes at most is what I can give one task'],
    ['he', 'משימה אחת של שעה זה יותר מדי, 20 דקות מקסימום'],
    ['fr', 'je ne tiens jamais une heure sur une tâche, 20 minutes au plus'],
    ['es', 'una tarea de una hora no puedo, 20 minutos máximo'],
    ['pt', 'tarefas grandes não dá, uns 20 minutos no máximo'],
  ])('is that of all of them where “one” only counts (%s)', async (language, feedback) => {
    const { draft } = await adapted(await planIn(language), feedback);
    const minutes = draft?.steps.flatMap(({ substeps }) => substeps.map((one) => one.minutes)) ?? [];
    expect(Math.max(...minutes)).toBeLessThanOrEqual(20);
  });
});
