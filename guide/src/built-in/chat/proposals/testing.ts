import { emptyProfile, type Language, type ProposedChange } from '@foothold/contract';
import { ORDINARY_MINUTES } from '../../../chat/changes/place.ts';
import { dayInUtc } from '../../../text/calendar.ts';
import type { StepChatInput, StoredPlan } from '../../../guide.ts';
import { proposalsFor } from './proposals.ts';

const titles: Record<Language, [string, string[]][]> = {
  en: [
    [
      'Find out what people need',
      ['Ask three neighbours what they would pay', 'Print twenty flyers', 'Call the bakery about the table'],
    ],
    ['First customer', ['Set a price for one hour', 'Write to the school', 'Give the first lesson']],
  ],
  he: [
    ['לברר מה צריך', ['לשאול שלושה שכנים כמה ישלמו', 'להדפיס עשרים עלונים', 'להתקשר למאפייה לגבי השולחן']],
    ['לקוח ראשון', ['לקבוע מחיר לשעה', 'לכתוב מכתב לבית הספר', 'לתת את השיעור הראשון']],
  ],
  fr: [
    [
      'Savoir ce qu’il faut aux gens',
      [
        'Demander à trois voisins ce qu’ils paieraient',
        'Imprimer vingt flyers',
        'Appeler la boulangerie pour la table',
      ],
    ],
    ['Premier client', ['Fixer un prix pour une heure', 'Écrire une lettre à l’école', 'Donner le premier cours']],
  ],
  es: [
    [
      'Saber qué necesita la gente',
      ['Preguntar a tres vecinos cuánto pagarían', 'Imprimir veinte folletos', 'Llamar a la panadería por la mesa'],
    ],
    ['Primer cliente', ['Poner un precio por hora', 'Escribir una carta a la escuela', 'Dar la primera clase']],
  ],
  pt: [
    [
      'Saber o que as pessoas precisam',
      ['Perguntar a três vizinhos quanto pagariam', 'Imprimir vinte panfletos', 'Ligar para a padaria sobre a mesa'],
    ],
    ['Primeiro cliente', ['Definir um preço por hora', 'Escrever uma carta para a escola', 'Dar a primeira aula']],
  ],
};

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A plan of two steps with three tasks each, the first of them done when `untick` is what is asked for. */
export function samplePlan(language: Language, done: readonly number[] = []): StoredPlan {
  return {
    title: 'Plan',
    short_description: '',
    archetype: null,
    language,
    steps: titles[language].map(([title, tasks], at) => ({
      step_id: idOf(100 + at),
      title,
      description: '',
      smallest_test: '',
      cap: '',
      stop_if: '',
      ref: null,
      status: 'pending',
      substeps: tasks.map((task, index) => ({
        substep_id: idOf(3 * at + index + 1),
        title: task,
        description: '',
        deliverable: '',
        minutes: 60,
        ref: null,
        status: done.includes(3 * at + index + 1) ? 'completed' : 'pending',
      })),
    })),
  };
}

/** Somebody who looks at the second of six tasks writes something. */
export function asking(message: string, language: Language, done: readonly number[] = []): StepChatInput {
  const plan = samplePlan(language, done);
  return { profile: emptyProfile, plan, stepId: idOf(100), substepId: idOf(2), history: [], message };
}

const numberOf = (id: string | null) => Number((id ?? '').slice(-3));

/** A proposed change in a few words: “move 2 after 3”. */
export function told(change: ProposedChange): string {
  const { kind, payload } = change;
  switch (kind) {
    case 'tick':
      return `${payload.status === 'completed' ? 'tick' : 'untick'} ${numberOf(payload.part_id)}`;
    case 'add':
      return `add ${payload.title.toLowerCase()}${payload.minutes === ORDINARY_MINUTES ? '' : ` ${payload.minutes} min`}`;
    case 'move': {
      const { after_id } = payload.place;
      return `move ${numberOf(payload.substep_id)} ${after_id === null ? 'first' : `after ${numberOf(after_id)}`}`;
    }
    case 'edit': {
      const what = payload.to.title === payload.title ? payload.to.minutes : payload.to.title.toLowerCase();
      return `edit ${numberOf(payload.part_id)} ${what}`;
    }
    case 'remove':
      return `remove ${numberOf(payload.substep_id)}`;
    case 'profile':
      return `profile ${payload.update.field} ${JSON.stringify(payload.update.payload)}`;
    case 'remember':
      return `remember ${payload.kind} ${payload.until ?? ''} ${payload.text.toLowerCase()}`;
    case 'assumption':
      return `assume ${payload.text.toLowerCase()}`;
  }
}

/** What a message comes to: the changes in a few words, `which` where it is asked which task is meant, else nothing. */
export async function proposed(input: StepChatInput, language: Language): Promise<string> {
  const reply = await proposalsFor(input, { language, now: dayInUtc(2026, 11, 24) });
  if (!reply) return '';
  return reply.proposals?.map(told).join(' + ') ?? reply.answered.topic;
}
