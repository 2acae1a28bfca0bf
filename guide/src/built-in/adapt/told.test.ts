import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { adapted, minutesOf, planIn, substepsOf } from './test-plan.fixture.ts';

const titles = (plan: { steps: readonly { substeps: readonly { title: string }[] }[] }) =>
  plan.steps.flatMap(({ substeps }) => substeps.map(({ title }) => title));

describe('a wish that points at what was told before it', () => {
  it.each<[Language, string, string]>([
    ['en', 'my uncle says the library lets you hang a card by the door. can that go in somewhere?', 'library'],
    [
      'fr',
      'la bibliothèque accepte les cartes de visite à l’entrée, paraît-il. ça manque dans le plan',
      'bibliothèque',
    ],
    ['es', 'mi tío dice que en la biblioteca dejan colgar una tarjeta. ¿se puede meter?', 'biblioteca'],
    ['pt', 'meu tio disse que na biblioteca deixam pendurar um cartão. dá pra botar isso no plano?', 'biblioteca'],
    ['he', 'הדוד שלי אומר שבספרייה מותר להניח כרטיס ליד הקופה. אפשר להכניס את זה?', 'בספרייה'],
    ['en', 'the harbour office keeps old photos of the ferries. they should be in there', 'harbour'],
    ['fr', 'à la capitainerie on garde de vieilles photos des bacs, ça devrait y être', 'capitainerie'],
    ['es', 'en el puerto guardan fotos viejas de los barcos, eso debería estar', 'puerto'],
    ['pt', 'no porto guardam fotos antigas dos barcos, isso tinha que estar', 'porto'],
    ['he', 'בנמל שומרים תמונות ישנות של המעבורות, זה צריך להיות שם', 'בנמל'],
  ])('adds that, in %s: %s', async (language, feedback, word) => {
    const plan = await planIn(language);
    const answer = await adapted(plan, feedback);
    const fresh = titles(answer.draft!).filter((title) => !titles(plan).includes(title));
    expect(fresh).toHaveLength(1);
    expect(fresh[0]).toContain(word);
  });

  it.each<[Language, string]>([
    ['en', 'they doubled my shifts at the mill, this is too much on my plate'],
    ['fr', 'ils ont doublé mes gardes, je ne peux pas tenir tout ça, allège un peu'],
    ['es', 'me doblaron los turnos en la fábrica, bájale un poco'],
    ['pt', 'dobraram meus turnos na fábrica, queria uma carga menor'],
    ['he', 'הכפילו לי את המשמרות במפעל, אפשר להקל?'],
  ])('asks for less, in %s: %s', async (language, feedback) => {
    const plan = await planIn(language);
    const answer = await adapted(plan, feedback);
    expect(minutesOf(answer.draft!)).toBeLessThan(minutesOf(plan));
  });
});

describe('what is missing or forgotten', () => {
  it.each<[Language, string]>([
    ['es', 'no hace falta el cartel, ya lo tiene mi cuñado'],
    ['pt', 'não devia ter ligado ontem, peço desculpa'],
    // Cries.
    ['pt', 'no plano falta o meu marido que morreu'],
    ['he', 'בתוכנית חסר הבן שלי שמת'],
    ['es', 'debería haber muerto yo y no él'],
    ['pt', 'devia ter morrido com ele'],
    ['pt', 'devia haver um fim para isto tudo'],
    ['he', 'כדאי שיהיה כבר סוף לכל זה'],
    ['en', 'could there be another war? I am so frightened'],
    ['en', 'my daughter died in May and there is nothing about this house that I want to keep'],
    ['es', 'faltan mis hijos en la mesa'],
    ['es', 'lo que falta es esperanza'],
    ['es', 'nadie dijo nada de mi hermano'],
    ['pt', 'faltou meu marido'],
    ['pt', 'falta coragem'],
    ['pt', 'esqueceram de mim aqui'],
    ['he', 'שכחתם אותי, כמו כולם'],
    ['fr', 'on a oublié mon anniversaire'],
    ['en', 'I should be in there with him'],
    ['pt', 'eu devia estar lá quando ele caiu'],
    // Thanks.
    ['en', 'do not forget to have a rest yourself'],
    ['en', 'nobody mentioned how much trouble this would be for you'],
    ['en', 'you left out nothing, well done'],
    ['en', 'there is no task in the plan for which I would not thank you'],
    ['fr', 'n’oubliez pas de vous reposer'],
    ['fr', 'je ne vois pas où est le problème, c’est parfait'],
    ['fr', 'il ne manque dans le plan que vous, merci'],
    ['es', 'no olvides que te quiero mucho'],
    ['he', 'בתוכנית חסר רק חיוך שלכם, תודה'],
    // Questions.
    ['en', 'could there be a problem with the permit?'],
    ['en', 'why is there no mention of the tax?'],
    ['es', '¿qué falta para abrir?'],
    ['es', '¿qué más en el plan falta por hacer hoy?'],
    ['pt', 'tem que ter licença pra isso?'],
    ['he', 'צריך שיהיה רישיון בשביל זה?'],
    ['fr', 'il faudrait une autorisation pour ça ?'],
  ])('is no task, in %s: %s', async (language, feedback) => {
    const plan = await planIn(language);
    const { draft } = await adapted(plan, feedback);
    expect(draft ? titles(draft).filter((title) => !titles(plan).includes(title)) : []).toEqual([]);
  });
});

describe('a task that is quoted and turned down', () => {
  it.each<[Language, (title: string) => string]>([
    ['en', (title) => `the "${title}" one, my cousin sorted that years ago`],
    ['fr', (title) => `j’ai relu, la tâche « ${title} » je la ferai jamais`],
    ['es', (title) => `mira, "${title}" no la voy a hacer, el resto déjalo`],
    ['pt', (title) => `o passo "${title}" não é pra mim, tira essa`],
    ['he', (title) => `"${title}" תורידי אותה בבקשה`],
  ])('goes, and nothing else, in %s', async (language, say) => {
    const plan = await planIn(language);
    const [, target] = substepsOf(plan);
    const answer = await adapted(plan, say(target!.title));
    expect(titles(answer.draft!)).toEqual(titles(plan).filter((title) => title !== target!.title));
  });
});

describe('a wish that points at nothing', () => {
  it.each<[Language, string]>([
    ['en', 'put that in then'],
    ['fr', 'ajoute ça'],
    ['es', 'añade eso'],
    ['pt', 'põe isso'],
    ['he', 'תוסיף את זה'],
  ])('adds nothing, in %s: %s', async (language, feedback) => {
    const answer = await adapted(await planIn(language), feedback);
    expect(answer.draft).toBeNull();
    expect(answer.notice).not.toBe('');
  });
});

describe('a story that asks for nothing', () => {
  it.each<[Language, string]>([
    ['en', 'my uncle says the library is lovely in spring'],
    ['fr', 'mon oncle dit que la bibliothèque est belle au printemps'],
    ['es', 'mi tío dice que la biblioteca es linda en primavera'],
    ['pt', 'meu tio disse que a biblioteca é linda na primavera'],
    ['he', 'הדוד שלי אומר שהספרייה יפה באביב'],
  ])('changes nothing, in %s: %s', async (language, feedback) => {
    const answer = await adapted(await planIn(language), feedback);
    expect(answer.draft).toBeNull();
  });
});
