import { emptyProfile, type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../catalogue/load.ts';
import { factsOf } from '../profile/facts.ts';
import { refusedFact, restOfQuitting } from './facts-refused.ts';

interface Told {
  jobs?: string[];
  skills?: string[];
  hobbies?: string;
  limits?: string;
  dislikes?: string;
  notes?: string;
  goal?: string;
}

async function refused(language: Language, { jobs = [], skills = [], goal, ...told }: Told): Promise<string[] | null> {
  const profile = {
    ...emptyProfile,
    language,
    ...told,
    goals: goal === undefined ? [] : [{ goal_type: 'earn', value: goal }],
    experiences: jobs.map((role_title) => ({ role_title, company_name: null, description: '', duration_months: 24 })),
    skills: skills.map((skill_name) => ({ skill_name, level: 'advanced' as const, notes: '' })),
  };
  const isRefused = refusedFact(profile, await loadWords(language));
  return isRefused
    ? factsOf(profile)
        .filter(isRefused)
        .map(({ text }) => text)
    : null;
}

describe('facts that somebody wants no more of', () => {
  it.each<[Language, Told, string[]]>([
    ['en', { jobs: ['Plasterer', 'School cook'], notes: 'No more plastering.' }, ['Plasterer']],
    ['en', { jobs: ['Lorry driver'], skills: ['chess'], dislikes: 'driving lorries' }, ['Lorry driver']],
    ['he', { jobs: ['חשמלאי'], skills: ['נגינה בגיטרה'], notes: 'לא חשמלאות.' }, ['חשמלאי']],
    ['fr', { jobs: ['Carreleur'], skills: ['accordéon'], notes: 'Plus de carrelage.' }, ['Carreleur']],
    ['es', { jobs: ['Soldador'], skills: ['hacer pan'], notes: 'No quiero hacer soldadura.' }, ['Soldador']],
    ['es', { jobs: ['Soldadora'], skills: ['hacer pan'], notes: 'Soldadura no.' }, ['Soldadora']],
    ['he', { jobs: ['חשמלאי'], skills: ['נגינה בגיטרה'], notes: 'חשמלאות לא.' }, ['חשמלאי']],
    ['pt', { jobs: ['Pintor de paredes'], skills: ['violão'], dislikes: 'pintura' }, ['Pintor de paredes']],
    ['pt', { jobs: ['Pintor de paredes'], skills: ['violão'], notes: 'Pintura no teto não.' }, ['Pintor de paredes']],
    ['he', { jobs: ['נגר'], skills: ['גינון'], notes: 'פרשתי מנגרות.' }, ['נגר']],
    // A time that everybody speaks of, behind work that everybody does.
    ['fr', { jobs: ['Veilleur de nuit', 'Carreleur'], notes: 'Jamais plus de travail la nuit.' }, ['Veilleur de nuit']],
    ['es', { jobs: ['Vigilante de noche', 'Soldador'], notes: 'Trabajo de noche no.' }, ['Vigilante de noche']],
    // Words that end a refusal narrow nothing.
    ['en', { jobs: ['Plasterer', 'School cook'], notes: 'I don’t do plastering any more.' }, ['Plasterer']],
    ['pt', { jobs: ['Pintor de paredes'], skills: ['violão'], notes: 'Pintura nunca mais.' }, ['Pintor de paredes']],
    ['es', { jobs: ['Soldador'], skills: ['hacer pan'], notes: 'No más soldadura.' }, ['Soldador']],
    ['fr', { jobs: ['Carreleur'], skills: ['accordéon'], notes: 'J’ai arrêté le carrelage.' }, ['Carreleur']],
  ])('%s: %o', async (language, told, facts) => {
    const bare = told.notes?.slice(0, -1);
    expect((await refused(language, told))?.filter((text) => text !== bare)).toEqual(facts);
  });

  it.each<[Language, Told]>([
    ['en', { jobs: ['Boat builder'], notes: 'No boats from November to February.' }],
    ['en', { jobs: ['Cook'], notes: 'No cooking for small children.' }],
    ['es', { skills: ['hacer cuatros'], notes: 'No quiero hacer mudanzas.' }],
    ['fr', { jobs: ['Jardinier'], notes: 'Pas le week-end.' }],
    ['fr', { skills: ['vannerie'], notes: 'Pas plus de deux heures de vannerie.' }],
    ['en', { jobs: ['Partner manager'], dislikes: 'parties' }],
    ['en', { skills: ['carpentry'], limits: 'no carpets' }],
    ['en', { skills: ['computer repair'], dislikes: 'compost' }],
    ['en', { jobs: ['Personal trainer'], dislikes: 'trains' }],
    ['pt', { jobs: ['Professora de português'], dislikes: 'portaria' }],
    ['es', { jobs: ['Tejedora'], notes: 'Dejé la oficina para tejer.' }],
    ['en', { jobs: ['Weaver'], notes: 'I gave up the office to weave.' }],
    ['es', { jobs: ['Tejedora'], notes: 'Dejé a mi madre con la tejedora.' }],
    // What is denied behind a thing is that it bores, or that anybody else does it.
    ['en', { skills: ['carving'], notes: 'Carving never tires me' }],
    ['en', { skills: ['carving'], notes: 'Carving, I do not tire' }],
    ['en', { skills: ['carving'], notes: 'Carving, no one does it' }],
    ['es', { skills: ['repostería'], notes: 'La repostería nunca me cansa' }],
    ['es', { skills: ['repostería'], notes: 'Repostería, no la hace nadie' }],
    ['fr', { skills: ['vannerie'], notes: 'La vannerie jamais ne m’ennuie' }],
    ['pt', { skills: ['cerâmica'], notes: 'Cerâmica nunca me aborrece' }],
    ['he', { skills: ['אפייה'], notes: 'אפייה לא מעייפת אותי' }],
    // A time is refused, and not what is loved at it.
    ['en', { hobbies: 'saturday football', limits: 'no Saturdays' }],
    ['en', { hobbies: 'evening fishing', skills: ['night sailing'], limits: 'no evenings, no nights' }],
    ['es', { hobbies: 'senderismo de domingo', limits: 'domingos no' }],
  ])('keeps what is refused in part, or not at all: %s %o', async (language, told) => {
    expect((await refused(language, told)) ?? []).toEqual([]);
  });

  it.each<[Language, Told, string[]]>([
    ['en', { jobs: ['Baker', 'Glazier'], notes: 'I want to get out of baking.' }, ['Baker']],
    ['en', { jobs: ['Baker', 'Glazier'], goal: 'I want to quit baking and earn 200' }, ['Baker']],
    ['he', { jobs: ['אופה', 'זגג'], notes: 'רוצה להפסיק לאפות.' }, ['אופה']],
    ['fr', { jobs: ['Repasseuse', 'Vitrière'], notes: 'Je voudrais arrêter de repasser.' }, ['Repasseuse']],
    ['es', { jobs: ['Pintora', 'Vidriera'], notes: 'Quiero dejar la pintura.' }, ['Pintora']],
    ['pt', { jobs: ['Pintor', 'Vidraceiro'], notes: 'Quero largar a pintura.' }, ['Pintor']],
  ])('are those they want out of: %s %o', async (language, told, facts) => {
    expect((await refused(language, told))?.filter((text) => text !== told.notes?.slice(0, -1))).toEqual(facts);
  });

  it.each<[Language, Told, string[]]>([
    ['en', { jobs: ['Tailor', 'Glazier'], goal: 'stop tailoring and keep bees' }, ['Tailor']],
    ['he', { jobs: ['צובע', 'זגג'], goal: 'להפסיק לצבוע' }, ['צובע']],
    ['he', { jobs: ['צובע', 'זגג'], notes: 'אני רוצה להפסיק לצבוע ולגדל דבורים.' }, ['צובע']],
    ['fr', { jobs: ['Peintre', 'Vitrière'], goal: 'arrêter de peindre et élever des abeilles' }, ['Peintre']],
    ['es', { jobs: ['Pintora', 'Vidriera'], goal: 'dejar de pintar y criar abejas' }, ['Pintora']],
    ['pt', { jobs: ['Pintor', 'Vidraceiro'], goal: 'parar de pintar e criar abelhas' }, ['Pintor']],
  ])('are those a goal begins by leaving, up to an “and”: %s %o', async (language, told, facts) => {
    expect(
      (await refused(language, told))?.filter((text) => text !== told.goal && !told.notes?.startsWith(text)),
    ).toEqual(facts);
  });

  it.each<[Language, Told]>([
    ['en', { jobs: ['Potter'], skills: ['pottery'], notes: 'I never want to quit pottery' }],
    ['en', { jobs: ['Potter'], notes: 'My sister says I need to give up pottery' }],
    ['en', { jobs: ['Tailor'], notes: 'There is no need to give up tailoring' }],
    ['he', { jobs: ['צבע'], skills: ['צביעה'], notes: 'אני לא רוצה להפסיק לצבוע' }],
    ['fr', { jobs: ['Potière'], skills: ['poterie'], notes: 'Je ne veux jamais quitter la poterie' }],
    ['es', { jobs: ['Soldador'], skills: ['soldadura'], notes: 'No quiero abandonar la soldadura' }],
    ['pt', { jobs: ['Pintor'], skills: ['pintura'], dislikes: 'Não vou largar a pintura nunca' }],
  ])('are none where leaving is denied, or somebody else’s wish: %s %o', async (language, told) => {
    expect((await refused(language, told)) ?? []).toEqual([]);
  });

  it.each<[Language, Told]>([
    ['en', { jobs: ['Garage mechanic'], notes: 'I want to get out of the garage' }],
    ['en', { jobs: ['Hairdresser'], notes: 'I want to quit hairdressing for a chain and open my own' }],
    ['he', { jobs: ['ספרית'], notes: 'רוצה לעזוב את המספרה ולספר בבית' }],
    ['fr', { jobs: ['Boucher'], notes: 'Je vais quitter la boucherie et ouvrir la mienne' }],
    ['es', { jobs: ['Peluquera'], notes: 'Quiero abandonar la peluquería y peinar por mi cuenta' }],
    ['pt', { jobs: ['Padeiro'], notes: 'Quero sair da padaria e fazer pão em casa' }],
  ])('are none of who leaves a place, or goes on alone: %s %o', async (language, told) => {
    expect((await refused(language, told)) ?? []).toEqual([]);
  });

  it.each<[Language, string, string | undefined]>([
    ['en', 'I want to quit driving and keep bees', 'keep bees'],
    ['he', 'אני רוצה להפסיק לנהוג ולגדל דבורים', 'ולגדל דבורים'],
    ['fr', 'Je veux arrêter de conduire et élever des abeilles', 'élever des abeilles'],
    ['es', 'Quiero dejar de conducir y criar abejas', 'criar abejas'],
    ['pt', 'Quero parar de dirigir e criar abelhas', 'criar abelhas'],
    ['en', 'I want to quit driving', ''],
    ['en', 'I drive and keep bees', undefined],
  ])('leave what the clause goes on with: %s %s', (language, text, rest) => {
    expect(restOfQuitting(text, language)).toBe(rest);
  });

  it.each<[Language, Told]>([
    ['en', { jobs: ['Plumber'], skills: ['finding leaks'], goal: 'I want to stop leaks in old houses' }],
    ['en', { jobs: ['Cook'], goal: 'I want to quit smoking' }],
    ['en', { jobs: ['Baker'], notes: 'I want to leave my children a good recipe book' }],
    ['fr', { jobs: ['Plombier'], skills: ['recherche de fuites'], goal: 'Je veux arrêter les fuites' }],
    ['es', { jobs: ['Panadera'], goal: 'Quiero dejar de fumar' }],
    ['pt', { jobs: ['Cozinheira'], goal: 'Quero parar de fumar' }],
  ])('are none where something else is stopped: %s %o', async (language, told) => {
    expect((await refused(language, told)) ?? []).toEqual([]);
  });
});
