import { emptyProfile, type Language, languages, PROPOSALS_MAX } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { samplePlan, told as inWords } from '../../../built-in/chat/proposals/testing.ts';
import { builtInGuide } from '../../../built-in/guide.ts';
import type { ChatTurn, StepChatInput } from '../../../guide.ts';
import { dayInUtc } from '../../../text/calendar.ts';
import { dataIn } from '../../testing/data-in.ts';
import { replying, speaking, told } from '../../testing/talk-on-model.ts';
import { stepChat } from '../step-chat.ts';

const builtIn = builtInGuide();
const replies: Record<Language, string> = {
  en: 'That is easier with the bakery, since you know them.',
  he: 'זה קל יותר עם המאפייה, כי שם כבר מכירים אותך.',
  fr: 'C’est plus facile avec la boulangerie, que vous connaissez déjà.',
  es: 'Eso es más fácil con la panadería, porque ya te conocen.',
  pt: 'Isso é mais fácil com a padaria, porque lá já conhecem você.',
};

interface Asking {
  language?: Language;
  history?: ChatTurn[];
  done?: number[];
  more?: Partial<StepChatInput>;
}

/** What becomes of the proposals of an answer to a message: in a few words each, and the whole reply. */
async function proposed(message: string, proposals: unknown, { language = 'en', history, done, more }: Asking = {}) {
  const { models, asked } = speaking(() => replying(replies[language], { proposals }));
  const plan = samplePlan(language, done);
  const [step] = plan.steps;
  const input = {
    profile: { ...emptyProfile, resources: { ...emptyProfile.resources, hours_per_week: 6 } },
    plan,
    stepId: step!.step_id,
    substepId: step!.substeps[1]!.substep_id,
    history: history ?? [],
    message,
    ...more,
  };
  const context = { language, now: dayInUtc(2026, 11, 24), seed: 'somebody' };
  const reply = await told(stepChat(models, builtIn)(input, context));
  expect(asked).toHaveLength(1);
  return { is: (reply.done.proposals ?? []).map(inWords).join(' + '), done: reply.done, prompt: asked[0]! };
}

type Case = [message: string, change: object, is: string];
/** Said as no verb of the built-in guide begins it. “asked” is the whole message where a case names none. */
const asks: Record<Language, Case[]> = {
  en: [
    ['The neighbours are behind me, all three said yes.', { kind: 'tick', part: 'S1.1' }, 'tick 1'],
    [
      'I’d rather talk to the bakery before the printing.',
      { kind: 'move', part: 'S1.3', after: 'S1.1' },
      'move 3 after 1',
    ],
    ['We no longer need those flyers, honestly.', { kind: 'remove', part: 'S1.2' }, 'remove 2'],
    [
      'The school could use one more task: find out who decides there.',
      { kind: 'add', part: 'S2', text: 'Find out who decides at the school' },
      'add find out who decides at the school',
    ],
    ['Half an hour is better for those flyers.', { kind: 'edit', part: 'S1.2', minutes: 30 }, 'edit 2 30'],
    [
      'For the record, my brother has a van.',
      { kind: 'remember', text: 'My brother has a van', memory: 'note' },
      'remember note  my brother has a van',
    ],
    [
      'Keep a note: until 15 January I look after my mother.',
      { kind: 'remember', text: 'I look after my mother until 15 January', memory: 'for_now' },
      'remember for_now 2027-01-15 i look after my mother until 15 january',
    ],
    ['Let us say a lesson costs 30.', { kind: 'assumption', text: 'A lesson costs 30' }, 'assume a lesson costs 30'],
    [
      'My job changed, I have 9 hours a week for this.',
      { kind: 'profile', field: 'hours_per_week', text: '9' },
      'profile hours_per_week 9',
    ],
  ],
  he: [
    ['כבר עשיתי את זה, דיברתי עם שלושת השכנים.', { kind: 'tick', part: 'S1.1' }, 'tick 1'],
    ['הייתי רוצה לדבר עם המאפייה לפני ההדפסה.', { kind: 'move', part: 'S1.3', after: 'S1.1' }, 'move 3 after 1'],
    ['העלונים האלה מיותרים לגמרי.', { kind: 'remove', part: 'S1.2' }, 'remove 2'],
  ],
  fr: [
    ['Les voisins, c’est réglé depuis hier.', { kind: 'tick', part: 'S1.1' }, 'tick 1'],
    [
      'Je préférerais parler à la boulangerie avant l’impression.',
      { kind: 'move', part: 'S1.3', after: 'S1.1' },
      'move 3 after 1',
    ],
    ['Enlève ça pas le budget, je parle des flyers.', { kind: 'remove', part: 'S1.2' }, 'remove 2'],
    ['Les flyers, on oublie.', { kind: 'remove', part: 'S1.2' }, 'remove 2'],
  ],
  es: [
    ['Lo de los vecinos ya está, hablé con los tres.', { kind: 'tick', part: 'S1.1' }, 'tick 1'],
    [
      'Preferiría hablar con la panadería antes de imprimir.',
      { kind: 'move', part: 'S1.3', after: 'S1.1' },
      'move 3 after 1',
    ],
    ['Los folletos sobran, la verdad.', { kind: 'remove', part: 'S1.2' }, 'remove 2'],
  ],
  pt: [
    ['Os vizinhos já estão, falei com todos: ficou pronto.', { kind: 'tick', part: 'S1.1' }, 'tick 1'],
    [
      'Eu preferia falar com a padaria antes de imprimir.',
      { kind: 'move', part: 'S1.3', after: 'S1.1' },
      'move 3 after 1',
    ],
    ['Tira os panfletos que eu não vou imprimir não.', { kind: 'remove', part: 'S1.2' }, 'remove 2'],
    ['Não é para mim, tira os panfletos.', { kind: 'remove', part: 'S1.2' }, 'remove 2'],
    ['Os panfletos, esquece.', { kind: 'remove', part: 'S1.2' }, 'remove 2'],
  ],
};
/** What nobody asked for by these words. */
const unasked: Record<Language, [message: string, change: object][]> = {
  en: [
    ['Remove nothing for now', { kind: 'remove', part: 'S1.2' }],
    ['Don’t you dare delete the second one', { kind: 'remove', part: 'S1.2' }],
    ['Ye dinnae remove the flyers', { kind: 'remove', part: 'S1.2' }],
    ['My uncle asked me to remove the second task, silly', { kind: 'remove', part: 'S1.2' }],
    ['I was told to drop the flyers', { kind: 'remove', part: 'S1.2' }],
    ['I have 4 hours a week, is that enough?', { kind: 'profile', field: 'hours_per_week', text: '4' }],
    ['What should I say to the bakery?', { kind: 'tick', part: 'S1.3' }],
    ['Should I drop the flyers?', { kind: 'remove', part: 'S1.2' }],
    ['Please don’t delete the flyers, they are for my aunt.', { kind: 'remove', part: 'S1.2' }],
    ['The bakery was friendly today.', { kind: 'edit', part: 'S1.3', text: 'Thank the bakery' }],
    ['My sister likes the table.', { kind: 'remember', text: 'My sister likes the table', memory: 'note' }],
    ['How do I move a heavy table?', { kind: 'move', part: 'S1.3', after: 'S1.1' }],
  ],
  he: [
    ['שלא תמחק לי את העלונים', { kind: 'remove', part: 'S1.2' }],
    ['תמחק כלום', { kind: 'remove', part: 'S1.2' }],
    ['אח שלי ביקש ממני למחוק את המשימה השנייה', { kind: 'remove', part: 'S1.2' }],
    ['יש לי 4 שעות בשבוע, זה מספיק?', { kind: 'profile', field: 'hours_per_week', text: '4' }],
    ['מה להגיד למאפייה?', { kind: 'tick', part: 'S1.3' }],
    ['כדאי להוריד את העלונים?', { kind: 'remove', part: 'S1.2' }],
    ['רק לא להוריד את העלונים.', { kind: 'remove', part: 'S1.2' }],
  ],
  fr: [
    ['N’enlève pas la deuxième', { kind: 'remove', part: 'S1.2' }],
    ['Surtout n’efface pas la deuxième', { kind: 'remove', part: 'S1.2' }],
    ['Enlève pas les flyers', { kind: 'remove', part: 'S1.2' }],
    ['Vire-la pas', { kind: 'remove', part: 'S1.2' }],
    ['Retire rien', { kind: 'remove', part: 'S1.2' }],
    ['N’allez pas supprimer la deuxième', { kind: 'remove', part: 'S1.2' }],
    ['Mon frère m’a demandé d’enlever la deuxième', { kind: 'remove', part: 'S1.2' }],
    ['N’ajoute pas de tâche pour le fil', { kind: 'add', part: 'S1', text: 'Acheter du fil' }],
    ['J’ai 4 heures par semaine, ça suffit ?', { kind: 'profile', field: 'hours_per_week', text: '4' }],
    ['Que dire à la boulangerie ?', { kind: 'tick', part: 'S1.3' }],
    ['Faut-il supprimer les flyers ?', { kind: 'remove', part: 'S1.2' }],
    ['Surtout ne supprime pas les flyers.', { kind: 'remove', part: 'S1.2' }],
  ],
  es: [
    ['No vayas a borrar la segunda', { kind: 'remove', part: 'S1.2' }],
    ['Quita nada', { kind: 'remove', part: 'S1.2' }],
    ['Mi hermano me pidió que quitara los folletos', { kind: 'remove', part: 'S1.2' }],
    ['Tengo 4 horas a la semana, ¿me alcanza?', { kind: 'profile', field: 'hours_per_week', text: '4' }],
    ['¿Qué le digo a la panadería?', { kind: 'tick', part: 'S1.3' }],
    ['¿Debería quitar los folletos?', { kind: 'remove', part: 'S1.2' }],
    ['No quites los folletos, por favor.', { kind: 'remove', part: 'S1.2' }],
  ],
  pt: [
    ['Tira a segunda não', { kind: 'remove', part: 'S1.2' }],
    ['Num apaga os panfletos', { kind: 'remove', part: 'S1.2' }],
    ['Nem pense em tirar a segunda', { kind: 'remove', part: 'S1.2' }],
    ['Meu irmão pediu pra eu tirar a segunda', { kind: 'remove', part: 'S1.2' }],
    ['Tenho 4 horas por semana, dá?', { kind: 'profile', field: 'hours_per_week', text: '4' }],
    ['O que digo à padaria?', { kind: 'tick', part: 'S1.3' }],
    ['Devo tirar os panfletos?', { kind: 'remove', part: 'S1.2' }],
    ['Não apague os panfletos.', { kind: 'remove', part: 'S1.2' }],
  ],
};

describe.each(languages)('what a model proposes in %s', (language) => {
  it.each(asks[language])('“%s” is asked for, and previewed', async (message, change, is) => {
    const found = await proposed(message, [{ asked: message, ...change }], { language });
    expect(found.is).toBe(is);
    expect(found.done.text.startsWith(`${replies[language]}\n\n`)).toBe(true);
    expect(found.done.meta).toEqual({ source: 'model', warnings: [] });
  });

  it.each(unasked[language])('“%s” asks for nothing of the kind', async (message, change) => {
    const found = await proposed(message, [{ asked: message, ...change }], { language });
    expect(found.is).toBe('');
    expect(found.done.text).toBe(replies[language]);
    expect(found.done.meta.warnings).toEqual(['proposal-refused']);
  });
});

const TICK = 'The neighbours are behind me.';
const NEED = 'We no longer need those flyers, and one more task would help.';

/** Denials beside a request, which stays one. */
const askedBeside: Record<Language, string> = {
  en: 'Remove the second task, not the first',
  he: 'תמחק את המשימה השנייה, לא את הראשונה',
  fr: 'Enlève la deuxième tâche, pas la première',
  es: 'Quita la segunda tarea, no la primera',
  pt: 'Tira a segunda tarefa, não a primeira',
};

describe.each(languages)('a part named in %s', (language) => {
  const message = askedBeside[language];
  it('is removed where the model names the same', async () => {
    const { is, done } = await proposed(message, [{ kind: 'remove', part: 'S1.2', asked: message }], { language });
    expect([is, done.meta.warnings]).toEqual(['remove 2', []]);
  });
  it('and not the one that the model took it for', async () => {
    const { is, done } = await proposed(message, [{ kind: 'remove', part: 'S2.1', asked: message }], { language });
    expect([is, done.meta.warnings]).toEqual(['remove 2', ['proposal-refused']]);
  });
});

describe('a proposal of a model', () => {
  it.each([
    ['I only have 4 hours a week now, can you change that?', 'profile', { field: 'hours_per_week', text: '4' }],
    ['My uncle told me to drop the flyers, so please drop them.', 'remove', { part: 'S1.2' }],
    ['I finished the first one and it was hard', 'tick', { part: 'S1.1' }],
    ['I can’t drive, drop the flyers', 'remove', { part: 'S1.2' }],
    ['My nurse told me to drop the flyers', 'remove', { part: 'S1.2' }],
    ['My son says I should drop the flyers and he is right', 'remove', { part: 'S1.2' }],
  ])('to “%s” is shown', async (message, kind, change) => {
    expect((await proposed(message, [{ kind, asked: message, ...change }])).is).toContain(kind);
  });

  it('names parts as the plan it was told of does', async () => {
    const { prompt } = await proposed(TICK, []);
    const { steps } = dataIn<{ steps: { ref: string; tasks: { ref: string }[] }[] }>(prompt, 'plan');
    expect(steps.map(({ ref, tasks }) => [ref, ...tasks.map((one) => one.ref)])).toEqual([
      ['S1', 'S1.1', 'S1.2', 'S1.3'],
      ['S2', 'S2.1', 'S2.2', 'S2.3'],
    ]);
  });

  it.each([
    ['a part that is not there', TICK, { kind: 'tick', part: 'S4.1' }],
    ['no part at all', TICK, { kind: 'tick', part: null }],
    ['what is so already', TICK, { kind: 'untick', part: 'S1.1' }],
    ['a whole step to remove', NEED, { kind: 'remove', part: 'S1' }],
    ['a task that stands there', NEED, { kind: 'add', text: 'Print twenty flyers!' }],
    ['a task in another language', NEED, { kind: 'add', text: 'Demander à la boulangerie si la table est libre' }],
    ['a task with a link', NEED, { kind: 'add', text: 'See https://e.example/flyers' }],
    ['a task that promises', NEED, { kind: 'add', text: 'You are guaranteed to earn 500 a month' }],
    ['more minutes than a task may have', NEED, { kind: 'add', text: 'Ask my aunt', minutes: 5_000 }],
    ['a place behind nothing', 'I’d rather do it before the printing', { kind: 'move', part: 'S1.3', after: 'S9' }],
    ['the place where it stands', 'I’d rather do it after that', { kind: 'move', part: 'S1.3', after: 'S1.2' }],
    ['words that nobody said', 'For the record, I like bread.', { kind: 'remember', text: 'Allergic to flour' }],
    [
      'a number that nobody said',
      'I have less time these days',
      { kind: 'profile', field: 'hours_per_week', text: '19' },
    ],
    ['a field that is not for the chat', 'I have 9 hours', { kind: 'profile', field: 'language', text: 'fr' }],
    ['a kind that is none', TICK, { kind: 'account', part: 'S1.1' }],
    ['what is none', TICK, 'tick S1.1'],
  ])('is refused for %s', async (_why, message, change) => {
    const raw = typeof change === 'string' ? change : { asked: message, ...change };
    const { is, done } = await proposed(message, [raw]);
    expect([is, done.meta.warnings]).toEqual(['', ['proposal-refused']]);
  });

  it('is refused where the words that ask for it are not the person’s', async () => {
    const change = { kind: 'remove', part: 'S1.2', asked: 'remove the flyers' };
    expect((await proposed('Tell me about the flyers.', [change])).is).toBe('');
    expect((await proposed('Tell me about the flyers.', [{ ...change, asked: '' }])).is).toBe('');
  });

  it('may be asked for in the message before, when the guide had to ask', async () => {
    const history: ChatTurn[] = [
      { sender: 'user', content: 'We no longer need one of these.' },
      { sender: 'foothold', content: 'Which one do you mean?' },
    ];
    const change = { kind: 'remove', part: 'S1.2', asked: 'no longer need one of these' };
    expect((await proposed('The flyers.', [change], { history })).is).toBe('remove 2');
    const told: ChatTurn[] = [history[0]!, { sender: 'foothold', content: 'The flyers cost time.' }];
    expect((await proposed('The flyers.', [change], { history: told })).is).toBe('');
  });

  it('may be offered by the guide and agreed to', async () => {
    const offer = (content: string): ChatTurn[] => [{ sender: 'foothold', content }];
    const change = { kind: 'remove', part: 'S1.2', asked: 'Sounds good' };
    const history = offer('You seem to have enough. Shall we remove the flyers?');
    expect((await proposed('Sounds good', [change], { history })).is).toBe('remove 2');
    expect((await proposed('Sounds good', [change], { history: offer('Shall we begin?') })).is).toBe('');
  });

  it('comes with others, each once, and no more than a reply may hold', async () => {
    const one = { kind: 'remove', part: 'S1.2', asked: NEED };
    const add = (text: string) => ({ kind: 'add', text, asked: NEED });
    const many = ['Ask my aunt', 'Ask my uncle', 'Ask my cousin', 'Ask my teacher'].map(add);
    const { done } = await proposed(NEED, [one, one, ...many]);
    expect(done.proposals).toHaveLength(PROPOSALS_MAX - 1);
    expect(done.text).toContain('one change at a time');
  });

  it('that can’t be made leaves the place to what the built-in guide reads in the message', async () => {
    const message = 'Well then, remove the flyers please';
    const { is, done } = await proposed(message, [{ kind: 'remove', part: 'S7.7', asked: message }]);
    expect([is, done.meta.warnings]).toEqual(['remove 2', ['proposal-refused']]);
  });

  it.each([
    ['en', 'Please remove the second task'],
    ['he', 'בבקשה תמחק את המשימה השנייה'],
    ['fr', 'Supprime la deuxième tâche, s’il te plaît'],
    ['es', 'Por favor, elimina la segunda tarea'],
    ['pt', 'Por favor, apague a segunda tarefa'],
  ] as const)('in %s that is missing is read out of the message, also beside mere text', async (language, message) => {
    expect((await proposed(message, [], { language })).is).toBe('remove 2');
    expect((await proposed(message, undefined, { language })).is).toBe('remove 2');
  });

  it('is not made up where nothing was asked, nor beside a change of the plan as a whole', async () => {
    for (const message of ['Should I remove the second task?', 'I did not remove the flyers yet', 'What comes next?'])
      expect([message, (await proposed(message, [])).is]).toEqual([message, '']);
  });

  it('of a list tells what would be entered', async () => {
    const message = 'I have also learnt welding';
    const { done } = await proposed(message, [{ kind: 'profile', field: 'skills', text: 'welding', asked: message }]);
    expect(done.proposals).toMatchObject([
      { kind: 'profile', payload: { before: { payload: [] }, update: { payload: [{ name: 'welding' }] } } },
    ]);
    expect(done.text).toContain('enter this in your profile: “\u2068welding\u2069”');
  });
});
