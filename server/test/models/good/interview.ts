import { ASSISTANT, askedFields, type FieldUpdate, emptyProfile, type Language, languages } from '@foothold/contract';
import type { ChatTurn } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import * as z from 'zod/mini';
import { timesAsked } from '../../../../guide/src/interview/conversation.ts';
import { requiredFields } from '../../../../guide/src/interview/fields.ts';
import { interviewWords } from '../../../../guide/src/interview/words.ts';
import type { Question } from './read.ts';

const Open = z.looseObject({ open: z.array(z.enum(askedFields)) });
const Message = z.looseObject({ message: z.string() });
const Talk = z.array(z.looseObject({ from: z.enum(['you', 'person']), text: z.string() }));

const thanks: Record<Language, string> = {
  en: 'Thank you, that helps.',
  he: 'תודה, זה עוזר.',
  fr: 'Merci, cela aide.',
  es: 'Gracias, eso ayuda.',
  pt: 'Obrigado por contar, isso ajuda.',
};
const enough: Record<Language, string> = {
  en: 'That is enough. You can press the button below for ideas.',
  he: 'זה מספיק. אפשר ללחוץ על הכפתור למטה ולקבל רעיונות.',
  fr: 'C’est suffisant. Vous pouvez appuyer sur le bouton ci-dessous pour des idées.',
  es: 'Con esto basta. Puedes pulsar el botón de abajo para ver ideas.',
  pt: 'Já é o bastante. Você pode tocar no botão abaixo para ver ideias.',
};

const bare = { action: 'add', text: null, number: null, employer: null, months: null, level: null };

/** An update of the built-in guide as the facts a model would state. */
function factsIn({ field, payload }: FieldUpdate): unknown[] {
  if (typeof payload === 'number') return [{ ...bare, field, number: payload }];
  if (typeof payload === 'string') return [{ ...bare, field, text: payload }];
  if (typeof payload === 'boolean') return [{ ...bare, field, text: payload ? 'yes' : 'no' }];
  return (payload ?? []).map((item) => {
    if ('role_title' in item) {
      const { role_title: text, company_name: employer, duration_months: months } = item;
      return { ...bare, field, text, employer, months: months === 0 ? null : months };
    }
    return 'name' in item
      ? { ...bare, field, text: item.name, level: item.level }
      : { ...bare, field, text: item.value };
  });
}

/** What a text of the interview asks for. A model has nothing but the words. */
const askedIn = (text: string) =>
  askedFields.find((field) =>
    languages.some((language) =>
      Object.values(interviewWords[language].questions[field]).some((question) => text.includes(question)),
    ),
  ) ?? null;

/** The talk so far, oldest first. */
function historyIn(talk: unknown): ChatTurn[] {
  return z
    .parse(Talk, talk)
    .map(({ from, text }) =>
      from === 'you'
        ? { sender: ASSISTANT, content: text, record: { asks: askedIn(text), act: null, before: [] } }
        : { sender: 'user', content: text },
    );
}

/**
 * Understands what the built-in guide understands of the message as an answer to what was asked last, and asks for the
 * first thing that is open and was not asked for as often as it may be.
 */
export async function interview({ blocks, language }: Question): Promise<unknown> {
  const { message } = z.parse(Message, blocks.get('message'));
  const { open } = z.parse(Open, blocks.get('open'));
  const history = historyIn(blocks.get('talk'));
  const facts: unknown[] = [];
  const context = { language, now: Date.UTC(2026, 9, 16), seed: 'a good model' };
  for await (const event of builtInGuide().onboardingTurn({ profile: emptyProfile, history, message }, context)) {
    if (event.type === 'update') facts.push(...factsIn(event.update));
  }
  const taken = new Set(facts.map((fact) => z.parse(z.looseObject({ field: z.string() }), fact).field));
  const next = open.find(
    (field) => !taken.has(field) && timesAsked(history, field) < (requiredFields.includes(field) ? 2 : 1),
  );
  const { questions, chips } = interviewWords[language];
  return {
    reply: next ? `${thanks[language]} ${questions[next].ask}` : enough[language],
    facts,
    suggestions: next ? chips[next].slice(0, 3) : [],
  };
}
