import type { Language } from '@foothold/contract';
import * as z from 'zod/mini';
import type { Question } from './read.ts';

const Draft = z.object({
  title: z.string(),
  steps: z.array(
    z.looseObject({
      phase: z.string(),
      substeps: z.array(z.looseObject({ ref: z.nullable(z.string()) })),
    }),
  ),
});

const leads: Record<Language, string> = {
  en: 'Five small steps lead from a first question to people who come back.',
  he: 'חמישה צעדים קטנים מובילים משאלה ראשונה אל אנשים שחוזרים.',
  fr: 'Cinq petites étapes mènent d’une première question à des gens qui reviennent.',
  es: 'Cinco pasos pequeños llevan de una primera pregunta a personas que vuelven.',
  pt: 'Cinco passos pequenos levam de uma primeira pergunta a pessoas que voltam.',
};

/** The plan of the request's draft, with an opening of its own. */
export function plan({ blocks, language }: Question): unknown {
  const draft = z.parse(Draft, blocks.get('draft'));
  return {
    title: draft.title,
    short_description: leads[language],
    steps: draft.steps.map(({ substeps, ...step }) => ({
      ...step,
      substeps: substeps.map(({ ref, ...substep }) => ({ ...substep, like: ref })),
    })),
  };
}
