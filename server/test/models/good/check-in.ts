import type { Language } from '@foothold/contract';
import * as z from 'zod/mini';
import type { Question } from './read.ts';

const Progress = z.looseObject({
  last_done: z.nullable(z.string()),
  next: z.nullable(z.looseObject({ task: z.string() })),
});

const texts: Record<Language, { back: string; done: string; next: string; over: string; chips: string[] }> = {
  en: {
    back: 'Good to see you here again.',
    done: 'Done so far, as the last thing',
    next: 'The smallest next thing is ten minutes of this',
    over: 'Everything in the plan is done. What should come next?',
    chips: ['What is next?', 'Make it smaller', 'I am stuck'],
  },
  he: {
    back: 'טוב לחזור לכאן.',
    done: 'הדבר האחרון שנעשה',
    next: 'הדבר הקטן הבא הוא עשר דקות של זה',
    over: 'כל מה שבתוכנית נעשה. מה יבוא עכשיו?',
    chips: ['מה עכשיו?', 'להקטין את זה', 'משהו תקוע'],
  },
  fr: {
    back: 'Content de vous retrouver ici.',
    done: 'Fait en dernier',
    next: 'La plus petite chose à faire\u00A0: dix minutes de ceci',
    over: 'Tout le plan est fait. Que faut-il ensuite\u202F?',
    chips: ['Et maintenant\u202F?', 'En plus petit', 'Je suis bloqué'],
  },
  es: {
    back: 'Qué bien verte de nuevo por aquí.',
    done: 'Lo último que quedó hecho',
    next: 'Lo más pequeño ahora son diez minutos de esto',
    over: 'Todo el plan está hecho. ¿Qué debería venir ahora?',
    chips: ['¿Qué sigue?', 'Hazlo más pequeño', 'No avanzo'],
  },
  pt: {
    back: 'Que bom ver você aqui de novo.',
    done: 'A última coisa feita',
    next: 'A menor coisa agora são dez minutos disto',
    over: 'Tudo no plano está feito. O que deve vir agora?',
    chips: ['O que vem agora?', 'Deixe menor', 'Não avanço'],
  },
};

/** A word of welcome out of what is done and what comes next. */
export function checkIn({ blocks, language }: Question): unknown {
  const { last_done, next } = z.parse(Progress, blocks.get('progress'));
  const { back, done, next: smallest, over, chips } = texts[language];
  const first = last_done === null ? back : `${back} ${done}: ${last_done}.`;
  return { text: `${first}\n\n${next ? `${smallest}: ${next.task}.` : over}`, suggestions: chips };
}
