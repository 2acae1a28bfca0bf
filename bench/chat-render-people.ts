import type { RunningServer } from '../e2e/server.ts';
import { markdownOf, type Read } from './chat-render-texts.ts';

/** Somebody with a plan: the token, and where the workspace is. */
export interface Reader {
  token: string;
  path: string;
}

type Row = Record<string, unknown>;
interface Export {
  format: string;
  version: number;
  data: Record<string, Row[]>;
}

const ideas: Record<Read, string> = {
  en: 'I bake sourdough bread at home and sell it to neighbours on Fridays.',
  he: 'אני אופה בבית לחם מחמצת ומוכרת אותו לשכנים בימי שישי.',
};
const MINUTE_MS = 60_000;
const REPLY_LENGTH = 700;

async function call<Reply>(
  { origin }: RunningServer,
  method: 'GET' | 'POST',
  path: string,
  given: { body?: object; token?: string } = {},
): Promise<Reply> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(given.body && { 'content-type': 'application/json' }),
      ...(given.token && { authorization: `Bearer ${given.token}` }),
    },
    ...(given.body && { body: JSON.stringify(given.body) }),
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
  return (await response.json()) as Reply;
}

async function signUp(server: RunningServer, language: Read): Promise<string> {
  const tag = crypto.randomUUID().slice(0, 8);
  const body = {
    name: tag,
    email: `${tag}@example.test`,
    password: `quiet-harbour-${tag}`,
    agreed_to_terms: true,
    language,
  };
  return (await call<{ token: string }>(server, 'POST', '/api/signup', { body })).token;
}

export async function withPlan(server: RunningServer, language: Read): Promise<Reader> {
  const token = await signUp(server, language);
  const body = { description: ideas[language] };
  const { plan_id } = await call<{ plan_id: string }>(server, 'POST', '/api/plan/from-description', { body, token });
  return { token, path: `/plan/${plan_id}?view=chat` };
}

/** A person whose chat about the first step holds so many messages, brought by the import of an account. */
export async function withMessages(server: RunningServer, count: number, language: Read): Promise<Reader> {
  const first = await withPlan(server, language);
  const told = await call<Export>(server, 'GET', '/api/account/export', { token: first.token });
  const plan = told.data['plan']?.[0] as { id: string; steps: { step_id: string }[] } | undefined;
  if (!plan) throw new Error('The export has no plan');
  const stepId = plan.steps[0]?.step_id;
  const messages = talk(count, language).map((row) => ({ ...row, plan_id: plan.id, step_id: stepId }));
  const token = await signUp(server, language);
  const { format, version } = told;
  const data = { plan: told.data['plan'], active_plan: told.data['active_plan'], chat_message: messages };
  const body = { format, version, account: { language, use_model: true }, data };
  await call(server, 'POST', '/api/account/import', { body, token });
  return { token, path: `/plan/${plan.id}?view=chat` };
}

/** Questions and replies in turn, a minute apart; the last one was said just now. */
function talk(count: number, language: Read): Row[] {
  const began = Date.now() - count * MINUTE_MS;
  const rows: Row[] = [];
  for (let at = 0; at < count; at += 1) {
    const mine = at % 2 === 0;
    const id = crypto.randomUUID();
    rows.push({
      id,
      position: `${(began + at)
        .toString(16)
        .padStart(12, '0')
        .replace(/^(.{8})/, '$1-')}-7${id.slice(15)}`,
      substep_id: null,
      sender: mine ? 'user' : 'foothold',
      content: mine ? `${at} ${ideas[language]}` : markdownOf(REPLY_LENGTH, language, at % 4 === 1 ? 'list' : 'prose'),
      reply_to: mine ? null : rows.at(-1)?.['id'],
      source: mine ? null : 'builtin',
      language: mine ? null : language,
      interrupted: false,
      suggestions: [],
      updates: [],
      suggested_change: null,
      sent_at: new Date(began + at * MINUTE_MS).toISOString(),
      replaced_at: null,
    });
  }
  return rows;
}
