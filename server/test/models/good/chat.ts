import type { Language } from '@foothold/contract';
import * as z from 'zod/mini';
import type { Question } from './read.ts';

const Task = z.looseObject({
  title: z.string(),
  done: z.boolean(),
  selected: z.optional(z.boolean()),
  description: z.optional(z.string()),
  deliverable: z.optional(z.string()),
  minutes: z.optional(z.number()),
});
const Plan = z.looseObject({
  steps: z.array(z.looseObject({ title: z.string(), selected: z.optional(z.boolean()), tasks: z.array(Task) })),
});
const Message = z.looseObject({ message: z.string() });

const texts: Record<Language, { now: string; done: string; ask: string; accept: string; chips: string[] }> = {
  en: {
    now: 'The next small thing here',
    done: 'When it is done, this lies on the table',
    ask: 'Which part of it seems hardest?',
    accept: 'If you want that, you can accept it below.',
    chips: ['How do I begin?', 'Show me an example'],
  },
  he: {
    now: 'הדבר הקטן הבא כאן',
    done: 'בסוף יהיה על השולחן',
    ask: 'איזה חלק נראה הכי קשה?',
    accept: 'אם זה רצוי, אפשר לאשר את זה למטה.',
    chips: ['איך מתחילים?', 'אפשר לראות דוגמה?'],
  },
  fr: {
    now: 'La prochaine petite chose ici',
    done: 'Une fois fait, voici ce qui est sur la table',
    ask: 'Quelle partie vous semble la plus difficile\u202F?',
    accept: 'Si cela vous convient, vous pouvez l’accepter ci-dessous.',
    chips: ['Comment commencer\u202F?', 'Montrez-moi un exemple'],
  },
  es: {
    now: 'Lo siguiente y pequeño aquí',
    done: 'Al terminar, esto queda sobre la mesa',
    ask: '¿Qué parte te parece más difícil?',
    accept: 'Si lo quieres así, puedes aceptarlo abajo.',
    chips: ['¿Cómo empiezo?', 'Muéstrame un ejemplo'],
  },
  pt: {
    now: 'A próxima coisa pequena aqui',
    done: 'Quando terminar, isto fica sobre a mesa',
    ask: 'Qual parte parece mais difícil?',
    accept: 'Se você quiser assim, pode aceitar abaixo.',
    chips: ['Como eu começo?', 'Mostre um exemplo'],
  },
};

/** Words about the whole plan: only then is a change of it suggested. */
const ABOUT_PLAN = /\bplan[eo]?\b|תוכנית/iu;
const HOURS = /(\d{1,2}) ?(?:hours|heures|horas|שעות)/iu;

const nothing = { request: null, field: null, value: null, reason: null };
function changeFor(message: string): unknown {
  const [, hours] = HOURS.exec(message) ?? [];
  if (hours !== undefined)
    return { ...nothing, kind: 'profile', field: 'hours_per_week', value: hours, reason: message };
  return ABOUT_PLAN.test(message) ? { ...nothing, kind: 'plan', request: message } : null;
}

/** A reply about the selected task out of the plan's own words, with a change suggested where the message asks for one. */
export function chat({ blocks, language }: Question): unknown {
  const { steps } = z.parse(Plan, blocks.get('plan'));
  const { message } = z.parse(Message, blocks.get('message'));
  const step = steps.find(({ selected }) => selected) ?? steps[0];
  const task = step?.tasks.find(({ selected }) => selected) ?? step?.tasks.find(({ done }) => !done) ?? step?.tasks[0];
  const text = texts[language];
  const minutes = task?.minutes === undefined ? '' : ` (${task.minutes} min)`;
  const change = changeFor(message);
  const reply = [
    `${text.now}: **${task?.title ?? step?.title ?? ''}**${minutes}. ${task?.description ?? ''}`.trim(),
    ...(task?.deliverable === undefined ? [] : [`${text.done}: ${task.deliverable}.`]),
    change === null ? text.ask : text.accept,
  ].join('\n\n');
  return { reply, suggestions: text.chips, suggested_change: change, proposals: [] };
}
