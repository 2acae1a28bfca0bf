import type { Asked } from '../models/wire-format.ts';
import type { Outcome, Problems } from './outcome.ts';
import { callAs } from './people.ts';

/** What a case made the server ask the model; nothing where there is none. */
function askedBy({ server, before }: Outcome): Asked[] {
  return (server.model?.requests ?? []).slice(before.asked).flatMap(({ asked }) => asked ?? []);
}

/**
 * The text must be told only as what a person said. Fixed words may answer it without the model: so a harmless message
 * follows, with which the model is told the talk so far.
 */
export async function otherRoles(text: string, outcome: Outcome): Promise<Problems> {
  const { server, people, values } = outcome;
  const harmless = { message: 'Where could I put up a note about it?', step_id: values['A.step1'], language: 'en' };
  await callAs(server.origin, people.A?.token ?? null, 'POST /api/chat', harmless);
  const asked = askedBy(outcome);
  const elsewhere = asked.filter(
    ({ instructions, messages }) =>
      instructions.includes(text) || messages.some(({ role, content }) => role !== 'user' && content.includes(text)),
  );
  const isTold = asked.some(({ messages }) => messages.some(({ content }) => content.includes(text)));
  return [
    ...elsewhere.map(() => `the model was told “${text}” in another role than the user’s`),
    ...(isTold ? [] : [`the model was never told “${text}”`]),
  ];
}

export function calls(outcome: Outcome): Problems {
  return askedBy(outcome).map(({ schemaName }) => `the model was asked (${schemaName ?? 'free text'})`);
}
