import { emptyProfile, type Language, type Profile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { Talk } from './testing.ts';
import { interviewWords } from '../../interview/words.ts';

const { questions, ...words } = interviewWords.en;

/** What is said after one another, and what the profile holds then. */
async function after(language: Language, ...messages: string[]): Promise<Profile> {
  const talk = new Talk(language);
  await talk.say('');
  for (const message of messages) await talk.say(message);
  return talk.profile;
}

describe('a correction', () => {
  const jobs = ({ experiences }: Profile) => experiences.map((job) => `${job.role_title} ${job.duration_months}`);
  const skills = (profile: Profile) => profile.skills.map((skill) => skill.skill_name);

  it.each<[Language, string[], string[]]>([
    ['en', ['nurse, 7 years', 'no, eight'], ['nurse 96']],
    ['en', ['nurse, 3 years', 'I meant 2 years, not 3'], ['nurse 24']],
    ['en', ['nurse, 3 years', 'not a nurse, a nursing assistant'], ['nursing assistant 36']],
    ['en', ['nurse, 3 years', 'I meant nursing assistant'], ['nursing assistant 36']],
    ['en', ['nurse 3 years, baker 2 years', 'remove baker'], ['nurse 36']],
    ['en', ['nurse 3 years, baker 2 years', 'remove baker', 'undo'], ['nurse 36', 'baker 24']],
    ['en', ['nurse 3 years', 'scratch that'], []],
    ['he', ['אחות, שבע שנים', 'לא, שמונה שנים'], ['אחות 96']],
    ['he', ['אחות, שבע שנים', 'לא אחות, מזכירה'], ['מזכירה 84']],
    ['fr', ['infirmière, 7 ans', 'non, huit'], ['infirmière 96']],
    ['fr', ['infirmière, 7 ans', 'pas infirmière, aide-soignante'], ['aide-soignante 84']],
    ['es', ['enfermera, 7 años', 'no, ocho'], ['enfermera 96']],
    ['es', ['enfermera, 7 años', 'no enfermera, auxiliar de enfermería'], ['auxiliar de enfermería 84']],
    ['pt', ['enfermeira, 7 anos', 'não, oito'], ['enfermeira 96']],
    ['pt', ['enfermeira, 7 anos', 'não enfermeira, técnica de enfermagem'], ['técnica de enfermagem 84']],
  ])('of a job in %s: %s', async (language, messages, expected) => {
    expect(jobs(await after(language, ...messages))).toEqual(expected);
  });

  const baker = { role_title: 'Baker', company_name: 'Bread & Co', duration_months: 40, description: 'Nights; led 4' };
  const sourdough = { skill_name: 'sourdough', level: 'advanced', notes: 'won a prize' } as const;
  const held = { ...emptyProfile, experiences: [baker], skills: [sourdough], hobbies: 'chess, tea, with friends' };

  it.each<[Language, string, string]>([
    ['en', 'remove Baker', 'undo'],
    ['en', 'remove sourdough', 'undo'],
    ['en', 'remove chess', 'undo'],
    ['he', 'להסיר Baker', 'ביטול'],
    ['he', 'להסיר sourdough', 'ביטול'],
    ['fr', 'supprimez Baker', 'annuler'],
    ['es', 'quita sourdough', 'deshacer'],
    ['pt', 'tire Baker', 'desfazer'],
  ])('taken back leaves all as it was in %s: %s', async (language, remove, undo) => {
    const talk = new Talk(language);
    talk.profile = held;
    await talk.say('');
    await talk.say(remove);
    expect(talk.profile).not.toEqual(held);
    await talk.say(undo);
    expect(talk.profile).toEqual(held);
  });

  it('taken back leaves alone what was changed elsewhere since', async () => {
    const talk = new Talk();
    talk.profile = held;
    await talk.say('');
    await talk.say('I can sew and bake');
    await talk.say('I live in Haifa');
    const moved = { ...baker, description: 'Nights; led 5' };
    const painting = { skill_name: 'painting', level: 'beginner', notes: '' } as const;
    const edited = { ...talk.profile, experiences: [moved], skills: [...talk.profile.skills, painting] };
    talk.profile = edited;
    await talk.say('undo');
    expect(talk.profile).toEqual({ ...edited, location: '' });
    await talk.say('undo');
    expect(talk.profile).toEqual({ ...edited, location: '', skills: [sourdough, painting] });
  });

  it('knows what it asked and noted by what is kept of it, whatever the words were', async () => {
    const talk = new Talk();
    const asked = await talk.say('I am a nurse');
    expect(asked).not.toBe('');
    talk.history = talk.history.map((turn) => ({ ...turn, content: 'Words that nobody wrote into a list' }));
    await talk.say('sewing, baking');
    expect(skills(talk.profile)).toEqual(['sewing', 'baking']);
    talk.history = talk.history.map((turn) => ({ ...turn, content: 'Other words' }));
    await talk.say('undo');
    expect(skills(talk.profile)).toEqual([]);
  });

  it('takes nothing back of a reply that nothing is known of but its words', async () => {
    const talk = new Talk();
    await talk.say('I am a nurse');
    talk.history = talk.history.map(({ sender, content }) => ({ sender, content }));
    expect(await talk.say('undo')).toContain(words.nothing_to_undo);
    expect(talk.profile.experiences).toHaveLength(1);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'I can sew and bake', 'remove bake', 'undo'],
    ['en', 'I can sew and bake', 'please delete bake from my skills', 'forget the last thing'],
    ['he', 'אני יודעת לתפור, לאפות', 'להסיר לאפות', 'ביטול'],
    ['fr', 'je sais coudre, cuisiner', 'supprimez cuisiner', 'annuler'],
    ['es', 'sé coser, cocinar', 'quita cocinar', 'deshacer'],
    ['pt', 'sei costurar, cozinhar', 'tire cozinhar', 'desfazer'],
  ])('takes one skill out of the list in %s, and undo brings it back', async (language, say, remove, undo) => {
    expect(skills(await after(language, say))).toHaveLength(2);
    expect(skills(await after(language, say, remove))).toHaveLength(1);
    expect(skills(await after(language, say, remove, undo))).toHaveLength(2);
  });

  it.each<[Language, string, string]>([
    ['en', 'I have 4 hours a week', 'I said six'],
    ['en', 'I have 4 hours a week', 'change my hours to 6'],
    ['en', 'I have 4 hours a week and 100 a month', '6 hours, not 4'],
    ['en', 'Ten hours a week', 'sorry, six hours'],
    ['he', 'יש לי 4 שעות בשבוע', 'התכוונתי שש'],
    ['fr', "j'ai 4 heures par semaine", "j'ai dit six"],
    ['fr', "j'ai 4 heures par semaine", 'mettez mes heures à 6'],
    ['es', 'tengo 4 horas a la semana', 'dije seis'],
    ['es', 'tengo 4 horas a la semana', 'cambia mis horas a 6'],
    ['pt', 'tenho 4 horas por semana', 'eu disse seis'],
    ['pt', 'tenho 4 horas por semana', 'mude minhas horas para 6'],
  ])('of the hours in %s: %s, %s', async (language, said, correction) => {
    expect((await after(language, said, correction)).resources.hours_per_week).toBe(6);
  });

  it.each<[Language, string, string, Partial<Profile>]>([
    ['en', "I'm 34 and live in Leeds", "I'm 35, not 34", { age: 35 }],
    ['en', "I'm 34 and live in Leeds", 'i live in haifa not leeds', { location: 'haifa' }],
    ['en', "I'm 34 and live in Leeds", 'no, Haifa', { location: 'Haifa' }],
    ['en', "I'm 34 and live in Leeds", 'sorry, 35, and I live in Haifa', { age: 35, location: 'Haifa' }],
    ['en', "I'm 34 and live in Leeds", 'remove my age', { age: null }],
    ['en', 'no car, only evenings', 'remove the note about the car', { limits: 'only evenings' }],
    ['he', 'אני בת 34, גרה בחיפה', 'אני בת 35, לא 34', { age: 35 }],
    ['he', 'אני בת 34, גרה בחיפה', 'גרה ביפו, לא בחיפה', { location: 'יפו' }],
    ['fr', "j'ai 34 ans et j'habite à Lyon", "j'ai 35 ans, pas 34", { age: 35, goals: [] }],
    ['fr', "j'ai 34 ans et j'habite à Lyon", "j'habite à Lille, pas à Lyon", { location: 'Lille' }],
    ['es', 'tengo 34 años y vivo en Sevilla', 'tengo 35 años, no 34', { age: 35 }],
    ['es', 'tengo 34 años y vivo en Sevilla', 'vivo en Cádiz, no en Sevilla', { location: 'Cádiz' }],
    ['pt', 'tenho 34 anos e moro em Recife', 'tenho 35 anos, não 34', { age: 35 }],
    ['pt', 'tenho 34 anos e moro em Recife', 'apague minha idade', { age: null }],
  ])('of one fact in %s: %s, %s', async (language, said, correction, expected) => {
    expect(await after(language, said, correction)).toMatchObject(expected);
  });

  it('of the length of a job that is named', async () => {
    const profile = await after('en', 'nurse 3 years, baker 2 years', 'it was 4 years as a baker');
    expect(jobs(profile)).toEqual(['nurse 36', 'baker 48']);
  });

  it('gives a skill its level and leaves the others', async () => {
    const profile = await after('en', 'I can sew and bake', 'bake (advanced)', 'I can bake');
    expect(profile.skills.map(({ skill_name, level }) => [skill_name, level])).toEqual([
      ['sew', 'beginner'],
      ['bake', 'advanced'],
    ]);
  });

  it('says what stood there before, and restores it', async () => {
    const talk = new Talk();
    await talk.say('');
    await talk.say('I live in Leeds');
    expect(await talk.say('actually I live in Haifa')).toContain('\u2068Haifa\u2069 (before: \u2068Leeds\u2069)');
    expect(await talk.say('forget the last thing')).toContain(words.undone);
    expect(talk.profile.location).toBe('Leeds');
    await talk.say('undo');
    expect(talk.profile.location).toBe('');
    expect(await talk.say('undo')).toContain(words.nothing_to_undo);
  });

  it('asks which number is meant when several were just said', async () => {
    const talk = new Talk();
    await talk.say('');
    await talk.say('I have 6 hours a week and 100 a month');
    expect(await talk.say('no, 50')).toContain('50');
    await talk.say('Budget a month: 50');
    expect(talk.profile.resources).toMatchObject({ hours_per_week: 6, budget_per_month: 50 });
  });

  it('keeps what a CV said of a job when only its name was wrong', async () => {
    const talk = new Talk();
    const job = { role_title: 'nurse', company_name: 'City', duration_months: 12, description: 'Night shifts' };
    talk.profile = { ...emptyProfile, experiences: [job] };
    expect(await talk.say('')).toBe(questions.skills.ask);
    await talk.say('not a nurse, a nursing assistant');
    expect(talk.profile.experiences).toEqual([{ ...job, role_title: 'nursing assistant' }]);
    await talk.say('undo');
    expect(talk.profile.experiences).toEqual([job]);
  });

  it.each<[Language, string]>([
    ['es', 'sacar 1800 pesos al mes'],
    ['es', 'sacar unos 90 euros al mes y aprender a bordar'],
    ['pt', 'tirar uns 700 reais por mês'],
    ['fr', 'retirer 150 euros par mois de mes paniers'],
    ['en', 'take out 150 euros a month of it'],
  ])('takes nothing out where a sum is told, in %s: %s', async (language, message) => {
    const talk = new Talk(language);
    await talk.say('');
    const reply = await talk.say(message);
    expect(reply).not.toContain(interviewWords[language].missing.split('{words}')[0]);
  });

  it.each<[Language, string]>([
    ['es', 'sacar 1800 pesos al mes'],
    ['pt', 'tirar uns 700 reais por mês'],
  ])('leaves a wish for a sum a goal, in %s: %s', async (language, message) => {
    const { goals } = await after(language, message);
    expect(goals.map(({ value }) => value).join()).toMatch(/1800|700/u);
  });

  it('says so when nothing is called that', async () => {
    const talk = new Talk();
    await talk.say('');
    expect(await talk.say('remove juggling')).toContain('juggling');
    expect(talk.profile).toEqual(emptyProfile);
  });
});

describe('what is taken back', () => {
  const work = ({ experiences, skills }: Profile) => [
    ...experiences.map((one) => one.role_title),
    ...skills.map((one) => one.skill_name),
  ];

  it.each<[Language, string[], string[]]>([
    ['en', ['roofer, 8 years', 'hairdressing', 'no, not me, my sister'], ['roofer']],
    ['en', ['roofer, 8 years', 'juggling', 'that was years ago, I don’t juggle any more'], ['roofer']],
    ['he', ['גגן, 8 שנים', 'ספרות', 'לא אני, אחותי'], ['גגן']],
    ['he', ['גגן, 8 שנים', 'נגינה בפסנתר', 'זה היה מזמן'], ['גגן']],
    ['fr', ['couvreur, 8 ans', 'coiffure', 'non, pas moi, ma sœur'], ['couvreur']],
    ['fr', ['couvreur, 8 ans', 'coiffure', 'j’ai jamais dit ça'], ['couvreur']],
    ['es', ['techador, 8 años', 'peluquería', 'no, yo no, mi hermana'], ['techador']],
    ['es', ['techador, 8 años', 'toco el piano', 'eso fue hace años, ya no toco'], ['techador']],
    ['pt', ['telhadista, 8 anos', 'fotografia', 'não, eu não, minha irmã'], ['telhadista']],
    ['pt', ['telhadista, 8 anos', 'toco piano', 'isso foi há anos'], ['telhadista']],
  ])('goes, and nothing else, in %s: %s', async (language, messages, expected) => {
    expect(work(await after(language, ...messages))).toEqual(expected);
  });

  it('comes back with an undo', async () => {
    const messages = ['roofer, 8 years', 'hairdressing', 'no, not me, my sister', 'undo'];
    expect(work(await after('en', ...messages))).toEqual(['roofer', 'hairdressing']);
  });

  it('is heard as a number that is denied behind an “and”', async () => {
    const { experiences } = await after('he', 'טבחית, 14 שנים', 'לא, אמרתי 4 ולא 14');
    expect(experiences.map((one) => one.duration_months)).toEqual([48]);
  });

  it.each<[Language, string, string]>([
    ['en', 'roofer, 8 years', 'no, I’m not a roofer, I want to die'],
    ['fr', 'couvreur, 8 ans', 'non, pas moi, je veux mourir'],
    ['es', 'techador, 8 años', 'no soy techador, quiero morirme'],
  ])('is not spoken of where there is danger beside it, in %s', async (language, first, message) => {
    const talk = new Talk(language);
    for (const said of ['', first]) await talk.say(said);
    await talk.say(message);
    expect(talk.profile.experiences).toHaveLength(1);
    expect(talk.history.at(-1)?.record?.asks).toBeNull();
  });
});
