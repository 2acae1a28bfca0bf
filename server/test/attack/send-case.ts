import type { AttackCase, MultipartField } from './cases.ts';
import { type Answer, send } from './http-client.ts';
import { fill, fillText, type Values } from './placeholders.ts';
import { sendRaw, trickle } from './raw-socket.ts';

/** The body as it goes out: raw to the letter, or the JSON of it; nothing when the case has none. */
function bodyOf({ body, raw_body }: AttackCase, values: Values): string | undefined {
  if (raw_body !== undefined) return fillText(raw_body, values);
  return body === undefined ? undefined : JSON.stringify(fill(body, values));
}

/** A multipart body of plain fields. */
function multipartBody(parts: readonly MultipartField[], values: Values): { body: string; contentType: string } {
  const boundary = 'attack-boundary';
  const fields = parts.flatMap(({ name, value, repeat = 1 }) =>
    Array.from({ length: repeat }, (_part, at) => {
      const own = { ...values, n: String(at) };
      const disposition = `Content-Disposition: form-data; name="${fillText(name, own)}"`;
      return `--${boundary}\r\n${disposition}\r\n\r\n${fillText(value, own)}\r\n`;
    }),
  );
  return { body: `${fields.join('')}--${boundary}--\r\n`, contentType: `multipart/form-data; boundary=${boundary}` };
}

/** Sends a case once. */
export function sendOnce(origin: string, attack: AttackCase, values: Values): Promise<Answer> {
  const { method, generator } = attack;
  const path = fillText(attack.path, values);
  const headers = fill(attack.headers, values);
  if (generator?.type === 'raw_http') {
    return sendRaw(origin, { method, path, headers, afterHead: generator.after_head });
  }
  if (generator?.type === 'trickle') return trickle(origin, { method, path, headers, seconds: generator.seconds });
  if (generator?.type === 'multipart') {
    const { body, contentType } = multipartBody(generator.parts, values);
    return send(origin, { method, path, headers: { ...headers, 'Content-Type': contentType }, body });
  }
  return send(origin, { method, path, headers, body: bodyOf(attack, values), from: attack.from_address });
}

/** Sends a case as often, and in the way, its generator says. */
async function sendBatch(origin: string, attack: AttackCase, values: Values): Promise<Answer[]> {
  const { generator } = attack;
  if (generator?.type === 'parallel') {
    const numbered = Array.from({ length: generator.n }, (_turn, at) => ({ ...values, n: String(at) }));
    return Promise.all(numbered.map((own) => sendOnce(origin, attack, own)));
  }
  if (generator?.type !== 'repeat') return [await sendOnce(origin, attack, values)];

  const answers: Answer[] = [];
  for (let turn = 1; turn <= generator.n; turn += 1) {
    const own = { ...values, n: String(turn) };
    const headers = { ...attack.headers, ...generator.vary_header };
    answers.push(await sendOnce(origin, { ...attack, headers }, own));
  }
  return answers;
}

/** Times a case is sent before a late or a lost answer counts: the machine has other work too. */
const ATTEMPTS = 3;

/**
 * Sends a case; again when the answer came late where it has a time limit, or was lost where there should be one (a
 * refusal that a client still busy sending may miss).
 */
export async function sendAll(origin: string, attack: AttackCase, values: Values): Promise<Answer[]> {
  const { status: expected, max_ms: limit = Infinity } = attack.expect;
  const counts = ({ status, ms }: Answer) => ms <= limit && (status !== 'closed' || expected.includes('closed'));
  for (let attempt = 1; ; attempt += 1) {
    const answers = await sendBatch(origin, attack, values);
    if (attempt === ATTEMPTS || answers.every(counts)) return answers;
  }
}
